import type { Schema } from '#openapi/operations';
import { useFormats } from '../../kernel/format';
import { useWords } from '../../kernel/language';
import { useAccountsOpenedAfter } from '../data/opening';
import { transactionWords } from './words';

type Moved = Pick<
  Schema<'Transaction'>,
  'account' | 'transfer_account' | 'payments' | 'paid_cents' | 'paid_date' | 'status'
>;

/** Says which balances a payment does not change because it is from before the opening date of the account. */
export function useBeforeOpening() {
  const t = useWords(transactionWords);
  const { day: inWords } = useFormats();
  const openedAfter = useAccountsOpenedAfter();
  return {
    /** Returns the sentence for a payment on `day`; undefined if every account counts it. */
    noteOf: (day: string | null | undefined, ...ids: (string | null | undefined)[]) =>
      openedAfter(day, ...ids)
        .map(({ name, opening_date }) => t('note.beforeOpening', { account: name, day: inWords(opening_date) }))
        .join(' ') || undefined,
    /** Returns the part of the payments that counts in a balance. */
    countedCents: ({ account, transfer_account, payments, paid_cents, paid_date }: Moved) => {
      const ids = [account.id, transfer_account?.id].filter((id) => id !== undefined);
      const isCounted = (day: string | null) => openedAfter(day, ...ids).length < ids.length;
      if (payments.length === 0) return isCounted(paid_date) ? paid_cents : 0;
      return payments.reduce((sum, each) => sum + (isCounted(each.paid_date) ? each.amount_cents : 0), 0);
    },
  };
}
