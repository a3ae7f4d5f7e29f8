/** The amounts of a payment: the money moved, and what part of it is interest, fine or discount. */
export interface PaymentAmounts {
  amount_cents: number;
  interest_cents?: number;
  fine_cents?: number;
  discount_cents?: number;
}

/**
 * Returns how much of the agreed amount a payment settles: interest and fines do not count towards it, a discount does.
 */
export const settledAmount = ({
  amount_cents,
  interest_cents = 0,
  fine_cents = 0,
  discount_cents = 0,
}: PaymentAmounts) => amount_cents - interest_cents - fine_cents + discount_cents;
