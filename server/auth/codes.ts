import type { Context } from '../context.ts';
import type { Handler } from '../handler.ts';
import { invalid, Refusal } from '../refusal.ts';
import type { Tx } from '../store/tables.ts';
import { type Account, accountById, hasPassword, isOpen } from './accounts.ts';
import {
  type Challenge,
  challengeShape,
  codeOver,
  countTry,
  heldChallenge,
  isItsCode,
  meet,
  openChallenge,
  refuseHaste,
  renewCode,
  sendCode,
  wrongCode,
} from './challenges.ts';
import { countAttempt, forgive } from './limits.ts';
import { isPassword } from './password.ts';
import { giveProof, proofSeconds } from './proofs.ts';
import { beginAccount } from './sign-up.ts';

/** The phone of a challenge was just proven; gives nothing when another number was proven meanwhile. */
async function confirmPhone(tx: Tx, { user_id, destination, purpose }: Challenge, now: string) {
  let theirs = tx
    .updateTable('users')
    .set({ phone: destination, phone_verified_at: now, updated_at: now })
    .where('id', '=', user_id)
    .where('status', '=', 'active');
  if (purpose === 'phone') theirs = theirs.set({ two_step: true });
  else theirs = theirs.where(({ eb, or }) => or([eb('phone_verified_at', 'is', null), eb('phone', '=', destination)]));
  return (await theirs.returning('id').executeTakeFirst())?.id;
}

/** What a met challenge brings about; gives whoever met it. */
const settle = (tx: Tx, challenge: Challenge, context: Context): Promise<string | undefined> =>
  challenge.pending ? beginAccount(tx, challenge.pending, context) : confirmPhone(tx, challenge, context.now);

const verifyCode: Handler<'verifyCode'> = async ({ body }, context) => {
  const { store, client, now, post, words } = context;
  const { address } = client;
  await countAttempt(store.db, 'try code', { address }, now);
  const challenge = await countTry(store.db, body.challengeId, now);
  if (!challenge) throw codeOver();
  await countAttempt(store.db, 'try code', { account: challenge.destination }, now);
  if (!isItsCode(challenge, body.code)) throw wrongCode();
  const whose = { account: challenge.destination, address };
  const proven = await store.transaction(async (tx) => {
    const userId = (await meet(tx, challenge, now)) ? await settle(tx, challenge, context) : undefined;
    if (!userId) return undefined;
    await forgive(tx, 'try code', whose);
    await forgive(tx, 'send code', whose);
    const token = await giveProof(tx, 'access', userId, now);
    const body = { token, expires_in: proofSeconds('access') };
    return { status: 200 as const, body, account: await accountById(tx, userId) };
  });
  if (!proven?.account) throw codeOver();
  const { email, name } = proven.account;
  if (challenge.purpose === 'phone') post.send({ channel: 'email', to: email, ...words.mail.phoneChanged(name) });
  return { status: proven.status, body: proven.body };
};

const resendCode: Handler<'resendCode'> = async ({ body }, context) => {
  const { store, now, client } = context;
  const asked = await heldChallenge(store.db, body.challengeId, now);
  if (!asked) throw codeOver();
  // What is refused is not counted, and what is counted out leaves the last code as it is.
  refuseHaste(asked, now);
  await countAttempt(store.db, 'send code', { account: asked.destination, address: client.address }, now);
  const renewed = await store.transaction(async (tx) => {
    const held = await heldChallenge(tx, body.challengeId, now);
    if (!held) return undefined;
    const { challenge, code } = await renewCode(tx, held, now);
    return { status: 200 as const, body: challengeShape(challenge, now), challenge, code };
  });
  if (!renewed) throw codeOver();
  const { status, body: shape, challenge, code } = renewed;
  // Whose address has an account already was told so the first time.
  if (challenge.purpose !== 'sign_up' || challenge.pending) sendCode(challenge, code, context);
  return { status, body: shape };
};

const notSignedIn = () => new Refusal(401, 'TOKEN_MISSING', (words) => words.unauthorized.NotAuthorized.missing);

/** Refuses whoever only found an open screen: a new number takes the password again, where there is one. */
async function refuseStranger(account: Account, password: string | undefined, { store, now, client }: Context) {
  if (!hasPassword(account)) return;
  if (password === undefined)
    throw invalid((words) => [
      { field: 'currentPassword', code: 'required', message: words.field.required('currentPassword') },
    ]);
  const whose = { account: account.id, address: client.address };
  await countAttempt(store.db, 'change password', whose, now);
  if (!(await isPassword(password, account.password_hash)))
    throw new Refusal(401, 'INVALID_CREDENTIALS', (words) => words.wrongPassword);
  await forgive(store.db, 'change password', whose);
}

/** Whose number is to change: the signed-in person's, or that of a challenge whose number was never verified. */
async function whoChanges(
  { challengeId, currentPassword }: { challengeId?: string; currentPassword?: string },
  context: Context,
): Promise<{ account: Account; replaced?: Challenge }> {
  const { store, now, someone, config } = context;
  if (someone) {
    const account = await accountById(store.db, someone.id);
    if (!account) throw notSignedIn();
    await refuseStranger(account, currentPassword, context);
    return { account };
  }
  if (!challengeId) throw notSignedIn();
  const replaced = await heldChallenge(store.db, challengeId, now);
  const account = replaced?.user_id ? await accountById(store.db, replaced.user_id) : undefined;
  const may = replaced?.can_change_phone && account?.phone_verified_at === null && isOpen(account, config);
  if (!may) throw codeOver();
  return { account, replaced };
}

const updatePhoneNumber: Handler<'updatePhoneNumber'> = async ({ body }, context) => {
  const { store, now, client } = context;
  const { account, replaced } = await whoChanges(body, context);
  await countAttempt(store.db, 'change phone', { account: account.id, address: client.address }, now);
  const { challenge, code } = await openChallenge(
    store.db,
    {
      purpose: replaced ? 'sign_in' : 'phone',
      channel: 'sms',
      destination: body.phone,
      userId: account.id,
      canChangePhone: Boolean(replaced),
    },
    context,
  );
  if (replaced) await store.db.updateTable('challenges').set({ met_at: now }).where('id', '=', replaced.id).execute();
  sendCode(challenge, code, context);
  return { status: 200, body: challengeShape(challenge, now) };
};

export const codeHandlers = { verifyCode, resendCode, updatePhoneNumber };
