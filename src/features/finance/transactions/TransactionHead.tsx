import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router-dom';
import type { Schema } from '#openapi/operations';
import { Button, ButtonLink, Inline, Stack, Text } from '#ui';
import { useWords } from '../../kernel/language';
import { lazyComponent } from '../../kernel/lazy-component';
import { useMoney } from '../../kernel/money';
import { Asked } from '../../kit/Asked';
import { Confirm } from '../../kit/Confirm';
import { useCommand } from '../../kit/command';
import { paths } from '../../paths';
import { changeTransaction, deleteTransaction, transactionById } from '../data/transactions';
import { StandingBadge } from './look';
import { Payments } from './payments/Payments';
import { awaitsStatement, isOpen } from './use-acts';
import { useBeforeOpening } from './use-before-opening';
import { transactionWords } from './words';

const RegisterPayment = lazyComponent(() => import('./payments/RegisterPayment'), 'RegisterPayment');
const DeleteOfSeries = lazyComponent(() => import('./series/DeleteOfSeries'), 'DeleteOfSeries');
const RefundTransaction = lazyComponent(() => import('./payments/RefundTransaction'), 'RefundTransaction');

export interface TransactionHeadProps {
  transaction: Schema<'Transaction'>;
  /** Whether something was typed over it that is not sent yet. */
  isUnsaved: () => boolean;
  /** What was typed over it goes with it. */
  onDeleted: () => void;
}

/** How a transaction stands, and what may be done with it as a whole. */
export function TransactionHead({ transaction: read, isUnsaved, onDeleted }: TransactionHeadProps) {
  // React Compiler does not support functions that call each other.
  'use no memo';
  const t = useWords(transactionWords);
  const money = useMoney();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [asking, setAsking] = useState<'pay' | 'refund' | 'delete'>();
  const [isPending, setPending] = useState(false);
  const { data: transaction = read } = useQuery(transactionById(read.id));
  const { id, description, version, is_reconciled, paid_cents, refunded_cents, refund_of, series } = transaction;
  const { countedCents } = useBeforeOpening();
  const counted = asking === 'delete' ? countedCents(transaction) : 0;
  const close = () => setAsking(undefined);
  const change = useCommand(changeTransaction);

  const mark = (next: boolean) =>
    void change.run(
      { id, change: { is_reconciled: next, version }, before: { is_reconciled } },
      {
        done: () => t(next ? 'did.reconciled' : 'did.unreconciled', { name: description }),
        failed: () => t('did.failed'),
      },
    );

  useEffect(() => {
    // What was paid meanwhile is no reason to ask whose version holds, as long as nothing was typed.
    if (transaction.version > read.version && !isUnsaved()) void revalidate();
  }, [transaction.version, read.version, isUnsaved, revalidate]);

  async function remove() {
    setPending(true);
    const isGone = await deleteTransaction(id, t('did.failedDelete', { count: 1 }));
    setPending(false);
    close();
    if (isGone) leave();
  }

  function leave() {
    onDeleted();
    void navigate(paths.transactions());
  }
  return (
    <Stack space="m">
      <Inline justify="between" align="center">
        <StandingBadge transaction={transaction} />
        <Inline space="s">
          {isOpen(transaction) && (
            <Button size="s" onPress={() => setAsking('pay')}>
              {t('act.register', { kind: transaction.kind })}
            </Button>
          )}
          {(awaitsStatement(transaction) || is_reconciled) && (
            <Button
              size="s"
              weight="soft"
              tone="neutral"
              isPending={change.isPending}
              onPress={() => mark(!is_reconciled)}
            >
              {t(is_reconciled ? 'act.unreconcile' : 'act.reconcile')}
            </Button>
          )}
          {paid_cents > refunded_cents && !refund_of && (
            <Button size="s" weight="soft" tone="neutral" onPress={() => setAsking('refund')}>
              {t('act.refund')}
            </Button>
          )}
          <ButtonLink size="s" weight="soft" tone="neutral" href={`${paths.createTransaction()}?like=${id}`}>
            {t('act.duplicate')}
          </ButtonLink>
          {!is_reconciled && (
            <Button size="s" weight="soft" tone="critical" onPress={() => setAsking('delete')}>
              {t('act.delete')}
            </Button>
          )}
        </Inline>
      </Inline>
      {is_reconciled && <Text tone="secondary">{t('note.reconciled')}</Text>}
      <Payments transaction={transaction} />
      <Asked onClose={close}>
        {asking === 'delete' && series && (
          <DeleteOfSeries transaction={transaction} series={series} onDeleted={leave} onClose={close} />
        )}
        {asking === 'pay' && <RegisterPayment transaction={transaction} onClose={close} />}
        {asking === 'refund' && <RefundTransaction transaction={transaction} onClose={close} />}
      </Asked>
      {asking === 'delete' && !series && (
        <Confirm
          title={t('deletion.title', { name: description })}
          act={t('act.delete')}
          isPending={isPending}
          onConfirm={() => void remove()}
          onClose={close}
        >
          <Text>{counted > 0 ? t('deletion.paid', { amount: money(counted) }) : t('deletion.open')}</Text>
        </Confirm>
      )}
    </Stack>
  );
}
