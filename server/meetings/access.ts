import { type RawBuilder, sql } from 'kysely';
import { guard } from '../http/access.ts';
import type { Context } from '../http/context.ts';
import { isAttendedBy } from '../kernel/attendance.ts';
import { type Person, selectActiveSessions, viewerOf } from '../kernel/person.ts';
import { compileOnce } from '../kernel/store/compile-once.ts';
import type { Db } from '../kernel/store/tables.ts';
import { words } from './words/index.ts';

const id = (person: string | RawBuilder<unknown>) => (typeof person === 'string' ? sql`${person}::uuid` : person);

/** Whether somebody organizes or attends a meeting (`m`). */
export const isTheirs = (person: string | RawBuilder<unknown>) => sql<boolean>`(m.organizer_id = ${id(person)}
  or ${isAttendedBy(id(person))})`;

/** Whoever asks, and who looks through their eyes where it is not they themselves. */
export type Reader = Pick<Person, 'id' | 'viewing'>;

/** Whether a reader is in a meeting (`m`) that may be private: whoever looks through somebody's eyes must be in it too. */
export const isOpenTo = (reader: Reader) => sql<boolean>`(not m.is_private
  or ${isTheirs(reader.id)} and ${isTheirs(viewerOf(reader))})`;

/** What somebody is to a meeting (`m`); null where they are nothing to it. */
const roleOf = (person: string | RawBuilder<unknown>) => sql<'viewer' | 'attendee' | 'organizer' | null>`case
  when m.organizer_id = ${id(person)} then 'organizer'
  when ${isTheirs(person)} then 'attendee'
  when m.project_id is not null and (
    exists (select from project_members x where x.project_id = m.project_id and x.user_id = ${id(person)})
    or exists (select from user_roles ur join role_permissions rp on rp.role_id = ur.role_id
      join permissions c on c.id = rp.permission_id
      where ur.user_id = ${id(person)} and c.code = 'manage:projects')) then 'viewer' end`;

/** The same of a reader: a private meeting that whoever looks is not in is none that they see into. */
export const roleIn = (person: string | RawBuilder<unknown>, looker?: string | RawBuilder<unknown>) =>
  looker === undefined
    ? roleOf(person)
    : sql<'viewer' | 'attendee' | 'organizer' | null>`case when not m.is_private or ${isTheirs(looker)}
        then ${roleOf(person)} when ${roleOf(person)} is not null then 'viewer' end`;

/** A draft is its organizer's alone, who looks with their own eyes. */
export const canSeeDraft = (person: string | RawBuilder<unknown>, looker = person) =>
  sql<boolean>`(m.status <> 'draft' or m.organizer_id = ${id(person)} and m.organizer_id = ${id(looker)})`;

const oneMeeting = (db: Db, { id }: { id: string }) => db.selectFrom('meetings').select('id').where('id', '=', id);

/** Who may do what to a meeting. */
export const meetingAccess = guard({
  name: 'meeting',
  manages: 'manage:meetings',
  missing: words.missing.meeting,
  missingRole: words.missingRole,
  find: compileOnce((db, asked: { id: string; person: string; looker: string }) =>
    db
      .selectFrom('meetings as m')
      .where('m.id', '=', asked.id)
      .where(canSeeDraft(sql`${asked.person}::uuid`, sql`${asked.looker}::uuid`))
      .select(roleIn(sql`${asked.person}::uuid`, sql`${asked.looker}::uuid`).as('role')),
  ),
  findNow: compileOnce((db, asked: { id: string; session: string; demo: boolean }) =>
    selectActiveSessions(db, asked)
      .where('s.id', '=', asked.session)
      .innerJoin('meetings as m', (join) => join.on('m.id', '=', asked.id))
      .select(roleIn(sql`u.id`).as('role')),
  ),
  lock: {
    change: compileOnce((db, asked: { id: string }) => oneMeeting(db, asked).forUpdate()),
    share: compileOnce((db, asked: { id: string }) => oneMeeting(db, asked).forShare()),
  },
});

/** The meeting that something happens to. */
export const ofMeeting = (id: string) => ({ kind: 'meeting', id }) as const;

/** Whether all of a private meeting is kept from whoever has this role in it. */
export const isHiddenFrom = (role: Context['role'], { is_private }: { is_private: boolean }) =>
  is_private && role !== 'attendee' && role !== 'organizer';
