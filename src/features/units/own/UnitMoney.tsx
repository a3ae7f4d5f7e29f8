import type { Schema } from '#openapi/operations';
import { useWords } from '../../kernel/language';
import { useMoney } from '../../kernel/money';
import { useCan } from '../../kernel/session';
import { Figures } from '../../kit/section/Figures';
import { paths } from '../../paths';
import { ownUnitWords } from './words';

/** What a unit holds and should have received, for whoever may see it; each leads to what it sums up. */
export function UnitMoney({ summary }: { summary: Schema<'UnitSummary'> }) {
  const own = useWords(ownUnitWords);
  const money = useMoney();
  const can = useCan();
  const { unit_id, balance_cents, receivable_overdue_cents } = summary;
  if (balance_cents === null || receivable_overdue_cents === null) return null;
  const [held, late] = [money(balance_cents), money(receivable_overdue_cents)];
  const accounts = { href: `${paths.accounts()}?unit=${unit_id}`, label: own('leads.balance_cents', { sum: held }) };
  const titles = `${paths.transactions()}?unit=${unit_id}&kind=income&status=overdue`;
  return (
    <Figures
      of={[
        { label: own('stat.balance_cents'), value: held, to: can('view:finance_accounts') ? accounts : undefined },
        {
          label: own('stat.receivable_overdue_cents'),
          value: late,
          to: { href: titles, label: own('leads.receivable_overdue_cents', { sum: late }) },
        },
      ]}
    />
  );
}
