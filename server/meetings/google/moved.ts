import { sql } from 'kysely';
import { dayOf } from '#domain/dates';
import type { Tx } from '../../kernel/store/tables.ts';
import { originalStartOf, relink } from './apply.ts';
import type { GoogleEvent } from './event.ts';

/** Where a series was moved there as a whole, its times have other ids: on its day each is what it was. */
export async function followMoved(tx: Tx, calendarId: string, events: readonly GoogleEvent[]): Promise<void> {
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
  for (const event of alive) {
    if (known.has(event.id)) continue;
    const start = originalStartOf(event);
    const link = links.find(({ whole, event_id, original_start, fields: { when } }) => {
      const onDay = (instant: string) => dayOf(new Date(instant), when.time_zone);
      return whole === wholeOf(event) && !ids.has(event_id) && onDay(original_start) === onDay(start);
    });
    if (link) await relink(tx, link, { event_id: event.id, original_start: start });
  }
}
