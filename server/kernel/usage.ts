import type { Channel, Tx } from './store/tables.ts';

/** Returns the first day of an instant's month (UTC). */
export const monthOf = (instant: string): string => `${instant.slice(0, 7)}-01`;

/** Counts a sent message in the usage of its month. */
export async function countMessage(tx: Tx, channel: Channel, now: string): Promise<void> {
  const column = channel === 'sms' ? 'sms' : 'emails';
  await tx
    .insertInto('usage_months')
    .values({ month: monthOf(now), [column]: 1 })
    .onConflict((conflict) =>
      conflict.column('month').doUpdateSet((eb) => ({ [column]: eb(`usage_months.${column}`, '+', 1) })),
    )
    .execute();
}
