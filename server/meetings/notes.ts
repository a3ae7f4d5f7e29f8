import type { Schema } from '#openapi/operations';
import type { Handler } from '../http/handler.ts';
import { record } from '../kernel/activity/record.ts';
import { notFound, stale } from '../kernel/problem.ts';
import type { Db } from '../kernel/store/tables.ts';
import { ofMeeting } from './access.ts';
import { labelOf } from './change.ts';
import { holdMeeting, isHidden } from './hold.ts';
import { words } from './words/index.ts';

const notes = (db: Db, id: string) =>
  db
    .selectFrom('meeting_notes as n')
    .innerJoin('meetings as m', 'm.id', 'n.meeting_id')
    .leftJoin('users as u', 'u.id', 'n.updated_by')
    .where('n.meeting_id', '=', id)
    .select(['n.part_id', 'n.text', 'n.updated_at', 'n.version', 'n.updated_by', 'u.name as updated_by_name']);

type NoteRow = Awaited<ReturnType<ReturnType<typeof notes>['executeTakeFirstOrThrow']>>;

const noteJson = ({ updated_by, updated_by_name, ...note }: NoteRow): Schema<'MeetingNote'> => ({
  ...note,
  updated_by: updated_by === null ? null : { id: updated_by, name: updated_by_name ?? '' },
});

const listMeetingNotes: Handler<'listMeetingNotes'> = async ({ path: { id } }, context) => {
  const { db } = context.store;
  if (await isHidden(context, id)) return { status: 200, body: { data: [] } };
  const { agenda } = await db.selectFrom('meetings').where('id', '=', id).select('agenda').executeTakeFirstOrThrow();
  const parts = [id, ...agenda.map((item) => item.id)];
  const rows = await notes(db, id).where('n.part_id', 'in', parts.sort()).execute();
  return { status: 200, body: { data: rows.map(noteJson) } };
};

/** Writes what is noted on a part, over the version of it that was read. */
const writeMeetingNote: Handler<'writeMeetingNote'> = ({ path: { id, partId }, body }, asked) =>
  asked.store.transaction(async (tx) => {
    const { context, meeting } = await holdMeeting(tx, id, asked);
    if (partId !== id && !meeting.agenda.some((item) => item.id === partId)) throw notFound(words.missing.meetingPart);
    const part = notes(tx, id).where('n.part_id', '=', partId);
    const before = await part.executeTakeFirst();
    if (body.text !== (before?.text ?? '') || !before) {
      if (before && body.version !== before.version) throw stale();
      const { now, person } = context;
      const marks = { text: body.text, updated_by: person.id, updated_at: now, version: (before?.version ?? 0) + 1 };
      await tx
        .insertInto('meeting_notes')
        .values({ meeting_id: id, part_id: partId, ...marks })
        .onConflict((on) => on.columns(['meeting_id', 'part_id']).doUpdateSet(marks))
        .execute();
      const what = { subject: ofMeeting(id), entity: 'meeting', entity_id: id, label: labelOf(meeting) } as const;
      await record(tx, { ...what, verb: 'changed' }, context);
    }
    return { status: 200, body: noteJson(await part.executeTakeFirstOrThrow()) };
  });

export const noteHandlers = { listMeetingNotes, writeMeetingNote };
