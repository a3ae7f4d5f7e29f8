import { sql } from 'kysely';
import type { Context } from '../http/context.ts';
import { anyOf } from '../kernel/store/any-of.ts';
import type { Tx } from '../kernel/store/tables.ts';
import { appendToNotes } from './append-notes.ts';
import type { KeptAgendaItem } from './tables.ts';

/** Puts what was noted on parts that leave the agenda below what is noted on the meeting itself, each under its title. */
export async function keepNotesOf(
  tx: Tx,
  ids: string[],
  gone: readonly KeptAgendaItem[],
  { person, now }: Pick<Context, 'person' | 'now'>,
): Promise<void> {
  if (gone.length === 0) return;
  const parts = gone.map(({ id, title }, place) => ({ id, title, place }));
  const left = sql`meeting_notes n join jsonb_to_recordset(${JSON.stringify(parts)}::jsonb)
    as g(id uuid, title text, place integer) on g.id = n.part_id where n.meeting_id = ${anyOf(ids)}`;
  const texts = sql<{ meeting_id: string; text: string }>`
    select n.meeting_id, string_agg(g.title || E'\n' || n.text, E'\n\n' order by g.place) as text
    from ${left} and trim(n.text) <> '' group by n.meeting_id`;
  await appendToNotes(tx, texts, { by: person.id, now });
  await sql`delete from meeting_notes d using ${left} and d.meeting_id = n.meeting_id and d.part_id = n.part_id`.execute(
    tx,
  );
}
