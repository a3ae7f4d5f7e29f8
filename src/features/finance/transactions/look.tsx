import { CheckCheck } from 'lucide-react';
import type { Schema } from '#openapi/operations';
import { Badge, type BadgeProps, Text, VisuallyHidden } from '#ui';
import { useWords } from '../../kernel/language';
import { useMoney } from '../../kernel/money';
import type { Transaction } from '../data/transactions';
import { transactionWords } from './words';

/** How a transaction stands, with what its due date tells. */
export const standingOf = ({ status, is_overdue }: Pick<Transaction, 'status' | 'is_overdue'>) =>
  is_overdue ? 'overdue' : status;

const tones: Record<ReturnType<typeof standingOf>, BadgeProps['tone']> = {
  draft: 'neutral',
  scheduled: 'info',
  pending: 'accent',
  paid: 'positive',
  cancelled: 'neutral',
  refunded: 'warning',
  overdue: 'critical',
};

/** How a transaction stands; what was found on the statement is paid. */
export function StandingBadge({ transaction }: { transaction: Schema<'Transaction'> }) {
  const t = useWords(transactionWords);
  const standing = standingOf(transaction);
  if (transaction.is_reconciled)
    return (
      <Badge tone="positive" icon={CheckCheck}>
        {t('reconciled')}
      </Badge>
    );
  return <Badge tone={tones[standing]}>{t(`status.${standing}`, { kind: transaction.kind })}</Badge>;
}

/** Whether it is part of a sum: what is a draft, cancelled or refunded comes to nothing. */
export const counts = ({ status }: Pick<Transaction, 'status'>) =>
  status === 'scheduled' || status === 'pending' || status === 'paid';

/** The centavos with the sign that their kind gives them; a transfer adds none and takes none. */
export const signed = ({ kind, amount_cents }: Pick<Transaction, 'kind' | 'amount_cents'>) =>
  kind === 'expense' ? -amount_cents : amount_cents;

/** Whether some of it is paid and some is not. */
export const isPaidInPart = ({ paid_cents, open_cents }: Pick<Transaction, 'paid_cents' | 'open_cents'>) =>
  paid_cents > 0 && open_cents > 0;

/** An amount with the sign of its kind, which colour only underlines. */
export function Amount({ transaction }: { transaction: Schema<'Transaction'> }) {
  const t = useWords(transactionWords);
  const money = useMoney();
  const { kind } = transaction;
  const tone = !counts(transaction) || kind === 'transfer' ? 'secondary' : kind === 'income' ? 'positive' : 'critical';
  return (
    <>
      <Text as="span" tone={tone} isTabular>
        <VisuallyHidden>{t(`kind.${kind}`)} </VisuallyHidden>
        {kind === 'income' && '+'}
        {money(signed(transaction))}
      </Text>
      {isPaidInPart(transaction) && (
        <Text size="s" tone="secondary" isTabular>
          {t('stillOpen', { amount: money(transaction.open_cents) })}
        </Text>
      )}
    </>
  );
}
