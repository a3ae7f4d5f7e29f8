import { Ellipsis } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton, Menu, MenuTrigger } from '#ui';
import { useWords } from '../../../kernel/language';
import type { Transaction } from '../../data/transactions';
import { useTransactionActs } from '../use-acts';
import { transactionWords } from '../words';

const RegisterPayment = lazy(() =>
  import('../payments/RegisterPayment').then((module) => ({ default: module.RegisterPayment })),
);

/** What may be done with a row. */
export function TransactionMenu({ row }: { row: Transaction }) {
  const t = useWords(transactionWords);
  const [isPaying, setPaying] = useState(false);
  const actsOf = useTransactionActs(() => setPaying(true));
  return (
    <>
      <MenuTrigger>
        <IconButton label={t('act.menu', { name: row.name })} icon={Ellipsis} size="s" />
        <Menu label={row.name} items={actsOf(row)} />
      </MenuTrigger>
      <Suspense>{isPaying && <RegisterPayment transaction={row} onClose={() => setPaying(false)} />}</Suspense>
    </>
  );
}
