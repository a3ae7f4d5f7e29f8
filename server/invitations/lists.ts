import { sql } from 'kysely';
import type { Schema } from '#openapi/operations';
import type { Context } from '../context.ts';
import type { Handler } from '../handler.ts';
import { isInstant, pageOf, readCursor } from '../keyset.ts';
import { notFound } from '../refusal.ts';
import type { Db } from '../store/tables.ts';
import { checkMayInvite } from './privilege.ts';
import {
  addressOf,
  columnOf,
  type InvitationRow,
  invitationShape,
  invitations,
  seenShape,
  type Target,
} from './rows.ts';

interface Query {
  limit?: number;
  cursor?: string;
}

/** A page of invitations, newest first. */
async function pageFrom(wanted: ReturnType<typeof invitations>, list: unknown, { limit = 50, cursor }: Query) {
  const from = readCursor(cursor, list, isInstant);
  if (from) wanted = wanted.where(sql<boolean>`(i.created_at, i.id) < (${from.value}::timestamptz, ${from.id}::uuid)`);
  const found: InvitationRow[] = await wanted
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(limit + 1)
    .execute();
  return pageOf(found, limit, list, ({ created_at, id }) => ({ value: created_at, id }));
}

async function listOf(
  target: Target,
  query: Query,
  context: Context,
): Promise<{ status: 200; body: Schema<'InvitationList'> }> {
  const wanted = invitations(context.store.db).where(sql.ref(columnOf(target)), '=', target.id);
  const { rows, page } = await pageFrom(wanted, [target], query);
  return { status: 200, body: { data: rows.map((row) => invitationShape(row, context)), page } };
}

const listInvitationsOfUnit: Handler<'listInvitationsOfUnit'> = async ({ path: { id }, query }, context) => {
  const target: Target = { kind: 'unit', id };
  await checkMayInvite(context.store.db, target, context.person);
  return listOf(target, query, context);
};

const listInvitationsOfProject: Handler<'listInvitationsOfProject'> = async ({ path: { id }, query }, context) => {
  const target: Target = { kind: 'project', id };
  await checkMayInvite(context.store.db, target, context.person);
  return listOf(target, query, context);
};

const listProjectInvitations: Handler<'listProjectInvitations'> = ({ path: { id }, query }, context) =>
  listOf({ kind: 'project', id }, query, context);

/** Invitations that wait for the caller. */
const waiting = (db: Db, { person, now }: Context) =>
  invitations(db)
    .where('i.email', '=', addressOf(person.email))
    .where('i.status', '=', 'pending')
    .where('i.expires_at', '>', now);

const listPendingInvitations: Handler<'listPendingInvitations'> = async ({ query }, context) => {
  const { store, person } = context;
  const { rows, page } = await pageFrom(waiting(store.db, context), ['pending', person.id], query);
  return { status: 200, body: { data: rows.map((row) => seenShape(row, context)), page } };
};

const getNewestInvitation: Handler<'getNewestInvitation'> = async (_ask, context) => {
  const { rows } = await pageFrom(waiting(context.store.db, context), ['newest'], { limit: 1 });
  if (!rows[0]) throw notFound('invitation');
  return { status: 200, body: seenShape(rows[0], context) };
};

async function byToken(token: string, projectId: string | undefined, context: Context) {
  const row = await invitations(context.store.db).where('i.token', '=', token).executeTakeFirst();
  if (!row || (projectId !== undefined && row.project_id !== projectId)) throw notFound('invitation');
  return { status: 200 as const, body: seenShape(row, context) };
}

const getInvitation: Handler<'getInvitation'> = ({ path }, context) => byToken(path.token, undefined, context);
const getProjectInvitation: Handler<'getProjectInvitation'> = ({ path }, context) =>
  byToken(path.token, path.id, context);

export const listHandlers = {
  ...{ listInvitationsOfUnit, listInvitationsOfProject, listProjectInvitations },
  ...{ listPendingInvitations, getNewestInvitation, getInvitation, getProjectInvitation },
};
