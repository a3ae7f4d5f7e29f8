import type { Schema } from '#openapi/operations';
import type { Handler } from '../http/handler.ts';
import { recordActivity } from '../kernel/activity/record.ts';
import { notFound, stale } from '../kernel/problem.ts';
import type { Db, Row } from '../kernel/store/tables.ts';
import { addSeconds } from '../kernel/time.ts';
import { ofMeeting } from './access.ts';
import { labelOf } from './change.ts';
import { holdMeeting, isHidden } from './hold.ts';
import { words } from './words/index.ts';

// Whoever goes on writing says so again before this is over.
const writingSeconds = 45;
const mostWriters = 100;

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
  if (await isHidden(context, id)) return { status: 200, body: { data: [], writing: [] } };
  const { agenda } = await db.selectFrom('meetings').where('id', '=', id).select('agenda').executeTakeFirstOrThrow();
  const parts = [id, ...agenda.map((item) => item.id)];
  const rows = await notes(db, id).where('n.part_id', 'in', parts.sort()).execute();
  const writers = await db
    .selectFrom('meeting_writers as w')
    .innerJoin('users as u', 'u.id', 'w.user_id')
    .where('w.meeting_id', '=', id)
    .where('w.until', '>', context.now)
    .where('w.user_id', '!=', context.person.id)
    .orderBy('u.name')
    .select(['w.part_id', 'u.id', 'u.name'])
    .limit(mostWriters)
    .execute();
  const writing = writers.map(({ part_id, ...person }) => ({ part_id, person }));
  return { status: 200, body: { data: rows.map(noteJson), writing } };
};

/** Refuses a part that the meeting does not have. */
function checkPart({ id, agenda }: Pick<Row<'meetings'>, 'id' | 'agenda'>, partId: string): void {
  if (partId !== id && !agenda.some((item) => item.id === partId)) throw notFound(words.missing.meetingPart);
}

/** Writes what is noted on a part, over the version of it that was read. */
const writeMeetingNote: Handler<'writeMeetingNote'> = ({ path: { id, partId }, body }, asked) =>
  asked.store.transaction(async (tx) => {
    const { context, meeting } = await holdMeeting(tx, id, asked);
    checkPart(meeting, partId);
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
      await recordActivity(tx, { ...what, verb: 'changed' }, context);
    }
    return { status: 200, body: noteJson(await part.executeTakeFirstOrThrow()) };
  });

/** Says that the caller is writing on a part, or no more. Nobody is told of it later: it is not written down as a change. */
const setNoteWriting: Handler<'setNoteWriting'> = ({ path: { id, partId }, body: { is_writing } }, asked) =>
  asked.store.transaction(async (tx) => {
    const { context, meeting } = await holdMeeting(tx, id, asked);
    checkPart(meeting, partId);
    const mark = { meeting_id: id, part_id: partId, user_id: context.person.id };
    await tx
      .deleteFrom('meeting_writers')
      .where('meeting_id', '=', id)
      .where((eb) =>
        eb.or([
          eb('until', '<=', context.now),
          eb.and([eb('part_id', '=', partId), eb('user_id', '=', context.person.id)]),
        ]),
      )
      .execute();
    if (is_writing)
      await tx
        .insertInto('meeting_writers')
        .values({ ...mark, until: addSeconds(context.now, writingSeconds) })
        .execute();
    return { status: 204, body: undefined };
  });

export const noteHandlers = { listMeetingNotes, writeMeetingNote, setNoteWriting };
