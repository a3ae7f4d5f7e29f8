import { sql } from 'kysely';
import { recordActivity } from '../../kernel/activity/record.ts';
import { checkCap } from '../../kernel/caps.ts';
import type { Tx } from '../../kernel/store/tables.ts';
import { ofMeeting } from '../access.ts';
import { appendToNotes } from '../append-notes.ts';
import { maxOutcomes } from '../caps.ts';
import { labelOf } from '../change.ts';
import { words } from '../words/index.ts';
import { fold, type Twins } from './twins.ts';

/** Agenda, notes, and outcomes of a meeting go to another: what was noted comes below what is noted there. */
async function moveWritten(tx: Tx, from: string, to: string, by: string, now: string): Promise<void> {
  const written = sql`(select string_agg(p.text, E'\\n\\n' order by p.place) from (
    select 0 as place, n.text from meeting_notes n where n.meeting_id = ${from}::uuid and n.part_id = n.meeting_id
    union all select i.place, concat_ws(E'\\n', i.part ->> 'title', n.text)
      from meetings m cross join jsonb_array_elements(m.agenda) with ordinality i(part, place)
      left join meeting_notes n on n.meeting_id = m.id and n.part_id = (i.part ->> 'id')::uuid
      where m.id = ${from}::uuid) p where trim(p.text) <> '')`;
  await appendToNotes(tx, sql`select ${to}::uuid as meeting_id, ${written} as text`, { by, now });
  const { count } = await tx
    .selectFrom('meeting_outcomes')
    .where('meeting_id', 'in', [from, to].sort())
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  checkCap(maxOutcomes, count, words.tooManyOutcomes(maxOutcomes));
  await sql`update meeting_outcomes o set meeting_id = ${to}::uuid, version = o.version + 1, updated_at = ${now},
    position = o.position + (select coalesce(max(x.position) + 1, 0) from meeting_outcomes x where x.meeting_id = ${to}::uuid)
    where o.meeting_id = ${from}::uuid`.execute(tx);
}

/** Makes one of two meetings of one event, as somebody has decided: what was written on the second goes to the first. */
export async function joinTwins(tx: Tx, twins: Twins, now: string): Promise<void> {
  const { meeting_id, first_id, user_id } = twins;
  await moveWritten(tx, meeting_id, first_id, user_id, now);
  await fold(tx, twins, now);
  const first = await tx.selectFrom('meetings').where('id', '=', first_id).selectAll().executeTakeFirstOrThrow();
  const what = { subject: ofMeeting(first_id), verb: 'changed', entity: 'meeting', entity_id: first_id } as const;
  await recordActivity(tx, { ...what, label: labelOf(first) }, { person: { id: user_id }, now });
}
