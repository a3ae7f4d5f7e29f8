import { sql } from 'kysely';
import { anyOf } from '../kernel/store/any-of.ts';
import type { Tx } from '../kernel/store/tables.ts';
import { leaveReaders } from './google/readers.ts';

/** Replaces the title of a private meeting in the log. */
export const nameless = '—';

const isOf = (ids: string[]) => sql<boolean>`a.subject_kind = 'meeting' and a.subject_id = ${anyOf(ids)}`;

/** Moves the log texts of meetings to `sealed_activity`. People who attend only through a calendar they may read leave. */
async function seal(tx: Tx, ids: string[]): Promise<void> {
  await sql`insert into sealed_activity (activity_id, meeting_id, label, changes)
    select a.id, a.subject_id, a.label, a.changes from activity a
    where ${isOf(ids)} and (a.label <> ${nameless} or a.changes <> '[]') on conflict (activity_id) do nothing`.execute(
    tx,
  );
  await sql`update activity a set label = ${nameless}, changes = '[]' where ${isOf(ids)}`.execute(tx);
  await leaveReaders(tx, ids);
}

/** Restores the log texts from before the meetings turned private. Events since then were logged without texts. */
async function unseal(tx: Tx, ids: string[]): Promise<void> {
  await sql`update activity a set label = s.label, changes = s.changes from sealed_activity s
    where s.activity_id = a.id and s.meeting_id = ${anyOf(ids)}`.execute(tx);
  await tx.deleteFrom('sealed_activity').where('meeting_id', '=', anyOf(ids)).execute();
}

type Privacy = { is_private: boolean };

/** Seals or unseals the history of meetings. Call it wherever `is_private` changes. */
export async function followPrivacy(tx: Tx, ids: string[], before: Privacy, after: Privacy): Promise<void> {
  if (ids.length === 0 || before.is_private === after.is_private) return;
  await (after.is_private ? seal : unseal)(tx, ids);
}
