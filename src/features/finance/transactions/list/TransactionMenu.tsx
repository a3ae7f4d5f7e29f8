import { Ellipsis } from 'lucide-react';
import { IconButton, Menu, MenuTrigger } from '#ui';
import { useWords } from '../../../kernel/language';
import type { Transaction } from '../../data/transactions';
import { useTransactionActs } from '../use-acts';
import { transactionWords } from '../words';

/** What may be done with a row. */
export function TransactionMenu({ row }: { row: Transaction }) {
  const t = useWords(transactionWords);
  const actsOf = useTransactionActs();
  return (
    <MenuTrigger>
      <IconButton label={t('act.menu', { name: row.name })} icon={Ellipsis} size="s" />
      <Menu label={row.name} items={actsOf(row)} />
    </MenuTrigger>
  );
}
