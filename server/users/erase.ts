import { sql } from 'kysely';
import type { Schema } from '#openapi/operations';
import { forgetWaysIn } from '../auth/queries.ts';
import type { Db, Tx } from '../kernel/store/tables.ts';
import { ownedTables } from './personal-columns.ts';

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
const erasedAddress = (id: string) => `${id}@excluida.invalid`;

const texts = (...values: unknown[]) =>
  [...new Set(values.filter((each) => typeof each === 'string' && each !== ''))] as string[];
const lowered = (...values: unknown[]) => texts(...values).map((each) => each.toLowerCase());

/**
 * Returns what a person is and was called, and where they are and were written to, as far as the log tells. Addresses
 * that were requested but never confirmed are kept apart, since they may belong to another person.
 */
async function namesAndAddressesOf(tx: Tx, id: string) {
  const person = await tx
    .selectFrom('users')
    .where('id', '=', id)
    .select(['name', 'email', 'phone'])
    .executeTakeFirst();
  const told = await tx
    .selectFrom('activity')
    .where('entity', 'in', ['user', 'person'])
    .where('entity_id', '=', id)
    .select('changes')
    .execute();
  const waiting = await tx.selectFrom('email_changes').where('user_id', '=', id).select('email').executeTakeFirst();
  const former = (field: string) =>
    told.flatMap(({ changes }) =>
      changes.flatMap((change) => (change.field === field ? [change.before, change.after] : [])),
    );
  const addresses = lowered(person?.email, person?.phone, ...former('email'), ...former('phone'));
  const requested = lowered(waiting?.email, ...former('pending_email')).filter((each) => !addresses.includes(each));
  return { names: texts(person?.name, ...former('name')), addresses, requested };
}

type Known = Awaited<ReturnType<typeof namesAndAddressesOf>>;

/** Takes a person's name out of the log: what is about them, what went to their addresses, and what names them. */
async function eraseFromLog(tx: Tx, id: string, memberships: string[], { names, addresses }: Known): Promise<void> {
  const gone = { label: erased, changes: '[]' };
  await tx
    .updateTable('activity')
    .set(gone)
    .where('entity_id', 'in', [id, ...memberships])
    .execute();
  await tx
    .updateTable('activity')
    .set(gone)
    .where('subject_kind', 'in', ['access', 'person'])
    .where('subject_id', '=', id)
    .where('entity', '!=', 'operation')
    .execute();
  // What is told of an invitation is the address that it went to.
  await tx.updateTable('activity').set(gone).where('label', 'in', addresses).execute();
  // Changes hold people by id; those of before they did hold names.
  for (const name of [...names, ...addresses])
    await tx
      .updateTable('activity')
      .set({ changes: '[]' })
      .where(
        sql<boolean>`exists (select from jsonb_array_elements(changes) c
          where c ->> 'field' in ('assignee', 'manager', 'attendees')
            and (strpos(c ->> 'before', ${name}) > 0 or strpos(c ->> 'after', ${name}) > 0))`,
      )
      .execute();
}

/** Takes a person's name and addresses out of what calendars elsewhere say of meetings with them. */
async function eraseFromCalendars(tx: Tx, id: string, { names, addresses }: Known): Promise<void> {
  const columns = { calendar_links: ['answers', 'base', 'guests', 'theirs'], calendar_series: ['fields', 'guests'] };
  // Whole texts of JSON, with their quotes: nothing that only contains them.
  const replacements = [...names.map((name) => [name, erased]), ...addresses.map((each) => [each, erasedAddress(id)])];
  for (const [table, all] of Object.entries(columns))
    for (const column of all)
      for (const address of addresses) {
        const text = sql`${sql.ref(column)}::text`;
        const replaced = replacements.reduce(
          (of, pair) => sql`replace(${of}, ${JSON.stringify(pair[0])}, ${JSON.stringify(pair[1])})`,
          text,
        );
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = (${replaced})::jsonb
          where strpos(${text}, ${JSON.stringify(address)}) > 0`.execute(tx);
      }
}

/** Takes out messages to a person, and their name out of messages to others. */
async function eraseFromOutbox(tx: Tx, { names, addresses, requested }: Known): Promise<void> {
  await tx.deleteFrom('outbox').where(sql`lower(recipient)`, 'in', addresses).execute();
  // Of an address that was only asked for goes what says so, and that something was sent there.
  if (requested.length > 0)
    await tx
      .deleteFrom('outbox')
      .where(sql`lower(recipient)`, 'in', requested)
      .where(sql<boolean>`(text = '' or strpos(text, '/auth/confirm-email#') > 0)`)
      .execute();
  for (const name of [...names, ...addresses]) {
    const word = `(?<!\\w)${name.replace(/[^\p{L}\p{N}\s]/gu, '\\$&')}(?!\\w)`;
    const without = (column: string) => sql<string>`regexp_replace(${sql.ref(column)}, ${word}, ${erased}, 'gi')`;
    await tx
      .updateTable('outbox')
      .set({ subject: without('subject'), text: without('text') })
      .where(sql<boolean>`coalesce(subject, '') || text ~* ${word}`)
      .execute();
  }
}

/** Takes a person's name and all that is theirs alone out of the store. What others made with them stays. */
export async function erase(tx: Tx, id: string, now: string): Promise<void> {
  const known = await namesAndAddressesOf(tx, id);
  await forgetWaysIn(tx, id);
  const memberships = await tx.deleteFrom('project_members').where('user_id', '=', id).returning('id').execute();
  for (const table of ownedTables) await sql`delete from ${sql.table(table)} where user_id = ${id}::uuid`.execute(tx);
  await tx.updateTable('privacy_requests').set({ note: '', answer: '' }).where('user_id', '=', id).execute();
  await tx.deleteFrom('invitations').where('email', 'in', known.addresses).execute();
  await tx
    .updateTable('meeting_attendees')
    .set({ name: '', email: sql`id || '@excluida.invalid'` })
    .where(sql`lower(email)`, 'in', known.addresses)
    .execute();
  await tx.updateTable('units').set({ manager_id: null }).where('manager_id', '=', id).execute();
  await tx.updateTable('steps').set({ assignee_id: null }).where('assignee_id', '=', id).execute();
  await eraseFromLog(
    tx,
    id,
    memberships.map((each) => each.id),
    known,
  );
  await eraseFromCalendars(tx, id, known);
  await eraseFromOutbox(tx, known);
  await tx
    .updateTable('users')
    .set({
      name: 'Conta excluída',
      email: erasedAddress(id),
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
