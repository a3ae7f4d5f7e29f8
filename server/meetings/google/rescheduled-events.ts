import { sql } from 'kysely';
import { dayOf } from '#domain/dates';
import type { Tx } from '../../kernel/store/tables.ts';
import { originalStartOf, relink } from './apply.ts';
import type { GoogleEvent } from './event.ts';

/** Where a series was moved there as a whole, its times have other ids: on its day each is what it was. */
export async function relinkRescheduledEvents(
  tx: Tx,
  calendarId: string,
  events: readonly GoogleEvent[],
): Promise<void> {
  const wholeOf = ({ recurringEventId = '' }: GoogleEvent) => recurringEventId.split('_')[0] ?? '';
  const alive = events.filter(({ status, recurringEventId }) => status !== 'cancelled' && recurringEventId);
  if (alive.length === 0) return;
  const links = await tx
    .selectFrom('calendar_links as l')
    .innerJoin('calendar_series as w', 'w.id', 'l.whole_id')
    .where('w.calendar_id', '=', calendarId)
    .where('w.event_id', '=', sql<string>`any(${[...new Set(alive.map(wholeOf))]}::text[])`)
    .select(['l.id', 'l.event_id', 'l.original_start', 'l.base', 'l.theirs', 'w.event_id as whole', 'w.fields'])
    .execute();
  const known = new Set(links.map(({ event_id }) => event_id));
  const ids = new Set(alive.map(({ id }) => id));
  const zones = new Map(links.map(({ whole, fields }) => [whole, fields.when.time_zone]));
  const keyOf = (whole: string, instant: string) => `${whole} ${dayOf(new Date(instant), zones.get(whole) ?? 'UTC')}`;
  // Indexed by series and day: comparing each event with each link would take events × links time conversions.
  const free = links.filter(({ event_id }) => !ids.has(event_id));
  const byDay = new Map(free.toReversed().map((link) => [keyOf(link.whole, link.original_start), link]));
  for (const event of alive) {
    const start = originalStartOf(event);
    if (known.has(event.id) || start === '') continue;
    const link = byDay.get(keyOf(wholeOf(event), start));
    if (link) await relink(tx, link, { event_id: event.id, original_start: start });
  }
}
