import { invitationActs } from '#domain/invitation-life';
import { higher } from '#domain/member-role';
import type { Schema } from '#openapi/operations';
import { callerNow } from '../access.ts';
import { record } from '../activity/record.ts';
import type { Context } from '../context.ts';
import type { Handler } from '../handler.ts';
import { checkRoomForMember } from '../projects/caps.ts';
import { notFound, Refusal } from '../refusal.ts';
import { newId } from '../store/ids.ts';
import type { Tx } from '../store/tables.ts';
import { recordInvitation } from './invite.ts';
import { holdTarget } from './privilege.ts';
import { type InvitationRow, invitations, isFor, seenShape, statusOf, targetOf } from './rows.ts';

const unknown = () => notFound('invitation');

/** The invitation that a token opens, held together with its target. It may open to a project of the path alone. */
async function held(tx: Tx, token: string, projectId: string | undefined): Promise<InvitationRow> {
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
  if (!isFor(row, person)) throw new Refusal(403, 'WRONG_ACCOUNT', (words) => words.wrongAccount);
}

async function settle(tx: Tx, row: InvitationRow, status: 'accepted' | 'rejected', context: Context) {
  await tx.updateTable('invitations').set({ status, responded_at: context.now }).where('id', '=', row.id).execute();
  await context.post.withdraw(tx, { invitation_id: row.id });
  await recordInvitation(tx, row, status, context);
  return { status: 200 as const, body: seenShape({ ...row, status }, context) };
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

async function joinUnit(tx: Tx, unit_id: string, role: Schema<'UnitRole'>, { person }: Context): Promise<void> {
  await tx
    .insertInto('user_units')
    .values({ unit_id, user_id: person.id, role })
    .onConflict((conflict) => {
      const known = conflict.columns(['user_id', 'unit_id']);
      return role === 'admin' ? known.doUpdateSet({ role }) : known.doNothing();
    })
    .execute();
}

async function joinProject(tx: Tx, project_id: string, role: Schema<'MemberRole'>, context: Context): Promise<void> {
  const { person, now } = context;
  const before = await tx
    .selectFrom('project_members')
    .where('project_id', '=', project_id)
    .where('user_id', '=', person.id)
    .select(['id', 'role'])
    .executeTakeFirst();
  if (before && higher(before.role, role) === before.role) return;
  if (!before) await checkRoomForMember(tx, project_id);
  const id = before?.id ?? newId();
  await tx
    .insertInto('project_members')
    .values({ id, project_id, user_id: person.id, role, created_at: now })
    .onConflict((conflict) => conflict.columns(['project_id', 'user_id']).doUpdateSet({ role }))
    .execute();
  const what = { project_id, entity: 'member', entity_id: id, label: person.name } as const;
  const changes = [{ field: 'role', before: before?.role ?? null, after: role }];
  await record(tx, { ...what, verb: before ? 'changed' : 'joined', changes }, context);
}

const accept = (token: string, projectId: string | undefined, asked: Context) =>
  asked.store.transaction(async (tx) => {
    const row = await held(tx, token, projectId);
    const context = await callerNow(tx, asked);
    checkIsTheirs(row, context);
    if (!invitationActs.after(statusOf(row, context.now), 'accept'))
      throw new Refusal(400, 'INVITATION_OVER', (words) => words.invitationOver);
    const { kind, id } = targetOf(row);
    if (kind === 'unit') await joinUnit(tx, id, row.role as Schema<'UnitRole'>, context);
    else await joinProject(tx, id, row.role as Schema<'MemberRole'>, context);
    await giveFirstRole(tx, context.person.id, kind === 'unit' ? 'member' : 'viewer');
    return settle(tx, row, 'accepted', context);
  });

const reject = (token: string, projectId: string | undefined, asked: Context) =>
  asked.store.transaction(async (tx) => {
    const row = await held(tx, token, projectId);
    const context = await callerNow(tx, asked);
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
  ...{ acceptInvitation, rejectInvitation, acceptProjectInvitation, rejectProjectInvitation },
};
