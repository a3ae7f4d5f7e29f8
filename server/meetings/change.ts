import { meetingActs } from '#domain/meeting-lifecycle';
import type { MeetingRepeat } from '#domain/meeting-repeat';
import { mentionName, personToken } from '#domain/mentions';
import type { Schema } from '#openapi/operations';
import type { Change, ChangeRules } from '../http/change.ts';
import type { Context } from '../http/context.ts';
import { diffFields } from '../kernel/activity/record.ts';
import { notAllowed, Problem } from '../kernel/problem.ts';
import type { Row, Tx } from '../kernel/store/tables.ts';
import { projectAccess } from '../projects/access.ts';
import { isHiddenFrom, meetingAccess, ofMeeting } from './access.ts';
import { agendaIn } from './agenda.ts';
import { type Attendee, attendeesIn, keptAttendee, keyOf, writeAttendees } from './attendees.ts';
import type { MeetingCreator } from './caps.ts';
import { keepNotesOf } from './gone-parts.ts';
import { isOpen } from './mail/open-status.ts';
import { beginSeries } from './planning.ts';
import { followPrivacy, nameless } from './privacy.ts';
import { meetingKeys, readMeeting } from './queries.ts';
import { followInSeries, type Scope } from './series.ts';
import { tellAttendees, writeReminders } from './tell.ts';
import { words } from './words/index.ts';

const longestMs = 7 * 86_400_000;

type CurrentRow = Row<'meetings'> & { attendees: Row<'meeting_attendees'>[]; repeat: MeetingRepeat | null };

const plain = [
  'status',
  'start_at',
  'end_at',
  'time_zone',
  'conference_url',
  'project_id',
  'client_id',
  'unit_id',
  'organizer_id',
  'is_private',
  'mails_guests',
  'description',
] as const;
/** What a change may touch; lists as their text. */
export type MeetingFields = Pick<Row<'meetings'>, (typeof plain)[number] | 'title' | 'location'> & {
  agenda: string;
  attendees: string;
  reminders_min: string;
  /** How it comes again. */
  repeat: string;
};

/** What is kept of a meeting: texts without blanks around them, and nobody attends what they organize. */
export function meetingFields(of: CurrentRow | MeetingFields): MeetingFields {
  const text = (list: unknown) => (typeof list === 'string' ? list : JSON.stringify(list));
  const attendees =
    typeof of.attendees === 'string' ? attendeesIn({ attendees: of.attendees }) : of.attendees.map(keptAttendee);
  const agenda = typeof of.agenda === 'string' ? agendaIn({ agenda: of.agenda }) : of.agenda;
  return {
    ...(Object.fromEntries(plain.map((name) => [name, of[name]])) as Pick<MeetingFields, (typeof plain)[number]>),
    title: of.title.trim(),
    location: of.location.trim(),
    attendees: text(attendees.filter(({ user_id }) => user_id !== of.organizer_id)),
    // The store gives the parts of what it keeps in an order of its own.
    agenda: text(agenda.map(({ id, title, minutes, owner_id }) => ({ id, title, minutes, owner_id }))),
    reminders_min: text(of.reminders_min),
    repeat: text(of.repeat),
  };
}

function checkTimes({ start_at, end_at }: MeetingFields): void {
  if (end_at <= start_at) throw notAllowed('end_at', words.endsBeforeStart);
  if (Date.parse(end_at) - Date.parse(start_at) > longestMs) throw notAllowed('end_at', words.tooLong);
}

async function checkPeople(tx: Tx, after: MeetingFields, before?: MeetingFields): Promise<void> {
  const attendees = attendeesIn(after);
  if (new Set(attendees.map(keyOf)).size < attendees.length) throw notAllowed('attendees', words.twice);
  const known = new Set(before ? attendeesIn(before).map(keyOf) : []);
  const fresh = attendees.flatMap(({ user_id }) => (user_id && !known.has(user_id) ? [user_id] : []));
  if (fresh.length > 0) {
    const found = await tx
      .selectFrom('users')
      .where('id', 'in', fresh.sort())
      .where('status', '=', 'active')
      .select('id')
      .forShare()
      .execute();
    if (found.length < fresh.length) throw notAllowed('attendees', words.unknownPeople);
  }
  const there = new Set([after.organizer_id, ...attendees.map(({ user_id }) => user_id)]);
  if (agendaIn(after).some(({ owner_id }) => owner_id !== null && !there.has(owner_id)))
    throw notAllowed('agenda', words.notAttending);
}

/** Refuses what a meeting may not be about: the caller names projects of their own, and clients whom they may see. */
async function checkReferences(
  tx: Tx,
  after: MeetingFields,
  { person }: Pick<Context, 'person'>,
  before?: MeetingFields,
): Promise<void> {
  const { project_id, client_id, unit_id } = after;
  if (project_id !== null && project_id !== before?.project_id) {
    const project = await projectAccess.find(tx, project_id, person);
    const isSeen = project && (project.role !== null || person.permissions.has('manage:projects'));
    if (!isSeen || project.is_template) throw notAllowed('project_id', words.unknownProject);
  }
  if (client_id !== null && client_id !== before?.client_id) {
    const isSeen = person.permissions.has('view:finance_clients');
    const client = await tx
      .selectFrom('clients')
      .where('id', '=', client_id)
      .select('id')
      .forShare()
      .executeTakeFirst();
    if (!isSeen || !client) throw notAllowed('client_id', words.unknownReference);
  }
  if (unit_id !== null && unit_id !== before?.unit_id) {
    const unit = await tx.selectFrom('units').where('id', '=', unit_id).select('id').forShare().executeTakeFirst();
    if (!unit) throw notAllowed('unit_id', words.unknownReference);
  }
}

/** Refuses what a meeting may not become. */
export async function checkMeeting(
  tx: Tx,
  after: MeetingFields,
  context: Pick<Context, 'person'>,
  before?: MeetingFields,
): Promise<void> {
  checkTimes(after);
  await checkPeople(tx, after, before);
  await checkReferences(tx, after, context, before);
}

/** Refuses (403) whoever may change meetings, but not look into this one. */
export function checkNotHidden(role: Context['role'], meeting: { is_private: boolean }): void {
  if (isHiddenFrom(role, meeting)) throw new Problem(403, 'FORBIDDEN', words.hidden);
}

/** The columns of a meeting that its fields fill. */
export function rowOf({ attendees: _, repeat: __, ...fields }: MeetingFields) {
  return { ...fields, ...meetingKeys(fields) };
}

const nameIn = async (tx: Tx, table: 'clients' | 'projects' | 'units', id: string | null) =>
  (id && (await tx.selectFrom(table).where('id', '=', id).select('name').executeTakeFirst())?.name) || null;

/** The changes as they are told: people and what is referred to by their names. */
async function changesInWords(tx: Tx, before: MeetingFields, after: MeetingFields) {
  const inWords = async (fields: MeetingFields) => {
    const {
      project_id,
      client_id,
      unit_id,
      organizer_id: _,
      attendees: __,
      agenda: ___,
      repeat: ____,
      ...rest
    } = fields;
    return {
      ...rest,
      project: await nameIn(tx, 'projects', project_id),
      client: await nameIn(tx, 'clients', client_id),
      unit: await nameIn(tx, 'units', unit_id),
      attendees: attendeesIn(fields)
        .map(({ user_id, name, email }) => (user_id ? personToken(user_id) : mentionName(name || (email ?? ''))))
        .join(', '),
      agenda: agendaIn(fields)
        .map(({ title }) => title)
        .join(', '),
      reminders_min: (JSON.parse(fields.reminders_min) as number[]).join(', '),
    };
  };
  return diffFields(await inWords(before), await inWords(after));
}

/** What a meeting is called in the log: nothing that is private. */
export const labelOf = ({ is_private, title }: Pick<Row<'meetings'>, 'is_private' | 'title'>) =>
  is_private ? nameless : title;

/** Tells those who attend what a change is to them. */
async function tellChange(
  tx: Tx,
  id: string,
  { before, after, isMoved }: { before: MeetingFields; after: MeetingFields; isMoved: boolean },
  context: Context,
): Promise<void> {
  const known = new Set(attendeesIn(before).map(keyOf));
  const tell = (told: Parameters<typeof tellAttendees>[1], to: readonly Attendee[]) =>
    tellAttendees(tx, told, { id, ...after }, to, {
      ...context,
      before: before.status === 'draft' ? undefined : before,
    });
  const [wasOpen, people] = [isOpen(before.status), attendeesIn(after)];
  if (wasOpen && after.status === 'cancelled') await tell('cancelled', attendeesIn(before));
  if (!isOpen(after.status)) return;
  if (!wasOpen) return tell('invited', people);
  await tellAttendees(
    tx,
    'invited',
    { id, ...after },
    people.filter((one) => !known.has(keyOf(one))),
    context,
  );
  if (isMoved)
    await tell(
      'moved',
      people.filter((one) => known.has(keyOf(one))),
    );
}

const shared = [...plain, 'title', 'location', 'agenda', 'reminders_min'] as const;
const ofOneAlone = new Set(['status', 'start_at', 'end_at', 'organizer_id']);

/** Has the others of its series follow a meeting, as far as that was asked for; gives the ids of those that do. */
async function writeSeries(
  tx: Tx,
  {
    current: kept,
    before,
    after,
    isMoved,
  }: Pick<Change<unknown, CurrentRow, MeetingFields>, 'current' | 'before' | 'after'> & {
    isMoved: boolean;
  },
  scope: Scope,
  by: MeetingCreator,
): Promise<string[]> {
  const repeat: MeetingRepeat | null = JSON.parse(after.repeat);
  const isRepeatNew = before.repeat !== after.repeat;
  if (kept.series_id === null) {
    if (repeat && isRepeatNew) await beginSeries(tx, kept.id, after, repeat, by);
    return [];
  }
  if (scope === 'one') {
    if (isRepeatNew) throw notAllowed('repeat', words.repeatOfOne);
    return [];
  }
  const changed = shared.filter((name) => !ofOneAlone.has(name) && before[name] !== after[name]);
  const row: Record<string, unknown> = rowOf(after);
  const names = changed.some((name) => name === 'title' || name === 'location') ? [...changed, 'search_text'] : changed;
  return followInSeries(
    tx,
    { ...kept, ...after },
    scope,
    {
      same: Object.fromEntries(names.map((name) => [name, row[name]])),
      hasOthers: before.attendees !== after.attendees,
      times: isMoved || before.time_zone !== after.time_zone ? after : undefined,
      repeat: isRepeatNew ? repeat : undefined,
    },
    by,
  );
}

async function write(
  tx: Tx,
  { place: { id }, context, current: kept, before, after }: Change<{ id: string }, CurrentRow, MeetingFields>,
  marks: { updated_at: string; version: number },
  scope: Scope,
): Promise<void> {
  const is_exception =
    kept.series_id !== null && (scope === 'one' ? before.status === after.status || kept.is_exception : false);
  await tx
    .updateTable('meetings')
    .set({ ...rowOf(after), ...marks, is_exception })
    .where('id', '=', id)
    .execute();
  const isMoved = before.start_at !== after.start_at || before.end_at !== after.end_at;
  if (isMoved || before.attendees !== after.attendees)
    await writeAttendees(
      tx,
      [{ meetingId: id, wanted: attendeesIn(after), kept: kept.attendees, isAskedAnew: isMoved }],
      context,
    );
  await tellChange(tx, id, { before, after, isMoved }, context);
  const isTimed = isMoved || before.status !== after.status || before.reminders_min !== after.reminders_min;
  if (isTimed) await writeReminders(tx, [id], context.now);
  const others = await writeSeries(tx, { current: kept, before, after, isMoved }, scope, context);
  const parts = new Set(agendaIn(after).map((item) => item.id));
  const gone = agendaIn(before).filter((item) => !parts.has(item.id));
  await keepNotesOf(tx, [id, ...others], gone, context);
  await followPrivacy(tx, [id, ...others], before, after);
}

/** How a meeting is changed, alone or with others of its series. */
export const changeableMeeting = (
  scope: Scope = 'one',
): ChangeRules<{ id: string }, CurrentRow, MeetingFields, Schema<'Meeting'>> => ({
  hold: (tx, { id }, asked) => meetingAccess.hold(tx, id, asked),
  read: async (tx, { id }) => ({
    ...(await tx
      .selectFrom('meetings as m')
      .leftJoin('meeting_series as r', 'r.id', 'm.series_id')
      .selectAll('m')
      .select('r.repeat')
      .where('m.id', '=', id)
      .executeTakeFirstOrThrow()),
    attendees: await tx
      .selectFrom('meeting_attendees')
      .selectAll()
      .where('meeting_id', '=', id)
      .orderBy('position')
      .orderBy('id')
      .execute(),
  }),
  fields: meetingFields,
  references: { project_id: 'project', client_id: 'client', unit_id: 'unit' },
  check: (tx, { context, current: kept, before, after }) => {
    checkNotHidden(context.role, kept);
    return checkMeeting(tx, after, context, before);
  },
  life: { allows: meetingActs.allows, cannot: words.meetingCannot },
  write: (tx, change, marks) => write(tx, change, marks, scope),
  show: (tx, { id }, context) => readMeeting(tx, id, context),
  describeActivity: ({ id }, after, kept) => ({
    subject: ofMeeting(id),
    entity: 'meeting',
    entity_id: id,
    label: labelOf(after),
    // Whoever does not attend any more hears that.
    witnesses: kept.attendees.flatMap(({ user_id, consent }) => (user_id && consent === 'given' ? user_id : [])),
  }),
  describeChanges: (tx, { before, after }) =>
    before.is_private || after.is_private ? [] : changesInWords(tx, before, after),
});
