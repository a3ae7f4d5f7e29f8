import { type RawBuilder, sql } from 'kysely';

/** What is paid whole, at once and as agreed: that is its own payment. All else that was paid is rows of `payments`. */
export const isPaidAtOnce = sql<boolean>`(t.status = 'paid' and t.settled_cents = 0)`;

/** What is neither paid nor called off. */
export const isOpen = sql<boolean>`t.status in ('pending', 'scheduled')`;

type ShareOf = (cents: RawBuilder<unknown>) => RawBuilder<unknown>;
const whole: ShareOf = (cents) => cents;

/** What has moved of a transaction, or a share of it, and of its payments some alone. */
export const paidOf = (shareOf = whole, where = sql<boolean>`true`) => sql<number>`(case when t.settled_cents > 0
  then (select coalesce(sum(${shareOf(sql`p.amount_cents`)}), 0) from payments p
    where p.transaction_id = t.id and ${where})
  when t.status = 'paid' then ${shareOf(sql`t.amount_cents`)} else 0 end)`;

/** What is left of one that is open. */
export const restOf = sql<number>`(t.amount_cents - t.settled_cents)`;

/** What is still to be paid of a transaction, or a share of it. */
export const openOf = (shareOf = whole) => sql<number>`(case when ${isOpen} then ${shareOf(restOf)} else 0 end)`;

/**
 * The share that a part `s` has in some centavos of its whole. Each ends where the next begins, so that together they
 * come to all of it.
 */
export const shareOfPart = (cents: RawBuilder<unknown>, amount: RawBuilder<unknown> = sql`t.amount_cents`) =>
  sql<number>`(div((s.before_cents + s.amount_cents)::numeric * ${cents}, ${amount})
    - div(s.before_cents::numeric * ${cents}, ${amount}))::bigint`;

/** What was given back of a transaction. A refund that is not paid, or not yet, gives nothing back. */
export const refundedOf = sql<number>`(select coalesce(sum(
    case r.status when 'paid' then r.amount_cents when 'cancelled' then 0 else r.settled_cents end), 0)
  from transactions r where r.refund_of_id = t.id)`;

/** The balance of account `a`: the opening balance plus payments from the opening date on (decision 0109). */
export const balanceOf = sql<number>`a.opening_balance_cents
  + coalesce((select sum(case t.kind when 'income' then t.amount_cents else -t.amount_cents end)
      from transactions t where t.account_id = a.id and ${isPaidAtOnce} and t.paid_date >= a.opening_date), 0)
  + coalesce((select sum(t.amount_cents) from transactions t
      where t.transfer_account_id = a.id and ${isPaidAtOnce} and t.paid_date >= a.opening_date), 0)
  + coalesce((select sum(case when t.account_id = a.id and t.kind <> 'income' then -p.amount_cents else p.amount_cents end)
      from transactions t join payments p on p.transaction_id = t.id
      where t.settled_cents > 0 and p.paid_date >= a.opening_date
        and (t.account_id = a.id or t.transfer_account_id = a.id)), 0)`;
