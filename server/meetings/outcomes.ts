import { type RawBuilder, sql } from 'kysely';
import type { Schema } from '#openapi/operations';
import { type ChangeRules, change } from '../http/change.ts';
import type { Context } from '../http/context.ts';
import type { Handler } from '../http/handler.ts';
import { recordActivity } from '../kernel/activity/record.ts';
import { checkCap } from '../kernel/caps.ts';
import { newId } from '../kernel/ids.ts';
import { notAllowed, notFound, Problem } from '../kernel/problem.ts';
import { moveAmongSiblings } from '../kernel/store/order.ts';
import type { Db, Tx } from '../kernel/store/tables.ts';
import { isSeenBy, projectAccess } from '../projects/access.ts';
import { addSubStep, stepNameOf } from '../projects/queries.ts';
import { isOpenTo, isTheirs, ofMeeting, type Reader } from './access.ts';
import { maxOutcomes } from './caps.ts';
import { labelOf } from './change.ts';
import { holdMeeting, isHidden } from './hold.ts';
import { openStatuses } from './mail/open-status.ts';
import { words } from './words/index.ts';

const mostShown = 300;

interface Place {
  id: string;
  outcomeId: string;
}

/** What came of meetings, with who is to do it and how far it is: by its sub-step, once it is one. */
const outcomes = (db: Db, { person }: Pick<Context, 'person'>) =>
  db
    .selectFrom('meeting_outcomes as o')
    .leftJoin('users as w', 'w.id', 'o.person_id')
    .leftJoin('sub_steps as ss', 'ss.id', 'o.sub_step_id')
    .leftJoin('steps as s', 's.id', 'ss.step_id')
    .leftJoin('projects as p', 'p.id', 's.project_id')
    .leftJoin('users as d', (join) => join.on('d.id', '=', sql`coalesce(ss.completed_by, o.done_by)`))
    .leftJoin('project_members as me', (join) =>
      join.onRef('me.project_id', '=', 'p.id').on('me.user_id', '=', person.id),
    )
    .selectAll('o')
    .select(['w.name as person_name', 'd.id as doer_id', 'd.name as doer_name', 'me.role as project_role'])
    .select(['s.id as step_id', 's.name as step_name', 'p.id as project_id', 'p.name as project_name'])
    .select([
      sql<boolean>`coalesce(ss.status, o.done_at is not null)`.as('is_done'),
      sql<string | null>`coalesce(ss.completed_at, o.done_at)`.as('finished_at'),
    ]);

type OutcomeRow = Awaited<ReturnType<ReturnType<typeof outcomes>['executeTakeFirstOrThrow']>>;

const personRef = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });

/** What came of a meeting as the contract shows it: the names of a project to whoever may see it. */
const outcomeJson =
  ({ person }: Pick<Context, 'person'>) =>
  (row: OutcomeRow): Schema<'MeetingOutcome'> => {
    const { sub_step_id, step_id, project_id, is_done } = row;
    const isSeen = isSeenBy(person, row.project_role);
    return {
      id: row.id,
      meeting_id: row.meeting_id,
      text: row.text,
      person: personRef(row.person_id, row.person_name),
      due_date: row.due_date,
      is_done,
      done_at: is_done ? row.finished_at : null,
      done_by: is_done ? personRef(row.doer_id, row.doer_name) : null,
      is_tied: sub_step_id !== null,
      sub_step:
        sub_step_id && step_id && project_id && isSeen
          ? {
              id: sub_step_id,
              project: { id: project_id, name: row.project_name ?? '' },
              step: { id: step_id, name: row.step_name ?? '' },
            }
          : null,
      position: row.position,
      created_at: row.created_at,
      updated_at: row.updated_at,
      version: row.version,
    };
  };

/** Whether two series are one, or one of them goes on the other at other times. */
const isOneSeries = (one: string, other: string): RawBuilder<boolean> => {
  const first = (series: string) => sql`coalesce(${sql.ref(`${series}.origin_id`)}, ${sql.ref(`${series}.id`)})`;
  return sql`${first(one)} = ${first(other)}`;
};

/**
 * Whether something (`o`) was said before in the series of a meeting, in one that was held, and was not done when this one
 * began. It belongs to the next that is held, and to those after it as long as it is open.
 */
const isFromBefore = (id: string, reader: Reader): RawBuilder<boolean> => sql`exists (
  select from meetings m join meeting_series sm on sm.id = m.series_id
  join meetings t on t.start_at > m.start_at join meeting_series st on st.id = t.series_id and ${isOneSeries('sm', 'st')}
  where m.id = o.meeting_id and t.id = ${id}::uuid and m.status = 'completed'
    and ${isOpenTo(reader)}
    and not exists (select from meetings b join meeting_series sb on sb.id = b.series_id and ${isOneSeries('sm', 'sb')}
      where b.start_at > m.start_at and b.start_at < t.start_at and b.status in (${sql.join(openStatuses)}))
    and (not coalesce(ss.status, o.done_at is not null) or coalesce(ss.completed_at, o.done_at) >= t.start_at))`;

const listMeetingOutcomes: Handler<'listMeetingOutcomes'> = async ({ path: { id } }, context) => {
  if (await isHidden(context, id)) return { status: 200, body: { data: [] } };
  const rows = await outcomes(context.store.db, context)
    .innerJoin('meetings as h', 'h.id', 'o.meeting_id')
    .where((eb) => eb.or([eb('o.meeting_id', '=', id), isFromBefore(id, context.person)]))
    .orderBy(sql`o.meeting_id = ${id}::uuid`)
    .orderBy('h.start_at')
    .orderBy('o.position')
    .orderBy('o.id')
    .limit(mostShown)
    .execute();
  return { status: 200, body: { data: rows.map(outcomeJson(context)) } };
};

/** What came of a meeting, in its order, for whoever was there: who does it by when, and whether it is done. */
export const outcomesOf = (db: Db, id: string) =>
  db
    .selectFrom('meeting_outcomes as o')
    .leftJoin('users as w', 'w.id', 'o.person_id')
    .leftJoin('sub_steps as ss', 'ss.id', 'o.sub_step_id')
    .where('o.meeting_id', '=', id)
    .orderBy('o.position')
    .orderBy('o.id')
    .select(['o.text', 'o.due_date', 'w.name as person'])
    .select(sql<boolean>`coalesce(ss.status, o.done_at is not null)`.as('is_done'))
    .execute();

async function findOutcome(db: Db, { id, outcomeId }: Place, context: Pick<Context, 'person'>) {
  const row = await outcomes(db, context)
    .where('o.id', '=', outcomeId)
    .where('o.meeting_id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound(words.missing.outcome);
  return row;
}

/** Refuses somebody who is not there. */
async function checkPerson(tx: Tx, id: string, personId: string | null): Promise<void> {
  if (personId === null) return;
  const there = await tx
    .selectFrom('meetings as m')
    .where('m.id', '=', id)
    .where(isTheirs(personId))
    .select('m.id')
    .executeTakeFirst();
  if (!there) throw notAllowed('person_id', words.notThere);
}

/** What happens to something that came of a meeting; of a private one its text is not told. */
const about = (meeting: { id: string; is_private: boolean }, outcomeId: string, text: string) =>
  ({
    subject: ofMeeting(meeting.id),
    entity: 'outcome',
    entity_id: outcomeId,
    label: labelOf({ is_private: meeting.is_private, title: text }),
  }) as const;

const createMeetingOutcome: Handler<'createMeetingOutcome'> = ({ path: { id }, body }, asked) =>
  asked.store.transaction(async (tx) => {
    const { context, meeting } = await holdMeeting(tx, id, asked);
    const { now, person } = context;
    const { id: outcomeId = newId(), person_id = null, due_date = null } = body;
    const text = body.text.trim();
    const known = await tx
      .selectFrom('meeting_outcomes')
      .where('id', '=', outcomeId)
      .select('meeting_id')
      .executeTakeFirst();
    if (known && known.meeting_id !== id) throw notAllowed('id', words.unknownReference);
    if (!known) {
      await checkPerson(tx, id, person_id);
      const { count, last } = await tx
        .selectFrom('meeting_outcomes')
        .where('meeting_id', '=', id)
        .select([sql<number>`count(*)::integer`.as('count'), sql<number>`coalesce(max(position), 0)`.as('last')])
        .executeTakeFirstOrThrow();
      checkCap(maxOutcomes, count + 1, words.tooManyOutcomes(maxOutcomes));
      const marks = { created_by: person.id, created_at: now, updated_at: now };
      await tx
        .insertInto('meeting_outcomes')
        .values({ id: outcomeId, meeting_id: id, text, person_id, due_date, position: last + 1, ...marks })
        .execute();
      await recordActivity(tx, { ...about(meeting, outcomeId, text), verb: 'created' }, context);
    }
    return { status: 201, body: outcomeJson(context)(await findOutcome(tx, { id, outcomeId }, context)) };
  });

type CurrentRow = OutcomeRow & { is_private: boolean };
type Fields = Pick<OutcomeRow, 'text' | 'person_id' | 'due_date' | 'is_done'>;

const tied = () => new Problem(409, 'IN_USE', words.isSubStep);

/** How something that came of a meeting is changed by somebody. */
const changeable = (asked: Context): ChangeRules<Place, CurrentRow, Fields, Schema<'MeetingOutcome'>> => ({
  hold: async (tx, { id }) => (await holdMeeting(tx, id, asked)).context,
  read: async (tx, place) => ({
    ...(await findOutcome(tx, place, asked)),
    ...(await tx.selectFrom('meetings').where('id', '=', place.id).select('is_private').executeTakeFirstOrThrow()),
  }),
  fields: ({ text, person_id, due_date, is_done }) => ({ text: text.trim(), person_id, due_date, is_done }),
  check: async (tx, { place, current: kept, before, after }) => {
    const isOther = (Object.keys(after) as (keyof Fields)[]).some((name) => after[name] !== before[name]);
    if (kept.sub_step_id !== null && isOther) throw tied();
    if (after.person_id !== before.person_id) await checkPerson(tx, place.id, after.person_id);
  },
  move: (tx, { id, outcomeId }, position) =>
    moveAmongSiblings(tx, { table: 'meeting_outcomes', parent: 'meeting_id' }, id, outcomeId, position),
  write: (tx, { place, before, after: { is_done, ...after }, context }, marks) => {
    const doing = is_done ? { done_at: context.now, done_by: context.person.id } : { done_at: null, done_by: null };
    return tx
      .updateTable('meeting_outcomes')
      .set({ ...after, ...marks, ...(is_done !== before.is_done && doing) })
      .where('id', '=', place.outcomeId)
      .execute();
  },
  show: (_tx, _place, context, kept) => outcomeJson(context)(kept),
  describeActivity: ({ id, outcomeId }, { text }, { is_private }) => about({ id, is_private }, outcomeId, text),
  // Who is to do it by when is told on the page, and of a private meeting nowhere else.
  describeChanges: () => [],
});

const updateMeetingOutcome: Handler<'updateMeetingOutcome'> = ({ path, body }, asked) =>
  change(changeable(asked), path, body, asked);

const deleteMeetingOutcome: Handler<'deleteMeetingOutcome'> = ({ path }, asked) =>
  asked.store.transaction(async (tx) => {
    const { context, meeting } = await holdMeeting(tx, path.id, asked);
    const { sub_step_id, text } = await findOutcome(tx, path, context);
    if (sub_step_id !== null) throw tied();
    await tx.deleteFrom('meeting_outcomes').where('id', '=', path.outcomeId).execute();
    await recordActivity(tx, { ...about(meeting, path.outcomeId, text), verb: 'deleted' }, context);
    return { status: 204, body: undefined };
  });

/** Makes what came of a meeting a sub-step, once. The caller edits steps of that project. */
const createOutcomeSubStep: Handler<'createOutcomeSubStep'> = ({ path, body }, asked) =>
  asked.store.transaction(async (tx) => {
    const { context, meeting } = await holdMeeting(tx, path.id, asked);
    const outcome = await findOutcome(tx, path, context);
    if (outcome.sub_step_id === null) {
      const { project_id: projectId, step_id: stepId } = body;
      const found = await projectAccess.find(tx, projectId, context.person);
      if (!found || !isSeenBy(context.person, found.role)) throw notAllowed('project_id', words.unknownProject);
      const inProject = await projectAccess.hold(tx, projectId, context);
      projectAccess.check('editSteps', inProject);
      if ((await stepNameOf(tx, projectId, stepId)) === undefined) throw notAllowed('step_id', words.unknownStep);
      const sub_step_id = await addSubStep(tx, { projectId, stepId }, { name: outcome.text }, inProject);
      await tx
        .updateTable('meeting_outcomes')
        .set({ sub_step_id, done_at: null, done_by: null, updated_at: context.now, version: outcome.version + 1 })
        .where('id', '=', path.outcomeId)
        .execute();
      await recordActivity(tx, { ...about(meeting, path.outcomeId, outcome.text), verb: 'changed' }, context);
    }
    return { status: 200, body: outcomeJson(context)(await findOutcome(tx, path, context)) };
  });

export const outcomeHandlers = {
  listMeetingOutcomes,
  createMeetingOutcome,
  updateMeetingOutcome,
  deleteMeetingOutcome,
  createOutcomeSubStep,
};
