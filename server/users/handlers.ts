import { sql } from 'kysely';
import { normalizeName } from '#domain/names';
import type { Ask } from '#openapi/operations';
import type { Context } from '../http/context.ts';
import type { Handler } from '../http/handler.ts';
import { page } from '../http/page.ts';
import { recordActivity } from '../kernel/activity/record.ts';
import { newId } from '../kernel/ids.ts';
import { Problem } from '../kernel/problem.ts';
import { matchesSearchInSql } from '../kernel/store/search.ts';
import type { Tx } from '../kernel/store/tables.ts';
import { keepAnAdministrator, lockAccess } from '../roles/access.ts';
import { emailTaken, readUser } from './change.ts';
import { emailHandlers } from './email.ts';
import { countTraces, erase, holdOwned } from './erase.ts';
import { hasStatus, serializeUser, type UserRow, usersIn } from './queries.ts';
import { checkMaySeeTaxId, checkRoles, checkUnits, holdSignIn, refuseOwn } from './rules.ts';
import { userSessionHandlers } from './sessions.ts';
import { ofUser } from './subject.ts';
import { membershipHandlers } from './units.ts';
import { words } from './words/index.ts';

const longAgo = '1970-01-01T00:00:00.000Z';
const orders = {
  name: { by: 'u.name_key', type: 'text' },
  email: { by: sql`lower(u.email) collate "C"`, type: 'text', value: ({ email }: UserRow) => email.toLowerCase() },
  created_at: { by: 'u.created_at', type: 'instant' },
  last_seen_at: {
    by: sql`coalesce(l.seen_at, ${sql.lit(longAgo)}::timestamptz)`,
    type: 'instant',
    value: ({ last_seen_at }: UserRow) => last_seen_at ?? longAgo,
  },
} as const;

const day = 86_400_000;
const daysBefore = (now: string, days: number) => new Date(Date.parse(now) - days * day).toISOString();

/** The users that a list asks for. */
export function usersAsked(context: Context, asked: Ask<'listUsers'>['query']) {
  const { store, person, now } = context;
  const { search = '', unit_id, role_id, status = [], seen } = asked;
  let wanted = usersIn(store.db, context);
  if (unit_id !== undefined)
    wanted = wanted.where(
      sql<boolean>`exists (select from user_units f where f.user_id = u.id and f.unit_id = ${unit_id}::uuid)`,
    );
  if (role_id !== undefined)
    wanted = wanted.where(
      sql<boolean>`exists (select from user_roles f where f.user_id = u.id and f.role_id = ${role_id}::uuid)`,
    );
  if (status.length > 0) wanted = wanted.where(hasStatus([...new Set(status)].sort()));
  if (seen === 'week' || seen === 'month')
    wanted = wanted.where('l.seen_at', '>=', daysBefore(now, seen === 'week' ? 7 : 30));
  if (seen === 'before') wanted = wanted.where('l.seen_at', '<', daysBefore(now, 30));
  if (seen === 'never') wanted = wanted.where('l.seen_at', 'is', null);
  const digits = search.replace(/[\s.-]/g, '');
  if (/^\d{3,11}$/.test(digits) && person.permissions.has('view:personal_data'))
    return wanted.where('u.tax_id', 'like', `%${digits}%`);
  if (search) wanted = wanted.where(matchesSearchInSql('u.search_text', search));
  return wanted;
}

/** A page of the people of the workspace. */
const listUsers: Handler<'listUsers'> = (asked, context) => {
  const { sort_by = 'name', sort_order: direction = 'asc' } = asked.query;
  return page(usersAsked(context, asked.query), asked, context, {
    order: [orders[sort_by], { by: 'u.id', type: 'id' }],
    direction,
    as: serializeUser(context.person),
  });
};

const getUser: Handler<'getUser'> = async ({ path: { id } }, context) => ({
  status: 200,
  body: await readUser(context.store.db, id, context),
});

async function giveRolesAndUnits(tx: Tx, user_id: string, roles: readonly string[], units: readonly string[]) {
  if (roles.length > 0)
    await tx
      .insertInto('user_roles')
      .values(roles.map((role_id) => ({ user_id, role_id })))
      .execute();
  if (units.length > 0)
    await tx
      .insertInto('user_units')
      .values(units.map((unit_id) => ({ user_id, unit_id })))
      .execute();
}

/** Gives somebody an account, and tells them how to choose a password. */
const createUser: Handler<'createUser'> = ({ body }, asked) =>
  asked.store.transaction(async (tx) => {
    const context = await lockAccess(tx, asked);
    const { now, notifications, origin, language, person } = context;
    const { role_ids = [], unit_ids = [], job_title = '', tax_id = null } = body;
    if (tax_id !== null) checkMaySeeTaxId(context);
    await checkRoles(tx, role_ids, context);
    await checkUnits(tx, unit_ids, context);
    const [id, name, email] = [newId(), normalizeName(body.name), body.email.toLowerCase()];
    const marks = { status: 'active', is_sample: false, created_at: now, updated_at: now } as const;
    const made = await tx
      .insertInto('users')
      .values({ id, name, email, password_hash: '-', job_title: job_title.trim(), tax_id, ...marks })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) throw emailTaken();
    await giveRolesAndUnits(tx, id, role_ids, unit_ids);
    await recordActivity(
      tx,
      { subject: ofUser(id), verb: 'created', entity: 'user', entity_id: id, label: name },
      context,
    );
    const mail = words.mail.account(name, person.name, origin)(language);
    await notifications.queue(tx, person, { channel: 'email', to: email, ...mail });
    return { status: 201, body: await readUser(tx, id, context) };
  });

const deleteUser: Handler<'deleteUser'> = ({ path: { id } }, asked) =>
  asked.store.transaction(async (tx) => {
    const context = await holdSignIn(tx, id, asked);
    refuseOwn(id, context);
    const owned = await holdOwned(tx, id);
    if (owned.length > 0) throw new Problem(409, 'IN_USE', words.ownsAlone(owned.length));
    await readUser(tx, id, context);
    await erase(tx, id, context.now);
    await keepAnAdministrator(tx, context);
    await recordActivity(
      tx,
      { subject: ofUser(id), verb: 'deleted', entity: 'user', entity_id: id, label: '—' },
      context,
    );
    return { status: 204, body: undefined };
  });

const getUserTraces: Handler<'getUserTraces'> = async ({ path: { id } }, context) => {
  await readUser(context.store.db, id, context);
  return { status: 200, body: await countTraces(context.store.db, id) };
};

const mostProjects = 200;

/** The projects of somebody, as far as the caller sees them too. */
const listUserProjects: Handler<'listUserProjects'> = async ({ path: { id } }, context) => {
  const { store, person } = context;
  await readUser(store.db, id, context);
  let wanted = store.db
    .selectFrom('project_members as m')
    .innerJoin('projects as p', 'p.id', 'm.project_id')
    .where('m.user_id', '=', id)
    .where('p.is_template', '=', false);
  if (!person.permissions.has('manage:projects'))
    wanted = wanted.where('p.id', 'in', (eb) =>
      eb.selectFrom('project_members').where('user_id', '=', person.id).select('project_id'),
    );
  const data = await wanted
    .select(['p.id', 'p.code', 'p.name', 'p.status', 'm.role'])
    .orderBy('p.name_key')
    .orderBy('p.id')
    .limit(mostProjects)
    .execute();
  return { status: 200, body: { data } };
};

export const userHandlers = {
  listUsers,
  createUser,
  getUser,
  deleteUser,
  getUserTraces,
  listUserProjects,
  ...emailHandlers,
  ...userSessionHandlers,
  ...membershipHandlers,
};
