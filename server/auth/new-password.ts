import { callerNow } from '../access.ts';
import type { Context } from '../context.ts';
import type { Handler } from '../handler.ts';
import { Refusal } from '../refusal.ts';
import type { Tx } from '../store/tables.ts';
import {
  type Account,
  accountByEmail,
  accountById,
  checkPassword,
  type HeldAccount,
  holdAccount,
  holdUnchanged,
  isOpen,
  wrongPassword,
} from './accounts.ts';
import { deviceOf, forgetDevices } from './devices.ts';
import { countAttempt } from './limits.ts';
import { tellOutcome } from './outcomes.ts';
import { hashPassword } from './password.ts';
import { refuseCommon } from './password-rules.ts';
import { dropProofs, giveProof, peekProof, proofSeconds, takeProof } from './proofs.ts';
import { openSession, revoke } from './sessions.ts';

/** Sets a password, after which nothing holds that the one before had opened. */
async function setPassword(tx: Tx, { id }: HeldAccount, password_hash: string, now: string): Promise<void> {
  await tx.updateTable('users').set({ password_hash, updated_at: now }).where('id', '=', id).execute();
  await revoke(tx, 'user_id', id, now);
  await dropProofs(tx, id);
  await forgetDevices(tx, id);
}

const tellChanged = ({ name, email }: Account, { post, words }: Context) =>
  post.send({ channel: 'email', to: email, ...words.mail.passwordChanged(name) });

const forgotPassword: Handler<'forgotPassword'> = async ({ body: { email } }, context) => {
  const { store, client, now, config, origin, post, words } = context;
  const device = await deviceOf({ email }, context);
  await countAttempt('forgot password', { account: email, address: client.address, device }, context);
  tellOutcome(context, 'password forgotten', { unknown: email, isKnown: Boolean(device) });
  // All of it after the answer, whose time so tells nothing of the account.
  post.later(async () => {
    const account = await accountByEmail(store.db, email);
    if (!account || !isOpen(account, config)) return;
    if (!origin) throw Object.assign(new Error(), { code: 'NO_PUBLIC_URL' });
    const token = await store.transaction(async (tx) => {
      const held = await holdAccount(tx, account.id, context);
      return held && giveProof(tx, 'reset', held, now);
    });
    if (!token) return;
    // In the fragment, which no browser sends and no log holds.
    const link = `${origin}/auth/forgot-password#token=${token}`;
    const told = words.mail.resetPassword(account.name, link, proofSeconds('reset') / 60);
    post.send({ channel: 'email', to: account.email, ...told });
  });
  return { status: 204, body: undefined };
};

function refuseLink(context: Context): Refusal {
  tellOutcome(context, 'proof refused');
  return new Refusal(401, 'INVALID_PROOF', (words) => words.linkOver);
}

const resetPassword: Handler<'resetPassword'> = async ({ body: { token, password } }, context) => {
  const { store, client, now, config } = context;
  await countAttempt('reset password', { address: client.address }, context);
  const userId = await peekProof(store.db, 'reset', token, now);
  const account = userId ? await accountById(store.db, userId) : undefined;
  if (!account || !isOpen(account, config)) throw refuseLink(context);
  // Refused before the link is spent.
  refuseCommon(password, account);
  const hash = await hashPassword(password);
  const isSet = await store.transaction(async (tx) => {
    const held = await holdAccount(tx, account.id, context, 'change');
    if (!held || (await takeProof(tx, 'reset', token, now)) !== held.id) return false;
    await setPassword(tx, held, hash, now);
    return true;
  });
  if (!isSet) throw refuseLink(context);
  tellChanged(account, context);
  tellOutcome(context, 'password reset', { account: account.id });
  return { status: 204, body: undefined };
};

const changePassword: Handler<'changePassword'> = async ({ body }, context) => {
  const { store, now, person } = context;
  const account = await accountById(store.db, person.id);
  await checkPassword(account, body.currentPassword, context);
  if (!account) throw wrongPassword();
  refuseCommon(body.password, account);
  const hash = await hashPassword(body.password);
  const answer = await store.transaction(async (tx) => {
    await callerNow(tx, context);
    const held = await holdUnchanged(tx, account, context, 'change');
    if (!held) throw wrongPassword();
    await setPassword(tx, held, hash, now);
    return openSession(tx, held, context);
  });
  tellChanged(account, context);
  tellOutcome(context, 'password changed', { account: account.id });
  return answer;
};

export const passwordHandlers = { forgotPassword, resetPassword, changePassword };
