import type { Context } from '../../http/context.ts';
import { diffFields, recordActivity } from '../../kernel/activity/record.ts';
import { maskContact } from '../../kernel/mask-contact.ts';
import { languageOf } from '../../kernel/person-language.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Db, Tx } from '../../kernel/store/tables.ts';
import { addSeconds } from '../../kernel/time.ts';
import { hashToken, newToken } from '../../kernel/tokens.ts';
import { type Account, accountByEmail, type HeldAccount, holdAccount, isOpen } from '../accounts.ts';
import { forgetDevices } from '../devices.ts';
import { dropProofs } from '../proofs.ts';
import { revokeAllBut } from '../sessions.ts';
import { words } from '../words/index.ts';

const lifeHours = 24;

type Owner = Pick<Account, 'id' | 'name' | 'email'>;

/** Refuses (409) an address that has an account. */
export const emailTaken = () => new Problem(409, 'EMAIL_TAKEN', words.emailOfAnother);

/** Selects the pending changes of addresses whose links have not expired. */
export const openChanges = (db: Db, now: string) => db.selectFrom('email_changes').where('ends_at', '>', now);

const linkOf = (origin: string | null, kind: 'token' | 'refuse', token: string) =>
  // In the fragment, which no browser sends and no log holds.
  `${origin ?? ''}/auth/confirm-email#${kind}=${token}`;

async function recordChange(
  tx: Tx,
  { id, name }: Owner,
  [field, before, after]: readonly ['email' | 'pending_email', string | null, string | null],
  { now, client, requestId, optionalPerson: someone }: Context,
  person: Context['optionalPerson'] = someone,
): Promise<void> {
  const about = { subject: { kind: 'user', id }, entity: 'user', entity_id: id, label: name } as const;
  const changes = diffFields({ [field]: before }, { [field]: after });
  await recordActivity(tx, { ...about, verb: 'changed', changes }, { person, now, client, requestId });
}

/**
 * Sends the confirmation link. When the address already has an account, its owner gets a notice instead, so that the
 * requester cannot find out who has an account.
 */
async function sendLink(
  tx: Tx,
  owner: Owner,
  { email, token, ends_at }: { email: string; token: string; ends_at: string },
  { notifications, language, origin, config, person }: Context,
): Promise<void> {
  const taken = await accountByEmail(tx, email);
  if (taken && !isOpen(taken, config)) return;
  const link = linkOf(origin, 'token', token);
  const message = taken
    ? words.mail.emailOfAnother(taken.name)
    : words.mail.confirmEmail(person.id === owner.id, link, lifeHours);
  const fixedText = message(await languageOf(tx, taken?.id ?? owner.id, language));
  const mail = { channel: 'email', to: taken?.email ?? email, ...fixedText, fixedText, endsAt: ends_at } as const;
  await notifications.queue(tx, person, mail);
}

/**
 * Has an account wait for another address until it is confirmed there, in place of one that waited before. Its present
 * address is told, with a link that refuses. The account has to be held.
 */
export async function askEmailChange(tx: Tx, owner: Owner, email: string, context: Context): Promise<void> {
  const { now, person, notifications, language, origin } = context;
  const [token, refusal] = [newToken('tre_'), newToken('trx_')];
  const ends_at = addSeconds(now, lifeHours * 3600);
  const before = await openChanges(tx, now).where('user_id', '=', owner.id).select('email').executeTakeFirst();
  const row = {
    email,
    confirm_hash: hashToken(token),
    refuse_hash: hashToken(refusal),
    requested_by: person.id,
    created_at: now,
    ends_at,
  };
  await tx
    .insertInto('email_changes')
    .values({ user_id: owner.id, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
  await recordChange(tx, owner, ['pending_email', before?.email ?? null, email], context);
  await sendLink(tx, owner, { email, token, ends_at }, context);
  const link = linkOf(origin, 'refuse', refusal);
  // Masked, for the present address may be a mistyped one.
  const notice = words.mail.emailChangeAsked(owner.name, person.id === owner.id, maskContact(email), link);
  const told = notice(await languageOf(tx, owner.id, language));
  await notifications.queue(tx, 'security', { channel: 'email', to: owner.email, ...told, endsAt: ends_at });
}

/** Sends another link to the address that waits; the one before is over. Returns whether one waits. */
export async function resendEmailLink(tx: Tx, owner: Owner, context: Context): Promise<boolean> {
  const token = newToken('tre_');
  const ends_at = addSeconds(context.now, lifeHours * 3600);
  const change = await tx
    .updateTable('email_changes')
    .set({ confirm_hash: hashToken(token), ends_at })
    .where('user_id', '=', owner.id)
    .where('ends_at', '>', context.now)
    .returning('email')
    .executeTakeFirst();
  if (change) await sendLink(tx, owner, { email: change.email, token, ends_at }, context);
  return change !== undefined;
}

/** Cancels the pending change of an account's address, if there is one. */
export async function cancelEmailChange(tx: Tx, owner: Owner, context: Context): Promise<void> {
  const gone = await tx
    .deleteFrom('email_changes')
    .where('user_id', '=', owner.id)
    .returning(['email', 'ends_at'])
    .executeTakeFirst();
  if (gone && gone.ends_at > context.now) await recordChange(tx, owner, ['pending_email', gone.email, null], context);
}

/** Locks the account of a link's token and removes its pending change; returns undefined when the link has expired. */
async function takeChange(tx: Tx, by: 'confirm_hash' | 'refuse_hash', token: string, context: Context) {
  const hash = hashToken(token);
  const found = await openChanges(tx, context.now).where(by, '=', hash).select('user_id').executeTakeFirst();
  const owner = found && (await holdAccount(tx, found.user_id, context, 'change'));
  if (!owner) return undefined;
  // The lock on the account keeps the change from being replaced.
  const change = await tx
    .deleteFrom('email_changes')
    .where('user_id', '=', owner.id)
    .where(by, '=', hash)
    .returning('email')
    .executeTakeFirst();
  return change && { owner, email: change.email };
}

/** Unlinks the social identities that were verified under an address other than the given one. */
export async function unlinkOtherAddresses(tx: Tx, userId: string, email: string): Promise<void> {
  await tx.deleteFrom('identities').where('user_id', '=', userId).where('email', '!=', email.toLowerCase()).execute();
}

const isDuplicate = (error: unknown) => error instanceof Error && 'code' in error && error.code === '23505';

async function writeEmail(tx: Tx, { id }: Owner, email: string, now: string): Promise<void> {
  await tx
    .updateTable('users')
    .set((eb) => ({ email, email_verified_at: now, updated_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
    .catch((error) => {
      throw isDuplicate(error) ? emailTaken() : error;
    });
}

/**
 * Gives an account the address that its link confirms. All that the address before opened ends: links to it, social
 * accounts proven under it, and sessions, but for the caller's where it is the account's own.
 */
export async function confirmEmail(tx: Tx, token: string, context: Context): Promise<HeldAccount | undefined> {
  const { now, optionalPerson: someone, notifications, language } = context;
  const taken = await takeChange(tx, 'confirm_hash', token, context);
  if (!taken) return undefined;
  const { owner, email } = taken;
  if (await accountByEmail(tx, email)) throw emailTaken();
  await writeEmail(tx, owner, email, now);
  await unlinkOtherAddresses(tx, owner.id, email);
  const own = someone?.id === owner.id ? someone : null;
  await revokeAllBut(tx, owner.id, own?.session.id, now);
  await dropProofs(tx, owner.id);
  await forgetDevices(tx, owner.id);
  await recordChange(tx, owner, ['email', owner.email, email], context, own);
  const told = words.mail.emailChanged(owner.name, maskContact(email))(await languageOf(tx, owner.id, language));
  await notifications.queue(tx, 'security', { channel: 'email', to: owner.email, ...told });
  return owner;
}

/** Cancels the change that a link of refusal belongs to; the account keeps its present address. */
export async function refuseEmail(tx: Tx, token: string, context: Context): Promise<HeldAccount | undefined> {
  const taken = await takeChange(tx, 'refuse_hash', token, context);
  if (!taken) return undefined;
  const own = context.optionalPerson?.id === taken.owner.id ? context.optionalPerson : null;
  await recordChange(tx, taken.owner, ['pending_email', taken.email, null], context, own);
  return taken.owner;
}
