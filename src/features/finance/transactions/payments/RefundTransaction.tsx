import type { Schema } from '#openapi/operations';
import { newRefundRules } from '#openapi/rules/new-refund';
import { Columns, MoneyField, notify, Text } from '#ui';
import { useFormats } from '../../../kernel/format';
import { useWords } from '../../../kernel/language';
import { useMoney } from '../../../kernel/money';
import { sendCommand } from '../../../kit/command';
import { FormModal } from '../../../kit/form/FormModal';
import { useEntityForm } from '../../../kit/form/use-entity-form';
import { refundTransaction } from '../../data/payments';
import { Day } from '../Day';
import { paymentWords } from './words';

export interface RefundTransactionProps {
  transaction: Schema<'Transaction'>;
  onClose: () => void;
}

interface Values {
  amount_cents: number | null;
  paid_date: string | null;
}

const mostLetters = 120;

/** Asks how much of what was paid is given back. */
export function RefundTransaction({ transaction, onClose }: RefundTransactionProps) {
  const t = useWords(paymentWords);
  const money = useMoney();
  const { day } = useFormats();
  const { id, kind, description: name } = transaction;
  const left = transaction.paid_cents - transaction.refunded_cents;
  const form = useEntityForm<Values>({
    of: { values: { amount_cents: left, paid_date: null } },
    rules: newRefundRules,
    fields: {
      amount_cents: {
        label: t('field.refund_cents'),
        show: (cents) => (cents === null ? '' : money(cents)),
        says: { tooSmall: () => t('fault.tooSmall'), tooLarge: () => t('fault.tooLarge') },
      },
      paid_date: { label: t('field.refund_date'), show: (date) => (date ? day(date) : '') },
    },
    check: ({ amount_cents }) =>
      (amount_cents ?? 0) > left ? { amount_cents: t('fault.refundsTooMuch', { amount: money(left) }) } : {},
    send: ({ amount_cents, paid_date }) => {
      const description = [...t('refundOf', { name })].slice(0, mostLetters).join('');
      return sendCommand(refundTransaction, {
        id,
        refund: { amount_cents: amount_cents ?? 0, paid_date, description },
      });
    },
    onSent: () => {
      notify({ variant: 'success', title: t('refunded'), description: name });
      onClose();
    },
  });
  return (
    <FormModal title={t('refundTitle', { name })} form={form} size="sm" onClose={onClose}>
      <Text tone="secondary">{t('refundNote', { kind })}</Text>
      <Columns minWidth="s">
        <MoneyField {...form.field('amount_cents')} />
        <Day {...form.field('paid_date')} note={t('note.paid_date')} />
      </Columns>
    </FormModal>
  );
}
