import { settledAmount } from '#domain/payment';
import type { Schema } from '#openapi/operations';
import { newPaymentRules } from '#openapi/rules/new-payment';
import { Columns, MoneyField, Text } from '#ui';
import { useFormats } from '../../../kernel/format';
import { useWords } from '../../../kernel/language';
import { useMoney } from '../../../kernel/money';
import { runCommand } from '../../../kit/command';
import { FormModal } from '../../../kit/form/FormModal';
import { useEntityForm } from '../../../kit/form/use-entity-form';
import { changePayments } from '../../data/payments';
import { Day } from '../Day';
import { useBeforeOpening } from '../use-before-opening';
import { paymentWords } from './words';

export interface RegisterPaymentProps {
  transaction: Schema<'Transaction'>;
  onClose: () => void;
}

const extras = ['interest_cents', 'fine_cents', 'discount_cents'] as const;
type Values = Record<'amount_cents' | (typeof extras)[number], number | null> & { paid_date: string | null };

const partsOf = ({ amount_cents, interest_cents, fine_cents, discount_cents }: Values) => ({
  amount_cents: amount_cents ?? 0,
  interest_cents: interest_cents ?? 0,
  fine_cents: fine_cents ?? 0,
  discount_cents: discount_cents ?? 0,
});

/** Asks what was paid of a transaction, and says what stays open. */
export function RegisterPayment({ transaction, onClose }: RegisterPaymentProps) {
  const t = useWords(paymentWords);
  const money = useMoney();
  const { day } = useFormats();
  const { id, kind, description, open_cents, status, version } = transaction;
  const field = (name: keyof Values) => ({ label: t(`field.${name}`, { kind }) });
  const amount = (name: keyof Values) => ({
    ...field(name),
    show: (cents: number | string | null) => (typeof cents === 'number' ? money(cents) : ''),
    says: { tooSmall: () => t('fault.tooSmall'), tooLarge: () => t('fault.tooLarge') },
  });
  const form = useEntityForm<Values>({
    of: {
      values: {
        amount_cents: open_cents,
        paid_date: null,
        interest_cents: null,
        fine_cents: null,
        discount_cents: null,
      },
    },
    rules: newPaymentRules,
    fields: {
      amount_cents: amount('amount_cents'),
      paid_date: { ...field('paid_date'), show: (date) => (date ? day(date) : '') },
      interest_cents: amount('interest_cents'),
      fine_cents: amount('fine_cents'),
      discount_cents: amount('discount_cents'),
    },
    check: (values) => {
      const settled = settledAmount(partsOf(values));
      if (values.amount_cents === null || values.amount_cents < 1) return {};
      if (settled < 1) return { amount_cents: t('fault.nothing') };
      return settled > open_cents ? { amount_cents: t('fault.tooMuch', { amount: money(open_cents) }) } : {};
    },
    send: async (values) => {
      const payment = { ...partsOf(values), paid_date: values.paid_date, version };
      const done = () => t('registered', { kind, name: description });
      const { problem } = await runCommand(changePayments, { id, payment, before: status }, { done });
      if (problem) throw problem;
    },
    onSent: onClose,
  });
  const { noteOf } = useBeforeOpening();
  const beforeOpening = noteOf(form.values.paid_date, transaction.account.id, transaction.transfer_account?.id);
  const left = open_cents - settledAmount(partsOf(form.values));
  return (
    <FormModal title={t('registerTitle', { kind, name: description })} form={form} size="sm" onClose={onClose}>
      <Columns minWidth="s">
        <MoneyField {...form.field('amount_cents')} />
        <Day {...form.field('paid_date')} note={beforeOpening ?? t('note.paid_date')} />
      </Columns>
      <Columns minWidth="s">
        {extras.map((name) => (
          <MoneyField key={name} {...form.field(name)} />
        ))}
      </Columns>
      <Text tone="secondary" isTabular>
        {left > 0 ? t('left', { amount: money(left) }) : t('nothingLeft')}
      </Text>
    </FormModal>
  );
}
