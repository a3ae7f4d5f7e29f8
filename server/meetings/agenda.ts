import type { Schema } from '#openapi/operations';
import { newId } from '../kernel/ids.ts';
import { anyOf } from '../kernel/store/any-of.ts';
import type { Db } from '../kernel/store/tables.ts';
import type { KeptAgendaItem } from './tables.ts';

export const agendaIn = ({ agenda }: { agenda: string }) => JSON.parse(agenda) as KeptAgendaItem[];

/**
 * Returns an agenda as it is stored, with a unique id per part. Replaces ids that belong to a meeting: its general note is
 * stored under that id, so the part would share the note.
 */
export async function agendaAsked(db: Db, asked: readonly Schema<'NewMeetingAgendaItem'>[]): Promise<KeptAgendaItem[]> {
  const items = asked.map(({ id, ...item }) => ({ given: id?.toLowerCase(), ...item }));
  const given = items.flatMap((item) => item.given ?? []);
  const meetings =
    given.length > 0 ? await db.selectFrom('meetings').where('id', '=', anyOf(given)).select('id').execute() : [];
  const taken = new Set(meetings.map(({ id }) => id));
  return items.map(({ given: id, title, minutes = 0, owner_id = null }) => {
    const own = id === undefined || taken.has(id) ? newId() : id;
    taken.add(own);
    return { id: own, title: title.trim(), minutes, owner_id };
  });
}
