import { useState } from 'react';
import { Menu, RowActions } from '#ui';
import { useWords } from '../../../kernel/language';
import { lazyComponent } from '../../../kernel/lazy-component';
import { Asked } from '../../../kit/Asked';
import type { Transaction } from '../../data/transactions';
import { useTransactionActs } from '../use-acts';
import { transactionWords } from '../words';

const RegisterPayment = lazyComponent(() => import('../payments/RegisterPayment'), 'RegisterPayment');
const DeleteOfSeries = lazyComponent(() => import('../series/DeleteOfSeries'), 'DeleteOfSeries');

/** What may be done with a row. */
export function TransactionMenu({ row }: { row: Transaction }) {
  const t = useWords(transactionWords);
  const [asking, ask] = useState<'pay' | 'delete'>();
  const close = () => ask(undefined);
  return (
    <>
      <RowActions label={t('act.menu', { name: row.name })}>
        <RowActs row={row} ask={ask} />
      </RowActions>
      <Asked onClose={close}>
        {asking === 'pay' && <RegisterPayment transaction={row} onClose={close} />}
        {asking === 'delete' && row.series && <DeleteOfSeries transaction={row} series={row.series} onClose={close} />}
      </Asked>
    </>
  );
}

function RowActs({ row, ask }: { row: Transaction; ask: (what: 'pay' | 'delete') => void }) {
  return <Menu label={row.name} items={useTransactionActs(ask)(row)} />;
}
