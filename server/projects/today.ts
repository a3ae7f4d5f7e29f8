import { type Day, dayOf } from '#domain/dates';
import type { Tx } from '../kernel/store/tables.ts';

// Who chooses no unit works where most of them do.
const usualZone = 'America/Sao_Paulo';

/** What day it is for a unit. */
export async function todayOf(tx: Tx, unitId: string | null | undefined, now: string): Promise<Day> {
  const unit = unitId && (await tx.selectFrom('units').where('id', '=', unitId).select('time_zone').executeTakeFirst());
  return dayOf(new Date(now), unit ? unit.time_zone : usualZone);
}
