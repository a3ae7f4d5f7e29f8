import { type RawBuilder, sql } from 'kysely';
import { checkCap } from '../kernel/caps.ts';
import type { Tx } from '../kernel/store/tables.ts';
import { words } from './words/index.ts';

/** The maximum length of a note in characters, as in the contract. */
const maxNoteLength = 4_000;

/**
 * Appends texts to the general notes of meetings. Throws `Problem` (409) when a note would exceed the maximum length, so that
 * nothing that people wrote is cut.
 */
export async function appendToNotes(
  tx: Tx,
  texts: RawBuilder<{ meeting_id: string; text: string }>,
  { by, now }: { by: string; now: string },
): Promise<void> {
  const { rows } = await sql<{ length: number }>`insert into meeting_notes as kept
      (meeting_id, part_id, text, updated_by, updated_at)
    select t.meeting_id, t.meeting_id, t.text, ${by}::uuid, ${now}::timestamptz from (${texts}) t where t.text is not null
    on conflict (meeting_id, part_id) do update set version = kept.version + 1, updated_by = excluded.updated_by,
      updated_at = excluded.updated_at,
      text = case when trim(kept.text) = '' then '' else kept.text || E'\\n\\n' end || excluded.text
    returning char_length(text) as length`.execute(tx);
  const longest = rows.reduce((most, { length }) => Math.max(most, length), 0);
  checkCap(maxNoteLength, longest, words.notesTooLong(maxNoteLength));
}
