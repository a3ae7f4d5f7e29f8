import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Schema } from '#openapi/operations';
import { Button, ButtonLink, Inline, Text } from '#ui';
import { useWords } from '../../kernel/language';
import { useMoney } from '../../kernel/money';
import { Confirm } from '../../kit/Confirm';
import { paths } from '../../paths';
import { deleteTransaction } from '../data/transactions';
import { StandingBadge } from './look';
import { transactionWords } from './words';

export interface TransactionHeadProps {
  transaction: Schema<'Transaction'>;
  /** What was typed over it goes with it. */
  onDeleted: () => void;
}

/** How a transaction stands, and what may be done with it as a whole. */
export function TransactionHead({ transaction, onDeleted }: TransactionHeadProps) {
  const t = useWords(transactionWords);
  const money = useMoney();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const { id, description, status, amount_cents } = transaction;

  async function remove() {
    setPending(true);
    const isGone = await deleteTransaction(id, t('did.failedDelete', { count: 1 }));
    setPending(false);
    setAsking(false);
    if (!isGone) return;
    onDeleted();
    await navigate(paths.transactions());
  }
  return (
    <Inline justify="between" align="center">
      <StandingBadge transaction={transaction} />
      <Inline space="s">
        <ButtonLink size="s" weight="soft" tone="neutral" href={`${paths.createTransaction()}?like=${id}`}>
          {t('act.duplicate')}
        </ButtonLink>
        <Button size="s" weight="soft" tone="critical" onPress={() => setAsking(true)}>
          {t('act.delete')}
        </Button>
      </Inline>
      {isAsking && (
        <Confirm
          title={t('deletion.title', { name: description })}
          act={t('act.delete')}
          isPending={isPending}
          onConfirm={() => void remove()}
          onClose={() => setAsking(false)}
        >
          <Text>{status === 'paid' ? t('deletion.paid', { amount: money(amount_cents) }) : t('deletion.open')}</Text>
        </Confirm>
      )}
    </Inline>
  );
}
