import { Link, Money } from '#ui';
import { useMoney } from '../../kernel/money';
import { useIsPrivate } from './privacy';

interface AmountProps {
  cents: number;
  href?: string;
  /** What the amount is, for whoever hears it alone. */
  label: string;
}

/** An amount that leads to the transactions it is made of. */
export function AmountLink({ cents, href, label }: AmountProps) {
  const money = useMoney();
  const amount = <Money cents={cents} isHidden={useIsPrivate()} />;
  if (!href) return amount;
  return (
    <Link href={href} weight="quiet" aria-label={`${label}: ${money(cents)}`}>
      {amount}
    </Link>
  );
}
