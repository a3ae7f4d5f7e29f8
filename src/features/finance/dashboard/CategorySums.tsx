import type { Schema } from '#openapi/operations';
import { Text } from '#ui';
import { useWords } from '../../kernel/language';
import { usePreferences } from '../../kernel/preferences';
import { AmountLink } from './AmountLink';
import type { Links } from './links';
import { MoneyTable } from './MoneyTable';
import { dashboardWords } from './words';

/** What came in and went out, by category, each with its share in its kind. */
export function CategorySums({ sums, links }: { sums: Schema<'CategorySums'>; links: Links }) {
  const t = useWords(dashboardWords);
  const { language } = usePreferences();
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  const { data, period } = sums;
  if (data.length === 0) return <Text tone="secondary">{t('categories.empty')}</Text>;
  const totalOf = (kind: 'income' | 'expense') =>
    data.reduce((total, each) => total + (each.kind === kind ? each.amount_cents : 0), 0);
  const totals = { income: totalOf('income'), expense: totalOf('expense') };
  return (
    <MoneyTable
      label={t('categories.table')}
      columns={[t('categories.category'), t('categories.income'), t('categories.expense'), t('categories.share')]}
      rows={data.map(({ kind, category, amount_cents }) => {
        const name = category?.name ?? t('categories.none', { kind });
        const href = links.ofCategory(kind, category?.id, period);
        const label = category ? t('categories.amountOf', { name, kind }) : name;
        const amount = <AmountLink key="amount" cents={amount_cents} href={href} label={label} />;
        return {
          id: `${kind} ${category?.id}`,
          name,
          cells: [kind === 'income' && amount, kind === 'expense' && amount, share.format(amount_cents / totals[kind])],
        };
      })}
    />
  );
}
