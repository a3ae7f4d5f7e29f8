/** What was paid of a transaction: what moved, and what of it is more or less than was agreed. */
export interface PaymentParts {
  amount_cents: number;
  interest_cents?: number;
  fine_cents?: number;
  discount_cents?: number;
}

/** What a payment settles of what was agreed: interest and fines come on top of it, a discount is let off. */
export const settledBy = ({ amount_cents, interest_cents = 0, fine_cents = 0, discount_cents = 0 }: PaymentParts) =>
  amount_cents - interest_cents - fine_cents + discount_cents;
