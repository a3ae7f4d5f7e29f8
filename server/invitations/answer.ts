import { invitationActs } from '#domain/invitation-lifecycle';
import type { Schema } from '#openapi/operations';
import { reauthorize } from '../http/authorization.ts';
import type { Context } from '../http/context.ts';
import type { Handler } from '../http/handler.ts';
import { notFound, Problem } from '../kernel/problem.ts';
import type { Tx } from '../kernel/store/tables.ts';
import { joinProject } from '../projects/queries.ts';
import { joinUnit } from '../units/access.ts';
import { recordInvitation } from './invite.ts';
import { holdTarget } from './permissions.ts';
import { type InvitationRow, invitations, statusOf, targetOf } from './queries.ts';
import { invitationSeenJson, isFor } from './serializers.ts';
import { words } from './words/index.ts';

const unknown = () => notFound(words.missing.invitation);

/** The invitation that a token opens, held together with its target. It may open to a project of the path alone. */
async function holdInvitation(tx: Tx, token: string, projectId: string | undefined): Promise<InvitationRow> {
  const found = await invitations(tx).where('i.token', '=', token).executeTakeFirst();
  if (!found || (projectId !== undefined && found.project_id !== projectId)) throw unknown();
  await holdTarget(tx, targetOf(found));
  // What it was before it was held may be over.
  const row = await invitations(tx)
    .where('i.id', '=', found.id)
    .where('i.token', '=', token)
    .forUpdate('i')
    .executeTakeFirst();
  if (!row) throw unknown();
  return row;
}

function checkIsTheirs(row: InvitationRow, { person }: Context): void {
  if (!isFor(row, person)) throw new Problem(403, 'WRONG_ACCOUNT', words.wrongAccount);
}

async function settle(tx: Tx, row: InvitationRow, status: 'accepted' | 'rejected', context: Context) {
  await tx.updateTable('invitations').set({ status, responded_at: context.now }).where('id', '=', row.id).execute();
  await context.notifications.withdraw(tx, { invitation_id: row.id });
  await recordInvitation(tx, row, status, context);
  return { status: 200 as const, body: invitationSeenJson({ ...row, status }, context) };
}

/** Somebody whom no role lets in anywhere gets the one that what they join needs. */
async function giveFirstRole(tx: Tx, personId: string, code: 'member' | 'viewer'): Promise<void> {
  // Held, for two invitations accepted at once would give one each.
  await tx.selectFrom('users').where('id', '=', personId).select('id').forNoKeyUpdate().execute();
  const any = await tx.selectFrom('user_roles').where('user_id', '=', personId).select('role_id').executeTakeFirst();
  if (any) return;
  const role = await tx.selectFrom('roles').where('code', '=', code).select('id').executeTakeFirst();
  if (role) await tx.insertInto('user_roles').values({ user_id: personId, role_id: role.id }).execute();
}

const accept = (token: string, projectId: string | undefined, asked: Context) =>
  asked.store.transaction(async (tx) => {
    const row = await holdInvitation(tx, token, projectId);
    const context = await reauthorize(tx, asked);
    checkIsTheirs(row, context);
    if (!invitationActs.after(statusOf(row, context.now), 'accept'))
      throw new Problem(400, 'INVITATION_OVER', words.invitationOver);
    const { kind, id } = targetOf(row);
    if (kind === 'unit') await joinUnit(tx, id, row.role as Schema<'UnitRole'>, context);
    else await joinProject(tx, id, row.role as Schema<'MemberRole'>, context);
    await giveFirstRole(tx, context.person.id, kind === 'unit' ? 'member' : 'viewer');
    return settle(tx, row, 'accepted', context);
  });

const reject = (token: string, projectId: string | undefined, asked: Context) =>
  asked.store.transaction(async (tx) => {
    const row = await holdInvitation(tx, token, projectId);
    const context = await reauthorize(tx, asked);
    checkIsTheirs(row, context);
    if (!invitationActs.after(statusOf(row, context.now), 'reject')) throw unknown();
    return settle(tx, row, 'rejected', context);
  });

const acceptInvitation: Handler<'acceptInvitation'> = ({ path }, context) => accept(path.token, undefined, context);
const rejectInvitation: Handler<'rejectInvitation'> = ({ path }, context) => reject(path.token, undefined, context);
const acceptProjectInvitation: Handler<'acceptProjectInvitation'> = ({ path }, context) =>
  accept(path.token, path.id, context);
const rejectProjectInvitation: Handler<'rejectProjectInvitation'> = ({ path }, context) =>
  reject(path.token, path.id, context);

export const answerHandlers = {
  acceptInvitation,
  rejectInvitation,
  acceptProjectInvitation,
  rejectProjectInvitation,
};
