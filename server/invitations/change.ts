import { type InvitationAct, invitationActs } from '#domain/invitation-lifecycle';
import { reauthorize } from '../http/authorization.ts';
import type { Context } from '../http/context.ts';
import type { Handler } from '../http/handler.ts';
import { notFound, Problem } from '../kernel/problem.ts';
import { countAttempt, tooManyRequests } from '../kernel/rate-limits.ts';
import type { Tx } from '../kernel/store/tables.ts';
import { addSeconds, secondsUntil } from '../kernel/time.ts';
import { newToken } from '../kernel/tokens.ts';
import { projectAccess } from '../projects/access.ts';
import { checkNotInvited } from './access.ts';
import { lifeSeconds, notifyInvited, recordInvitation } from './invite.ts';
import { holdTarget, mayInvite } from './permissions.ts';
import { type InvitationRow, invitations, statusOf, targetOf } from './queries.ts';
import { invitationJson } from './serializers.ts';
import { words } from './words/index.ts';

const pauseSeconds = 30;

const notYours = () => notFound(words.missing.ownInvitation);

/** An invitation that the caller may change by then, held together with its target; to others it does not exist. */
async function holdInvitation(
  tx: Tx,
  id: string,
  asked: Context,
  role?: (row: InvitationRow) => InvitationRow['role'],
) {
  const found = await invitations(tx).where('i.id', '=', id).executeTakeFirst();
  if (!found) throw notYours();
  await holdTarget(tx, targetOf(found));
  const row = await invitations(tx).where('i.id', '=', id).forUpdate('i').executeTakeFirst();
  const { person } = await reauthorize(tx, asked);
  if (!row || !(await mayInvite(tx, targetOf(row), person, role?.(row)))) throw notYours();
  return row;
}

function checkLife(row: InvitationRow, act: InvitationAct, now: string): void {
  const status = statusOf(row, now);
  if (!invitationActs.after(status, act))
    throw new Problem(409, 'ILLEGAL_TRANSITION', words.invitationCannot(status, act));
}

const cancel = (id: string, projectId: string | undefined, asked: Context) =>
  asked.store.transaction(async (tx) => {
    const context = projectId === undefined ? asked : await projectAccess.hold(tx, projectId, asked);
    const row = await holdInvitation(tx, id, context);
    if (projectId !== undefined && row.project_id !== projectId) throw notYours();
    checkLife(row, 'cancel', context.now);
    await tx.updateTable('invitations').set({ status: 'cancelled' }).where('id', '=', id).execute();
    await context.notifications.withdraw(tx, { invitation_id: id });
    await recordInvitation(tx, row, 'cancelled', context);
    return { status: 204 as const, body: undefined };
  });

const cancelInvitation: Handler<'cancelInvitation'> = ({ path }, context) => cancel(path.id, undefined, context);
const cancelProjectInvitation: Handler<'cancelProjectInvitation'> = ({ path }, context) =>
  cancel(path.invitationId, path.id, context);

/** Whoever clicks twice sends once. */
function refuseHaste({ resent_at }: InvitationRow, now: string): void {
  const left = resent_at ? secondsUntil(addSeconds(resent_at, pauseSeconds), now, 'ceil') : 0;
  if (left > 0) throw tooManyRequests(left);
}

const resendInvitation: Handler<'resendInvitation'> = async ({ path: { id } }, context) => {
  const { store, person, client, now } = context;
  // Before anything is renewed, for what is refused changes nothing.
  await countAttempt('invite again', { account: person.id, address: client.address }, context);
  return store.transaction(async (tx) => {
    // Sending it again renews what it gives, so it takes what inviting to that role takes.
    const before = await holdInvitation(tx, id, context, ({ role }) => role);
    checkLife(before, 'send again', now);
    await checkNotInvited(tx, targetOf(before), before.email, now, id);
    refuseHaste(before, now);
    await tx
      .updateTable('invitations')
      .set((eb) => ({
        token: newToken('tri_'),
        expires_at: addSeconds(now, lifeSeconds),
        resent_at: now,
        delivery: 'queued' as const,
        delivery_at: now,
        resend_count: eb('resend_count', '+', 1),
      }))
      .where('id', '=', id)
      .execute();
    await recordInvitation(tx, before, 'resent', context);
    const renewed = await invitations(tx).where('i.id', '=', id).executeTakeFirstOrThrow();
    await notifyInvited(tx, renewed, context);
    return { status: 200 as const, body: invitationJson(renewed, context) };
  });
};

export const changeHandlers = { cancelInvitation, cancelProjectInvitation, resendInvitation };
