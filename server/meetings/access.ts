import { type RawBuilder, sql } from 'kysely';
import { guard } from '../http/access.ts';
import type { Context } from '../http/context.ts';
import { present } from '../kernel/person.ts';
import { compileOnce } from '../kernel/store/compile-once.ts';
import type { Db } from '../kernel/store/tables.ts';
import { words } from './words/index.ts';

const id = (person: string | RawBuilder<unknown>) => (typeof person === 'string' ? sql`${person}::uuid` : person);

/** Whether somebody organizes or attends a meeting (`m`). */
export const isTheirs = (person: string | RawBuilder<unknown>) => sql<boolean>`(m.organizer_id = ${id(person)}
  or exists (select from meeting_attendees a where a.meeting_id = m.id and a.user_id = ${id(person)}))`;

/** What somebody is to a meeting (`m`); null where they are nothing to it. */
export const roleIn = (person: string | RawBuilder<unknown>) => sql<'viewer' | 'attendee' | 'organizer' | null>`case
  when m.organizer_id = ${id(person)} then 'organizer'
  when ${isTheirs(person)} then 'attendee'
  when m.project_id is not null and (
    exists (select from project_members x where x.project_id = m.project_id and x.user_id = ${id(person)})
    or exists (select from user_roles ur join role_permissions rp on rp.role_id = ur.role_id
      join permissions c on c.id = rp.permission_id
      where ur.user_id = ${id(person)} and c.code = 'manage:projects')) then 'viewer' end`;

/** A draft is its organizer's alone. */
export const isNoDraftOfAnother = (person: string | RawBuilder<unknown>) =>
  sql<boolean>`(m.status <> 'draft' or m.organizer_id = ${id(person)})`;

const oneMeeting = (db: Db, { id }: { id: string }) => db.selectFrom('meetings').select('id').where('id', '=', id);

/** Who may do what to a meeting. */
export const meetingAccess = guard({
  name: 'meeting',
  manages: 'manage:meetings',
  missing: words.missing.meeting,
  missingRole: words.missingRole,
  find: compileOnce((db, asked: { id: string; person: string }) =>
    db
      .selectFrom('meetings as m')
      .where('m.id', '=', asked.id)
      .where(isNoDraftOfAnother(sql`${asked.person}::uuid`))
      .select(roleIn(sql`${asked.person}::uuid`).as('role')),
  ),
  findNow: compileOnce((db, asked: { id: string; session: string; demo: boolean }) =>
    present(db, asked)
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
