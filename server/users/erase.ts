import { sql } from 'kysely';
import type { Schema } from '#openapi/operations';
import { forgetAccount } from '../account/queries.ts';
import { forgetWaysIn } from '../auth/queries.ts';
import type { Db, Tx } from '../kernel/store/tables.ts';

type Traces = Schema<'UserTraces'>;
const count = sql<number>`count(*)::integer`;

/** The projects that have no other owner. */
const soleOwnerOf = (db: Db, userId: string) =>
  db
    .selectFrom('projects as p')
    .innerJoin('project_members as m', 'm.project_id', 'p.id')
    .where('m.user_id', '=', userId)
    .where('m.role', '=', 'owner')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('project_members as o')
            .whereRef('o.project_id', '=', 'p.id')
            .where('o.role', '=', 'owner')
            .where('o.user_id', '!=', userId)
            .select('o.id'),
        ),
      ),
    )
    .select(['p.id', 'p.name'])
    .orderBy('p.name_key')
    .orderBy('p.id')
    .execute();

/** What goes with somebody's account and what stays without their name, in numbers. */
export async function countTraces(db: Db, userId: string): Promise<Traces> {
  const id = sql`${userId}::uuid`;
  const { rows } = await sql<Pick<Traces, 'goes' | 'stays'>>`select
    json_build_object(
      'sessions', (select ${count} from sessions where user_id = ${id} and revoked_at is null),
      'roles', (select ${count} from user_roles where user_id = ${id}),
      'units', (select ${count} from user_units where user_id = ${id}),
      'memberships', (select ${count} from project_members where user_id = ${id}),
      'saved_views', (select ${count} from saved_views where user_id = ${id}),
      'notifications', (select ${count} from notifications where user_id = ${id})) as goes,
    json_build_object(
      'activity', (select ${count} from activity where actor_id = ${id}),
      'comments', (select ${count} from comments where author_id = ${id}),
      'projects', (select ${count} from projects where created_by = ${id}),
      'files', (select ${count} from attachments where created_by = ${id})) as stays`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('Counting always answers.');
  return { ...found, sole_owner_of: await soleOwnerOf(db, userId) };
}

/** Holds the projects that somebody owns, so that no other owner leaves meanwhile; tells those without another. */
export async function holdOwned(tx: Tx, userId: string): Promise<Traces['sole_owner_of']> {
  await tx
    .selectFrom('projects')
    .where('id', 'in', (eb) =>
      eb.selectFrom('project_members').where('user_id', '=', userId).where('role', '=', 'owner').select('project_id'),
    )
    .orderBy('id')
    .select('id')
    .forUpdate()
    .execute();
  return soleOwnerOf(tx, userId);
}

/** Stands where a name stood that nobody is to read any more. */
const erased = '—';

/** Takes somebody's name and all that is theirs alone out of the store. What others made with them stays. */
export async function erase(tx: Tx, id: string, email: string, now: string): Promise<void> {
  await forgetWaysIn(tx, id);
  const memberships = await tx.deleteFrom('project_members').where('user_id', '=', id).returning('id').execute();
  for (const table of [
    'user_roles',
    'user_units',
    'saved_views',
    'notifications',
    'notification_settings',
    'meeting_feeds',
    'meeting_writers',
    'imported_meetings',
    'calendar_attempts',
    'calendar_connections',
    // With what was kept of their events.
    'google_calendars',
  ] as const)
    await tx.deleteFrom(table).where('user_id', '=', id).execute();
  await tx.deleteFrom('last_seen').where('user_id', '=', id).execute();
  await forgetAccount(tx, id);
  await tx.deleteFrom('invitations').where('email', '=', email.toLowerCase()).execute();
  await tx.updateTable('units').set({ manager_id: null }).where('manager_id', '=', id).execute();
  await tx.updateTable('steps').set({ assignee_id: null }).where('assignee_id', '=', id).execute();
  await tx
    .updateTable('activity')
    .set({ label: erased, changes: '[]' })
    .where('entity', 'in', ['user', 'person', 'member'])
    .where('entity_id', 'in', [id, ...memberships.map((each) => each.id)])
    .execute();
  // What is told of an invitation is the address that it went to.
  await tx
    .updateTable('activity')
    .set({ label: erased, changes: '[]' })
    .where('entity', '=', 'invitation')
    .where('label', '=', email.toLowerCase())
    .execute();
  await tx
    .updateTable('users')
    .set({
      name: 'Conta excluída',
      email: `${id}@excluida.invalid`,
      password_hash: '-',
      status: 'inactive',
      phone: null,
      phone_verified_at: null,
      email_verified_at: null,
      deactivated_at: null,
      two_step: false,
      job_title: '',
      tax_id: null,
      anonymized_at: now,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
}
