import type { Context } from '../context.ts';
import type { Handler } from '../handler.ts';
import { Refusal } from '../refusal.ts';
import type { Tx } from '../store/tables.ts';
import { type Account, accountByEmail, accountById, hasPassword, isOpen } from './accounts.ts';
import { countAttempt, forgive } from './limits.ts';
import { hashPassword, isPassword, noPassword } from './password.ts';
import { refuseCommon } from './password-rules.ts';
import { dropProofs, giveProof, peekProof, proofSeconds, takeProof } from './proofs.ts';
import { openSession, revoke } from './sessions.ts';

/** Sets a password, after which nothing holds that the one before had opened. */
async function setPassword(tx: Tx, { id }: Account, password_hash: string, now: string): Promise<void> {
  await tx.updateTable('users').set({ password_hash, updated_at: now }).where('id', '=', id).execute();
  await revoke(tx, 'user_id', id, now);
  await dropProofs(tx, id);
}

const tellChanged = ({ name, email }: Account, { post, words }: Context) =>
  post.send({ channel: 'email', to: email, ...words.mail.passwordChanged(name) });

const forgotPassword: Handler<'forgotPassword'> = async ({ body: { email } }, context) => {
  const { store, client, now, config, origin, post, words } = context;
  await countAttempt(store.db, 'forgot password', { account: email, address: client.address }, now);
  // All of it after the answer, whose time so tells nothing of the account.
  post.later(async () => {
    const account = await accountByEmail(store.db, email);
    if (!account || !isOpen(account, config)) return;
    if (!origin) throw Object.assign(new Error(), { code: 'NO_PUBLIC_URL' });
    const token = await giveProof(store.db, 'reset', account.id, now);
    // In the fragment, which no browser sends and no log holds.
    const link = `${origin}/auth/forgot-password#token=${token}`;
    const told = words.mail.resetPassword(account.name, link, proofSeconds('reset') / 60);
    post.send({ channel: 'email', to: account.email, ...told });
  });
  return { status: 204, body: undefined };
};

const linkOver = () => new Refusal(401, 'INVALID_PROOF', (words) => words.linkOver);

const resetPassword: Handler<'resetPassword'> = async ({ body: { token, password } }, context) => {
  const { store, client, now, config } = context;
  await countAttempt(store.db, 'reset password', { address: client.address }, now);
  const userId = await peekProof(store.db, 'reset', token, now);
  const account = userId ? await accountById(store.db, userId) : undefined;
  if (!account || !isOpen(account, config)) throw linkOver();
  // Refused before the link is spent.
  refuseCommon(password, account);
  const hash = await hashPassword(password);
  const isSet = await store.transaction(async (tx) => {
    if ((await takeProof(tx, 'reset', token, now)) !== account.id) return false;
    await setPassword(tx, account, hash, now);
    return true;
  });
  if (!isSet) throw linkOver();
  tellChanged(account, context);
  return { status: 204, body: undefined };
};

const changePassword: Handler<'changePassword'> = async ({ body }, context) => {
  const { store, client, now, person } = context;
  const whose = { account: person.id, address: client.address };
  await countAttempt(store.db, 'change password', whose, now);
  const account = await accountById(store.db, person.id);
  const kept = account && hasPassword(account) ? account.password_hash : noPassword;
  if (!(await isPassword(body.currentPassword, kept)) || !account)
    throw new Refusal(401, 'INVALID_CREDENTIALS', (words) => words.wrongPassword);
  await forgive(store.db, 'change password', whose);
  refuseCommon(body.password, account);
  const hash = await hashPassword(body.password);
  const answer = await store.transaction(async (tx) => {
    await setPassword(tx, account, hash, now);
    return { status: 200 as const, body: await openSession(tx, account.id, context) };
  });
  tellChanged(account, context);
  return answer;
};

export const passwordHandlers = { forgotPassword, resetPassword, changePassword };
