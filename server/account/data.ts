import { sql } from 'kysely';
import { toEditableText } from '#domain/mentions';
import type { Schema } from '#openapi/operations';
import type { Handler } from '../http/handler.ts';
import { hasConsented } from '../kernel/attendance.ts';
import { loadNamesIn } from '../kernel/people-in-text.ts';
import type { Db } from '../kernel/store/tables.ts';

type Rows = Schema<'OwnData'>['sections'][number]['rows'];

const most = 1_000;

/** What is kept of somebody: each part as a question by their id, the newest first. */
const parts = {
  account: sql`select name, email, email_verified_at, job_title, phone, phone_verified_at, tax_id, two_step, status, created_at, updated_at from users where id = `,
  preferences: sql`select language, theme, density, time_zone from preferences where user_id = `,
  roles: sql`select r.code, r.name from roles r join user_roles m on m.role_id = r.id where m.user_id = `,
  units: sql`select n.name, m.role, m.since from units n join user_units m on m.unit_id = n.id where m.user_id = `,
  projects: sql`select p.code, p.name, m.role, m.created_at from projects p
    join project_members m on m.project_id = p.id where m.user_id = `,
  sessions: sql`select agent, address, created_at, used_at, ends_at, revoked_at from sessions where user_id = `,
  email_changes: sql`select email, created_at, ends_at from email_changes where user_id = `,
  identities: sql`select provider, email, created_at from identities where user_id = `,
  consents: sql`select document, version, given_at from consents where user_id = `,
  requests: sql`select kind, status, note, answer, created_at, closed_at from privacy_requests where user_id = `,
  comments: sql`select body, created_at from comments where author_id = `,
  files: sql`select name, size, created_at from attachments where created_by = `,
  notifications: sql`select kind, created_at, read_at from notifications where user_id = `,
  saved_views: sql`select scope, name, query, created_at from saved_views where user_id = `,
  meetings: sql`select title, start_at, end_at, time_zone, status, location, response from (
    select m.*, 'organizer' as response, m.organizer_id as user_id from meetings m
    union all select m.*, a.response, a.user_id from meeting_attendees a join meetings m on m.id = a.meeting_id
      where m.status <> 'draft' and ${hasConsented()}) t where user_id = `,
  activity: sql`select verb, entity, label, address, created_at from activity where actor_id = `,
} as const;

async function rowsOf(db: Db, part: keyof typeof parts, id: string): Promise<Rows> {
  const wanted = sql`${parts[part]}${id}::uuid order by 1 limit ${most}`;
  const { rows } = await sql<{ row: Rows[number] }>`select to_jsonb(t) as row from (${wanted}) t`.execute(db);
  if (part !== 'comments') return rows.map(({ row }) => row);
  const bodyOf = (row: Rows[number]) => String(row.body);
  const names = await loadNamesIn(
    db,
    rows.map(({ row }) => bodyOf(row)),
  );
  return rows.map(({ row }) => ({ ...row, body: toEditableText(bodyOf(row), names) }));
}

/** All that is kept of the caller. */
export const getOwnData: Handler<'getOwnData'> = async (_, { store: { db }, person, now }) => {
  const sections: Schema<'OwnData'>['sections'] = [];
  for (const name of Object.keys(parts) as (keyof typeof parts)[])
    sections.push({ name, rows: await rowsOf(db, name, person.id) });
  return { status: 200, body: { generated_at: now, sections } };
};
