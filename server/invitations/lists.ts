import { sql } from 'kysely';
import type { Context } from '../http/context.ts';
import type { Handler } from '../http/handler.ts';
import { page } from '../http/page.ts';
import { notFound } from '../kernel/problem.ts';
import type { Db } from '../kernel/store/tables.ts';
import { checkMayInvite } from './permissions.ts';
import { addressOf, columnOf, invitations, type Target } from './queries.ts';
import { invitationJson, invitationSeenJson } from './serializers.ts';
import { words } from './words/index.ts';

type PageRequest = Parameters<typeof page>[1];

const newestFirst = {
  order: [
    { by: 'i.created_at', type: 'instant' },
    { by: 'i.id', type: 'id' },
  ],
  direction: 'desc',
} as const;

/** A page of the invitations to something, as those see them who invite. */
const listOf = (target: Target, asked: PageRequest, context: Context) =>
  page(invitations(context.store.db).where(sql.ref(columnOf(target)), '=', target.id), asked, context, {
    ...newestFirst,
    as: (row) => invitationJson(row, context),
  });

const listInvitationsOfUnit: Handler<'listInvitationsOfUnit'> = async (asked, context) => {
  const target: Target = { kind: 'unit', id: asked.path.id };
  await checkMayInvite(context.store.db, target, context.person);
  return listOf(target, asked, context);
};

const listInvitationsOfProject: Handler<'listInvitationsOfProject'> = async (asked, context) => {
  const target: Target = { kind: 'project', id: asked.path.id };
  await checkMayInvite(context.store.db, target, context.person);
  return listOf(target, asked, context);
};

const listProjectInvitations: Handler<'listProjectInvitations'> = (asked, context) =>
  listOf({ kind: 'project', id: asked.path.id }, asked, context);

/** Invitations that wait for the caller. */
const waiting = (db: Db, { person, now }: Context) =>
  invitations(db)
    .where('i.email', '=', addressOf(person.email))
    .where('i.status', '=', 'pending')
    .where('i.expires_at', '>', now);

const listPendingInvitations: Handler<'listPendingInvitations'> = (asked, context) =>
  page(waiting(context.store.db, context), asked, context, {
    ...newestFirst,
    as: (row) => invitationSeenJson(row, context),
  });

const getNewestInvitation: Handler<'getNewestInvitation'> = async (_asked, context) => {
  const row = await waiting(context.store.db, context)
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) throw notFound(words.missing.invitation);
  return { status: 200, body: invitationSeenJson(row, context) };
};

async function byToken(token: string, projectId: string | undefined, context: Context) {
  const row = await invitations(context.store.db).where('i.token', '=', token).executeTakeFirst();
  if (!row || (projectId !== undefined && row.project_id !== projectId)) throw notFound(words.missing.invitation);
  return { status: 200 as const, body: invitationSeenJson(row, context) };
}

const getInvitation: Handler<'getInvitation'> = ({ path }, context) => byToken(path.token, undefined, context);
const getProjectInvitation: Handler<'getProjectInvitation'> = ({ path }, context) =>
  byToken(path.token, path.id, context);

export const listHandlers = {
  listInvitationsOfUnit,
  listInvitationsOfProject,
  listProjectInvitations,
  listPendingInvitations,
  getNewestInvitation,
  getInvitation,
  getProjectInvitation,
};
