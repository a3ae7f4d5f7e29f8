import type { Schema } from '#openapi/operations';
import { useWords } from '../../kernel/language';
import { useMoney } from '../../kernel/money';
import { useCan } from '../../kernel/session';
import type { Figure } from '../../kit/section/Figures';
import { paths } from '../../paths';
import { ownUnitWords } from './words';

/** What a unit holds and should have received, for whoever may see it; each leads to what it sums up. */
export function useUnitMoney(): (summary: Schema<'UnitSummary'>) => Figure[] {
  const own = useWords(ownUnitWords);
  const money = useMoney();
  const can = useCan();
  return ({ unit_id, balance_cents, receivable_overdue_cents }) => {
    if (balance_cents === null || receivable_overdue_cents === null) return [];
    const [held, late] = [money(balance_cents), money(receivable_overdue_cents)];
    const accounts = { href: `${paths.accounts()}?unit=${unit_id}`, label: own('leads.balance_cents', { sum: held }) };
    const titles = {
      href: `${paths.transactions()}?unit=${unit_id}&kind=income&status=overdue`,
      label: own('leads.receivable_overdue_cents', { sum: late }),
    };
    return [
      { label: own('stat.balance_cents'), value: held, to: can('view:finance_accounts') ? accounts : undefined },
      { label: own('stat.receivable_overdue_cents'), value: late, to: titles },
    ];
  };
}
