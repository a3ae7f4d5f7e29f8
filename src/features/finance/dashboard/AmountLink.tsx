import { Link } from '#ui';
import { useMoney } from '../../kernel/money';

interface AmountProps {
  cents: number;
  href?: string;
  /** What the amount is, for whoever hears it alone. */
  label: string;
}

/** An amount that leads to the transactions it is made of. */
export function AmountLink({ cents, href, label }: AmountProps) {
  const money = useMoney();
  const text = money(cents);
  return (
    <span data-amount>
      {href ? (
        <Link href={href} weight="quiet" aria-label={`${label}: ${text}`}>
          {text}
        </Link>
      ) : (
        text
      )}
    </span>
  );
}
