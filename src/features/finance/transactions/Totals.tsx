import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { Schema } from '#openapi/operations';
import { Money, Text } from '#ui';
import { useWords } from '../../kernel/language';
import { useMoney } from '../../kernel/money';
import * as styles from './Totals.css';
import { transactionWords } from './words';

export interface TotalsProps {
  // biome-ignore lint/suspicious/noExplicitAny: the key says what is asked, which is nothing to what is answered.
  query: UseQueryOptions<Schema<'TransactionTotals'>, any, Schema<'TransactionTotals'>, any>;
}

const sums = ['income', 'expense', 'net'] as const;

/** What all transactions of a filter come to, those too that are not shown yet. */
export function Totals({ query }: TotalsProps) {
  const t = useWords(transactionWords);
  const money = useMoney();
  const { data, isError } = useQuery({ ...query, placeholderData: (before) => before });
  if (isError && !data) return null;
  return (
    <dl className={styles.totals}>
      {sums.map((name) => (
        <div key={name}>
          <dt>
            <Text as="span" size="s" tone="secondary">
              {t(`total.${name}`)}
            </Text>
          </dt>
          <dd className={styles.total}>
            <Text as="span" weight="medium" isTabular>
              {data ? <Money cents={data[`${name}_cents`]} /> : '–'}
            </Text>
            {data && name !== 'net' && data[`${name}_open_cents`] > 0 && (
              <Text size="s" tone="secondary" isTabular>
                {t('stillOpen', { amount: money(data[`${name}_open_cents`]) })}
              </Text>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
