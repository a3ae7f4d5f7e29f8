import { reauthorize } from '../http/authorization.ts';
import type { Context } from '../http/context.ts';
import type { Handler } from '../http/handler.ts';
import { recordAccess } from '../kernel/activity/access.ts';
import type { AppServices } from '../kernel/app-services.ts';
import { logAuthOutcome } from '../kernel/auth-log.ts';
import type { MessageWriter } from '../kernel/notifications.ts';
import { languageOf, saveLanguage } from '../kernel/person-language.ts';
import { Problem } from '../kernel/problem.ts';
import { countAttempt, runCountedAttempt } from '../kernel/rate-limits.ts';
import type { Tx } from '../kernel/store/tables.ts';
import { addSeconds } from '../kernel/time.ts';
import {
  type Account,
  accountByEmail,
  accountById,
  checkPassword,
  type HeldAccount,
  hasPassword,
  holdAccount,
  holdUnchanged,
  isOpen,
  wrongPassword,
} from './accounts.ts';
import { deviceOf } from './devices.ts';
import { hashPassword } from './password.ts';
import { refuseCommon } from './password-rules.ts';
import { giveProof, peekProof, proofSeconds, takeProof } from './proofs.ts';
import { signOutEverywhere } from './queries.ts';
import { openSession } from './sessions.ts';
import { words } from './words/index.ts';

// What was asked for is not answered much later: it would look like somebody else's asking.
const askedSeconds = 3600;

/** Sets a password, after which nothing holds that the one before had opened. */
async function setPassword(tx: Tx, account: HeldAccount, password_hash: string, context: Context): Promise<void> {
  const { id } = account;
  const { now } = context;
  await tx.updateTable('users').set({ password_hash, updated_at: now }).where('id', '=', id).execute();
  await signOutEverywhere(tx, id, now);
  await recordAccess(tx, account, 'password', context.optionalPerson ?? account, context);
}

async function notifyChanged(tx: Tx, { id, name, email: to }: Account, { notifications, language }: Context) {
  const mail = words.mail.passwordChanged(name)(await languageOf(tx, id, language));
  await notifications.queue(tx, 'security', { channel: 'email', to, ...mail });
}

const forgotPassword: Handler<'forgotPassword'> = async ({ body: { email } }, context) => {
  const { store, client, now, origin, notifications, language } = context;
  const device = await deviceOf({ email }, context);
  await countAttempt('forgot password', { account: email, address: client.address, device }, context);
  logAuthOutcome(context, 'password forgotten', { unknown: email, isKnown: Boolean(device) });
  const task = { kind: 'forgot password', language, origin } as const;
  // Whether there is an account is looked up later: the answer and its time tell nothing of it.
  const message = {
    channel: 'email',
    to: email,
    subject: null,
    text: '',
    endsAt: addSeconds(now, askedSeconds),
    task,
  } as const;
  await store.transaction((tx) => notifications.queue(tx, 'request', message));
  return { status: 204, body: undefined };
};

/** Writes the message that a forgotten password was asked for, where the address has an account. */
export const writeReset =
  ({ config, now }: Pick<AppServices, 'config' | 'now'>): MessageWriter<'forgot password'> =>
  async (tx, { recipient }, { language, origin }) => {
    const found = await accountByEmail(tx, recipient);
    const account = found && (await holdAccount(tx, found.id, { config }));
    if (!account) return undefined;
    if (!origin) throw Object.assign(new Error(), { code: 'NO_PUBLIC_URL' });
    const instant = now().toISOString();
    const token = await giveProof(tx, 'reset', account, instant);
    // In the fragment, which no browser sends and no log holds.
    const link = `${origin}/auth/forgot-password#token=${token}`;
    const mail = words.mail.resetPassword(account.name, link, proofSeconds('reset') / 60);
    const told = mail(await languageOf(tx, account.id, language));
    return { to: account.email, ...told, endsAt: addSeconds(instant, proofSeconds('reset')) };
  };

function refuseLink(context: Context): Problem {
  logAuthOutcome(context, 'proof refused');
  return new Problem(401, 'INVALID_PROOF', words.linkOver);
}

const resetPassword: Handler<'resetPassword'> = async ({ body: { token, password } }, context) => {
  const { store, client, now, config } = context;
  const userId = await peekProof(store.db, 'reset', token, now);
  const device = userId ? await deviceOf({ id: userId }, context) : undefined;
  const whose = { address: client.address, device };
  await countAttempt('reset password', whose, context);
  const account = userId ? await accountById(store.db, userId) : undefined;
  if (!account || !isOpen(account, config)) throw refuseLink(context);
  // Refused before the link is spent.
  refuseCommon(password, account);
  const hash = await runCountedAttempt('reset password', whose, context, () => hashPassword(password));
  const isSet = await store.transaction(async (tx) => {
    const held = await holdAccount(tx, account.id, context, 'change');
    if (!held || (await takeProof(tx, 'reset', token, now)) !== held.id) return false;
    await setPassword(tx, held, hash, context);
    if (!hasPassword(held)) await saveLanguage(tx, held.id, context.language);
    // The link went to their address.
    await tx.updateTable('users').set({ email_verified_at: now }).where('id', '=', held.id).execute();
    await notifyChanged(tx, held, context);
    return true;
  });
  if (!isSet) throw refuseLink(context);
  logAuthOutcome(context, 'password reset', { account: account.id });
  return { status: 204, body: undefined };
};

const changePassword: Handler<'changePassword'> = async ({ body }, context) => {
  const { store, person } = context;
  const account = await accountById(store.db, person.id);
  await checkPassword(account, body.currentPassword, context);
  if (!account) throw wrongPassword();
  refuseCommon(body.password, account);
  const hash = await hashPassword(body.password);
  const answer = await store.transaction(async (tx) => {
    await reauthorize(tx, context);
    const held = await holdUnchanged(tx, account, context, 'change');
    if (!held) throw wrongPassword();
    await setPassword(tx, held, hash, context);
    await notifyChanged(tx, held, context);
    return openSession(tx, held, context);
  });
  logAuthOutcome(context, 'password changed', { account: account.id });
  return answer;
};

export const passwordHandlers = { forgotPassword, resetPassword, changePassword };
