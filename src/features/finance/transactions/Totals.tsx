import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { Schema } from '#openapi/operations';
import { Text } from '#ui';
import { useWords } from '../../kernel/language';
import { useMoney } from '../../kernel/money';
import * as styles from './Totals.css';
import { transactionWords } from './words';

export interface TotalsProps {
  // biome-ignore lint/suspicious/noExplicitAny: the key says what is asked, which is nothing to what is answered.
  query: UseQueryOptions<Schema<'TransactionTotals'>, any, Schema<'TransactionTotals'>, any>;
}

// What may not be there stands last, so that it moves none.
const sums = ['income', 'expense', 'net', 'transfer'] as const;
type Sums = Schema<'TransactionTotals'>;

/** Only an account has something of transfers. */
const isShown = (name: (typeof sums)[number], data: Sums | undefined) =>
  name !== 'transfer' || (data !== undefined && (data.transfer_cents !== 0 || data.transfer_open_cents !== 0));

/** What is open of a sum; of all of them where it is not that of one alone, which says it already. */
const openIn = (name: (typeof sums)[number], data: Sums) => {
  const open = data[`${name}_open_cents`];
  return name === 'net' && (open === data.income_open_cents || open === -data.expense_open_cents) ? 0 : open;
};

/** What all transactions of a filter come to, those too that are not shown yet. */
export function Totals({ query }: TotalsProps) {
  const t = useWords(transactionWords);
  const money = useMoney();
  const { data, isError } = useQuery({ ...query, placeholderData: (before) => before });
  if (isError && !data) return null;
  const shown = sums.filter((name) => isShown(name, data));
  // Where nothing is open its line stays, so that nothing below moves by what is asked for.
  const openTold = (name: (typeof sums)[number]) => {
    if (!data) return '–';
    const open = openIn(name, data);
    return open === 0 ? '\u00a0' : t('stillOpen', { amount: money(open) });
  };
  return (
    <dl className={styles.totals}>
      {shown.map((name) => (
        <div key={name} className={styles.sum}>
          <dt>
            <Text as="span" size="s" tone="secondary">
              {t(`total.${name}`)}
            </Text>
          </dt>
          <dd className={styles.total}>
            <Text as="span" weight="medium" isTabular>
              {data ? money(data[`${name}_cents`]) : '–'}
            </Text>
            <Text size="s" tone="secondary" isTabular>
              {openTold(name)}
            </Text>
          </dd>
        </div>
      ))}
    </dl>
  );
}
