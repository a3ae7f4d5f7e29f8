import { type RawBuilder, sql } from 'kysely';
import { foldText } from '#domain/search';
import type { Schema } from '#openapi/operations';
import type { Context } from '../http/context.ts';
import { hasConsented } from '../kernel/attendance.ts';
import { viewerOf } from '../kernel/person.ts';
import { notFound } from '../kernel/problem.ts';
import type { Db, Row } from '../kernel/store/tables.ts';
import { canSeeDraft, isHiddenFrom, isTheirs, type Reader, roleIn } from './access.ts';
import { isWritable } from './google/roles.ts';
import { words } from './words/index.ts';

/** What searches compare in place of a meeting's own texts. */
export const meetingKeys = ({ title, location }: Pick<Row<'meetings'>, 'title' | 'location'>) => ({
  search_text: foldText(`${title} ${location}`),
});

/** Those who attend a meeting (`m`), in their order. */
const attendees = sql<Schema<'MeetingAttendee'>[]>`(select coalesce(jsonb_agg(jsonb_build_object(
    'id', a.id, 'user_id', a.user_id, 'email', a.email, 'name', coalesce(u.name, a.name),
    'response', a.response, 'is_optional', a.is_optional, 'is_waiting', a.consent = 'waiting') order by a.position, a.id), '[]'::jsonb)
  from meeting_attendees a left join users u on u.id = a.user_id where a.meeting_id = m.id)`;

/** The names of those who answer for parts of the agenda of a meeting (`m`), by their ids. */
const owners = sql<Record<string, string>>`(select coalesce(jsonb_object_agg(u.id, u.name), '{}'::jsonb) from users u
  where u.id in (select (i ->> 'owner_id')::uuid from jsonb_array_elements(m.agenda) i))`;

/** What is noted in a meeting (`m`), by part. */
const notes = sql<Record<string, string>>`(select coalesce(jsonb_object_agg(x.part_id, x.text), '{}'::jsonb)
  from meeting_notes x where x.meeting_id = m.id)`;

/** What a meeting (`m`) is one of. */
const series = sql<Schema<'MeetingSeries'> | null>`(select jsonb_build_object(
    'id', r.id, 'repeat', r.repeat, 'first_day', r.first_day, 'skipped', r.skipped)
  from meeting_series r where r.id = m.series_id)`;

/** In which calendar of Google a meeting (`m`) is deleted with it. A calendar is named to whoever has it, with their own eyes. */
const synced = ({ id, viewing }: Reader) => sql<Schema<'Meeting'>['synced']>`(select jsonb_build_object('calendar',
    case when g.user_id = ${id}::uuid and ${viewing === undefined} then g.name end)
  from calendar_links l
  join google_calendars g on g.id = l.calendar_id and g.is_selected and g.is_there and ${isWritable('g')}
  join calendar_connections k on k.user_id = g.user_id and k.account_email = g.account_email
  where l.meeting_id = m.id and l.kind in ('ours', 'theirs') and not coalesce((l.base ->> 'is_off')::boolean, false)
  limit 1)`;

/** All meetings, with what a reader is to each and the names of what they are about. */
export const allMeetings = (db: Db, reader: Reader) =>
  db
    .selectFrom('meetings as m')
    .innerJoin('users as o', 'o.id', 'm.organizer_id')
    .leftJoin('projects as p', 'p.id', 'm.project_id')
    .leftJoin('clients as c', 'c.id', 'm.client_id')
    .leftJoin('units as n', 'n.id', 'm.unit_id')
    .selectAll('m')
    .select(['o.name as organizer_name', 'p.name as project_name', 'c.name as client_name', 'n.name as unit_name'])
    .select([
      attendees.as('attendees'),
      owners.as('owners'),
      series.as('series'),
      roleIn(reader.id, reader.viewing && viewerOf(reader)).as('my_role'),
      sql<Schema<'MeetingResponse'> | null>`(select a.response from meeting_attendees a
        where a.meeting_id = m.id and a.user_id = ${reader.id}::uuid and ${hasConsented()})`.as('my_response'),
    ]);

/** Whether somebody may see a meeting (`m`). */
export const isSeenBy = (person: Context['person']) =>
  person.permissions.has('manage:meetings') ? sql<boolean>`true` : sql<boolean>`${roleIn(person.id)} is not null`;

/** Which meetings (`m`) somebody may see: what they attend or organize, and what belongs to a project of theirs. */
export const seenBy = (person: Context['person']) => [canSeeDraft(person.id, viewerOf(person)), isSeenBy(person)];

/** Which meetings (`m`) somebody is to be at, seen by another: what is none of theirs is told as busy time alone. */
export const takingOf = (attendeeId: string, person: Context['person']) => [
  canSeeDraft(person.id, viewerOf(person)),
  isTheirs(attendeeId),
  sql<boolean>`(${isSeenBy(person)} or m.status <> 'draft' and not exists (select from meeting_attendees d
    where d.meeting_id = m.id and d.user_id = ${attendeeId}::uuid and d.response = 'declined'))`,
];

/** The meetings (`m`) for which all of this holds. */
export const meetingsWhere = (db: Db, person: Context['person'], conditions: readonly RawBuilder<boolean>[]) =>
  conditions.reduce((left, condition) => left.where(condition), allMeetings(db, person));

/** The meetings that somebody may see. */
export const meetingsSeenBy = (db: Db, { person }: Pick<Context, 'person'>) =>
  meetingsWhere(db, person, seenBy(person));

export type MeetingRow = Awaited<ReturnType<ReturnType<typeof allMeetings>['executeTakeFirstOrThrow']>> &
  Partial<Pick<Schema<'Meeting'>, 'synced'>> & {
    /** Notes by part; not selected for lists. */
    part_notes?: Record<string, string>;
  };

const ref = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });

/** What is told of a meeting that is none of the reader's business: that the time is taken. */
const hidden = (title: string) => ({
  title,
  description: '',
  location: '',
  conference_url: null,
  project: null,
  client: null,
  unit: null,
  organizer: null,
  attendees: [],
  agenda: [],
  clock: null,
  reminders_min: [],
  series: null,
  series_day: null,
  is_exception: false,
  synced: null,
});

/** A meeting as the contract shows it to whoever asks. */
export const serializeMeeting =
  ({ language, person }: Pick<Context, 'language' | 'person'>) =>
  (row: MeetingRow): Schema<'Meeting'> => {
    const { search_text: _, organizer_id, organizer_name, project_id, project_name, client_id, ...more } = row;
    const {
      client_name,
      series_id: __,
      unit_id,
      unit_name,
      owners,
      agenda,
      clock_item_id,
      clock_since,
      part_notes,
      ...meeting
    } = more;
    const isRunning = meeting.status === 'in_progress' && agenda.some(({ id }) => id === clock_item_id);
    const isUnseen = row.my_role === null && !person.permissions.has('manage:meetings');
    const is_hidden = isUnseen || isHiddenFrom(row.my_role, row);
    return {
      ...meeting,
      synced: row.synced ?? null,
      is_hidden,
      organizer: { id: organizer_id, name: organizer_name },
      project: ref(project_id, project_name),
      client: ref(client_id, client_name),
      unit: ref(unit_id, unit_name),
      agenda: agenda.map(({ owner_id, ...item }) => ({
        ...item,
        ...(part_notes && { notes: part_notes[item.id] ?? '' }),
        owner: (owner_id && ref(owner_id, owners[owner_id] ?? '')) || null,
      })),
      ...(part_notes && { notes: part_notes[row.id] ?? '' }),
      clock: isRunning && clock_item_id && clock_since ? { item_id: clock_item_id, since: clock_since } : null,
      ...(is_hidden && hidden(words.busy(language))),
      ...(is_hidden && part_notes && { notes: '' }),
    };
  };

/** A meeting as somebody sees it; a 404 where there is none. */
export async function readMeeting(
  db: Db,
  id: string,
  { person, language }: Pick<Context, 'person' | 'language'>,
): Promise<Schema<'Meeting'>> {
  const row = await allMeetings(db, person)
    .select([synced(person).as('synced'), notes.as('part_notes')])
    .where('m.id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound(words.missing.meeting);
  return serializeMeeting({ language, person })(row);
}
