import type { Schema } from '#openapi/operations';
import { reauthorize } from '../http/authorization.ts';
import type { Context } from '../http/context.ts';
import type { Handler } from '../http/handler.ts';
import { recordActivity } from '../kernel/activity/record.ts';
import { checkCap } from '../kernel/caps.ts';
import { newId } from '../kernel/ids.ts';
import { languageOfAddress } from '../kernel/person-language.ts';
import { countAttempt } from '../kernel/rate-limits.ts';
import type { Tx } from '../kernel/store/tables.ts';
import { addSeconds } from '../kernel/time.ts';
import { newToken } from '../kernel/tokens.ts';
import { inProject, projectAccess } from '../projects/access.ts';
import { inUnit } from '../units/access.ts';
import { checkNotInvited, countWaiting } from './access.ts';
import { checkMayInvite, holdTarget } from './permissions.ts';
import { addressOf, type InvitationRow, invitations, type Target, targetOf } from './queries.ts';
import { invitationJson, linkOf } from './serializers.ts';
import { words } from './words/index.ts';

/** How many invitations to one unit or project may wait at once. */
export const maxWaiting = 300;

/** For how long an invitation holds. */
export const lifeSeconds = 7 * 86_400;

interface Wanted {
  email: string;
  role: InvitationRow['role'];
  message?: string;
}

/** Sends the invitation, in the language of the invited where they have chosen one, else of whoever invites. */
export async function notifyInvited(tx: Tx, row: InvitationRow, context: Context): Promise<void> {
  const { notifications, origin, person } = context;
  const { email: to, inviter_name: by, target_name: target, role, message, expires_at: until } = row;
  const { kind } = targetOf(row);
  const language = await languageOfAddress(tx, to, context.language);
  const facts = { kind, role, link: linkOf(row, origin), until };
  const mail = words.mail.invitation({ ...facts, by, target, message })(language);
  const fixedWords = words.mail.invitation({ ...facts, by: person.email, target: null, message: '' })(language);
  const about = { invitation_id: row.id };
  await notifications.queue(tx, person, {
    channel: 'email',
    to,
    ...mail,
    fixedText: fixedWords,
    endsAt: until,
    reference: about,
  });
}

/** Writes down what happens to an invitation, as part of what it invites to. */
export async function recordInvitation(
  tx: Tx,
  row: Pick<InvitationRow, 'id' | 'project_id' | 'unit_id' | 'email'>,
  verb: Schema<'ActivityVerb'>,
  context: Context,
  changes?: Schema<'FieldChange'>[],
): Promise<void> {
  const { id: entity_id, email: label } = row;
  const target = targetOf(row);
  const subject = target.kind === 'unit' ? inUnit(target.id) : inProject(target.id);
  await recordActivity(tx, { subject, verb, entity: 'invitation', entity_id, label, changes }, context);
}

async function invite(
  target: Target,
  wanted: Wanted,
  context: Context,
): Promise<{ status: 201; body: Schema<'Invitation'> }> {
  const { store, person, client, now } = context;
  const email = addressOf(wanted.email);
  await checkMayInvite(store.db, target, person, wanted.role);
  await countAttempt('invite', { account: person.id, address: client.address }, context);
  return store.transaction(async (tx) => {
    await holdTarget(tx, target);
    // Again, for they may have been demoted meanwhile.
    await checkMayInvite(tx, target, (await reauthorize(tx, context)).person, wanted.role);
    await checkNotInvited(tx, target, email, now);
    checkCap(maxWaiting, (await countWaiting(tx, target, now)) + 1, words.limitReached(maxWaiting));
    const id = newId();
    const [unit_id, project_id] = target.kind === 'unit' ? [target.id, null] : [null, target.id];
    await tx
      .insertInto('invitations')
      .values({
        id,
        unit_id,
        project_id,
        email,
        role: wanted.role,
        message: wanted.message?.trim() ?? '',
        token: newToken('tri_'),
        status: 'pending',
        invited_by: person.id,
        created_at: now,
        expires_at: addSeconds(now, lifeSeconds),
        delivery_at: now,
      })
      .execute();
    const changes = [{ field: 'role', before: null, after: wanted.role }];
    await recordInvitation(tx, { id, project_id, unit_id, email }, 'invited', context, changes);
    const made = await invitations(tx).where('i.id', '=', id).executeTakeFirstOrThrow();
    await notifyInvited(tx, made, context);
    return { status: 201 as const, body: invitationJson(made, context) };
  });
}

const inviteToUnit: Handler<'inviteToUnit'> = ({ body: { unit_id: id, role = 'member', ...wanted } }, context) =>
  invite({ kind: 'unit', id }, { ...wanted, role }, context);

const inviteToProject: Handler<'inviteToProject'> = ({ body: { project_id: id, ...wanted } }, context) =>
  invite({ kind: 'project', id }, wanted, context);

const createProjectInvitation: Handler<'createProjectInvitation'> = async ({ path: { id }, body }, context) => {
  // Whoever cannot see the project is told that there is none, anybody else that they may not.
  await projectAccess.roleOf(context.store.db, id, context);
  return invite({ kind: 'project', id }, body, context);
};

export const inviteHandlers = { inviteToUnit, inviteToProject, createProjectInvitation };
