import type { Schema } from '#openapi/operations';
import { Button, Inline, Link, List, Stack, Text } from '#ui';
import { useFormats } from '../../../kernel/format';
import { useWords } from '../../../kernel/language';
import { useMoney } from '../../../kernel/money';
import { useCan } from '../../../kernel/session';
import { useCommand } from '../../../kit/command';
import { paths } from '../../../paths';
import { changePayments } from '../../data/payments';
import { paymentWords } from './words';

type Payment = Schema<'Payment'>;

/** What was paid of a transaction, each payment with the way to take it back, and what was given back of it. */
export function Payments({ transaction }: { transaction: Schema<'Transaction'> }) {
  const t = useWords(paymentWords);
  const money = useMoney();
  const { day } = useFormats();
  const isManager = useCan()('manage:finance');
  const change = useCommand(changePayments);
  const { id, payments, refund_of, refunded_cents, open_cents, paid_cents, is_reconciled } = transaction;
  if (payments.length === 0 && !refund_of && refunded_cents === 0) return null;
  const extrasOf = (payment: Payment) =>
    (['interest_cents', 'fine_cents', 'discount_cents'] as const)
      .filter((name) => payment[name] > 0)
      .map((name) => t(`with.${name}`, { amount: money(payment[name]) }));
  const textOf = ({ paid_date, amount_cents }: Payment) => `${day(paid_date)}, ${money(amount_cents)}`;
  // Of payments that read alike each has its number.
  const nameOf = (payment: Payment) => {
    const name = textOf(payment);
    const alike = payments.filter((other) => textOf(other) === name);
    return alike.length > 1 ? t('nth', { name, number: alike.indexOf(payment) + 1 }) : name;
  };
  return (
    <Stack space="s">
      {payments.length > 0 && (
        <>
          <Text weight="medium" isTabular>
            {t('paid', { paid: money(paid_cents), open: money(open_cents) })}
          </Text>
          <List label={t('payments')} items={payments} density="compact">
            {(payment) => (
              <Inline justify="between" align="center">
                <Text size="s" isTabular>
                  {[nameOf(payment), ...extrasOf(payment)].join(' · ')}
                </Text>
                {isManager && !is_reconciled && (
                  <Button
                    size="s"
                    weight="soft"
                    tone="neutral"
                    aria-label={t('undoOf', { name: nameOf(payment) })}
                    isPending={change.isPending}
                    onPress={() =>
                      void change.run(
                        { id, undone: payment.id },
                        { done: () => t('undone'), failed: () => t('notUndone') },
                      )
                    }
                  >
                    {t('undo')}
                  </Button>
                )}
              </Inline>
            )}
          </List>
        </>
      )}
      {refunded_cents > 0 && (
        <Text size="s" tone="secondary" isTabular>
          {t('refundedOf', { amount: money(refunded_cents) })}
        </Text>
      )}
      {refund_of && (
        <Text size="s" tone="secondary">
          {t('isRefundOf')} <Link href={paths.transaction({ transactionId: refund_of.id })}>{refund_of.name}</Link>
        </Text>
      )}
    </Stack>
  );
}
