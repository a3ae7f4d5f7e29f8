import { Inline, Stack, Text } from '#ui';
import { useFormats } from '../../../kernel/format';
import { useWords } from '../../../kernel/language';
import { useCan } from '../../../kernel/session';
import type { CardParts } from '../../../kit/list/ListCards';
import type { Transaction } from '../../data/transactions';
import { Amount, StandingBadge } from '../look';
import { transactionWords } from '../words';
import { TransactionMenu } from './TransactionMenu';

/** What a card says of a transaction: as little as a phone has room for. */
export function useTransactionCard(): (row: Transaction) => CardParts {
  const t = useWords(transactionWords);
  const { day } = useFormats();
  const isManager = useCan()('manage:finance');
  return (row) => {
    const { due_date, account, transfer_account: to, client } = row;
    return {
      body: (
        <Stack space="xs">
          <Inline justify="between" align="center" wrap={false}>
            <Amount transaction={row} />
            <StandingBadge transaction={row} />
          </Inline>
          <Inline justify="between" align="center" wrap={false}>
            <Text size="s" tone="secondary" isTabular>
              {[
                day(due_date),
                to ? t('fromTo', { from: account.name, to: to.name }) : account.name,
                row.series && `${row.series.number}/${row.series.count}`,
                client?.name,
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
            {isManager && <TransactionMenu row={row} />}
          </Inline>
        </Stack>
      ),
    };
  };
}
