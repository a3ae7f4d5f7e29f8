import { reauthorize } from '../http/authorization.ts';
import type { Context } from '../http/context.ts';
import type { Handler } from '../http/handler.ts';
import { words as httpWords } from '../http/words/index.ts';
import { logAuthOutcome } from '../kernel/auth-log.ts';
import { languageOf } from '../kernel/person-language.ts';
import { Problem } from '../kernel/problem.ts';
import { countAttempt, type RateLimitSubject, uncountAttempt } from '../kernel/rate-limits.ts';
import type { Tx } from '../kernel/store/tables.ts';
import {
  type Account,
  accountById,
  type HeldAccount,
  holdAccount,
  holdUnchanged,
  isOpen,
  refuseStranger,
  wrongPassword,
} from './accounts.ts';
import {
  type Challenge,
  challengeJson,
  codeOver,
  countedAs,
  countSend,
  countTry,
  endChallenge,
  isItsCode,
  meet,
  openChallenge,
  openedChallenge,
  refuseHaste,
  renewCode,
  sendCode,
  whoseCode,
  wrongCode,
} from './challenges.ts';
import { deviceOf } from './devices.ts';
import { giveProof, proofSeconds } from './proofs.ts';
import { beginAccount } from './sign-up.ts';
import { words } from './words/index.ts';

/** The phone of a challenge was just proven; gives nothing when another number was proven meanwhile. */
async function confirmPhone(tx: Tx, account: HeldAccount, { destination, purpose }: Challenge, now: string) {
  const isTheirs = account.phone_verified_at === null || account.phone === destination;
  if (purpose !== 'phone' && !isTheirs) return undefined;
  await tx
    .updateTable('users')
    .set({ phone: destination, phone_verified_at: now, updated_at: now })
    .set(purpose === 'phone' ? { two_step: true } : {})
    .where('id', '=', account.id)
    .execute();
  return account;
}

/** What a code that fits brings about; gives whoever met it. Their account is held before the challenge is met. */
async function settle(tx: Tx, challenge: Challenge, context: Context): Promise<HeldAccount | undefined> {
  const { user_id, pending } = challenge;
  const account = user_id ? await holdAccount(tx, user_id, context, 'change') : undefined;
  if ((user_id && !account) || !(await meet(tx, challenge, context.now))) return undefined;
  if (account) return confirmPhone(tx, account, challenge, context.now);
  const begun = pending && (await beginAccount(tx, pending, context));
  return begun ? holdAccount(tx, begun, context) : undefined;
}

const outcomes = { sign_in: 'code ok', sign_up: 'account begun', phone: 'phone changed' } as const;

/** The challenge of a code that is tried, once the try is counted; who has tried too often gets no further. */
async function tried(
  challengeId: string,
  context: Context,
): Promise<{ challenge: Challenge; whose: RateLimitSubject }> {
  const { store, client, now } = context;
  const asked = await openedChallenge(store.db, challengeId, now).executeTakeFirst();
  const whose = asked ? await whoseCode(asked, context) : { address: client.address };
  await countAttempt(asked ? countedAs('try', asked) : 'try code', whose, context);
  const challenge = asked && (await countTry(store.db, challengeId, now));
  if (challenge) return { challenge, whose };
  logAuthOutcome(context, 'code over', { account: asked?.user_id });
  throw codeOver();
}

const verifyCode: Handler<'verifyCode'> = async ({ body }, context) => {
  const { store, now, notifications, language } = context;
  const { challenge, whose } = await tried(body.challengeId, context);
  const who = { account: challenge.user_id, unknown: challenge.destination, isKnown: whose.device !== undefined };
  if (!isItsCode(challenge, body.code)) {
    logAuthOutcome(context, 'code wrong', who);
    throw wrongCode();
  }
  const proven = await store.transaction(async (tx) => {
    const account = await settle(tx, challenge, context);
    if (!account) return undefined;
    await uncountAttempt(tx, countedAs('try', challenge), whose);
    await uncountAttempt(tx, countedAs('send', challenge), whose);
    if (challenge.purpose === 'phone') {
      const mail = words.mail.phoneChanged(account.name)(await languageOf(tx, account.id, language));
      await notifications.queue(tx, 'security', { channel: 'email', to: account.email, ...mail });
    }
    const body = { token: await giveProof(tx, 'access', account, now), expires_in: proofSeconds('access') };
    return { status: 200 as const, body, account };
  });
  if (!proven) throw codeOver();
  const { account, ...answer } = proven;
  logAuthOutcome(context, outcomes[challenge.purpose], { ...who, account: account.id });
  return answer;
};

const resendCode: Handler<'resendCode'> = async ({ body }, context) => {
  const { store, now } = context;
  const asked = await openedChallenge(store.db, body.challengeId, now).executeTakeFirst();
  if (!asked) throw codeOver();
  // What is refused is not counted, and what is counted out leaves the last code as it is.
  refuseHaste(asked, now);
  await countSend(asked, context);
  const answer = await store.transaction(async (tx) => {
    if (asked.user_id && !(await holdAccount(tx, asked.user_id, context))) return undefined;
    const held = await openedChallenge(tx, body.challengeId, now).forUpdate().executeTakeFirst();
    if (!held) return undefined;
    const { challenge, code } = await renewCode(tx, held, now);
    // Whose address has an account already was told so the first time.
    if (challenge.purpose !== 'sign_up' || challenge.pending) await sendCode(tx, challenge, code, context);
    return { status: 200 as const, body: challengeJson(challenge, now) };
  });
  if (!answer) throw codeOver();
  return answer;
};

const notSignedIn = () => new Problem(401, 'TOKEN_MISSING', httpWords.unauthorized.NotAuthorized.missing);

/** Whose number is to change: the signed-in person's, or that of a challenge whose number was never verified. */
async function whoChanges(
  { challengeId, currentPassword }: { challengeId?: string; currentPassword?: string },
  context: Context,
): Promise<{ account: Account; replaced?: Challenge }> {
  const { store, now, optionalPerson: someone, config } = context;
  if (someone) {
    const account = await accountById(store.db, someone.id);
    if (!account) throw notSignedIn();
    await refuseStranger(account, currentPassword, context);
    return { account };
  }
  if (!challengeId) throw notSignedIn();
  const replaced = await openedChallenge(store.db, challengeId, now).executeTakeFirst();
  const account = replaced?.user_id ? await accountById(store.db, replaced.user_id) : undefined;
  const may = replaced?.can_change_phone && account?.phone_verified_at === null && isOpen(account, config);
  if (!may) throw codeOver();
  return { account, replaced };
}

const updatePhoneNumber: Handler<'updatePhoneNumber'> = async ({ body }, context) => {
  const { store, now, client, notifications } = context;
  const { account, replaced } = await whoChanges(body, context);
  const device = await deviceOf(account, context);
  await countAttempt('change phone', { account: account.id, address: client.address, device }, context);
  const opening = {
    purpose: replaced ? 'sign_in' : 'phone',
    channel: 'sms',
    destination: body.phone,
    can_change_phone: Boolean(replaced),
  } as const;
  await countSend({ ...opening, user_id: account.id }, context);
  return store.transaction(async (tx) => {
    if (!replaced) await reauthorize(tx, context);
    // As it was checked: with that password, and with a number that nobody has verified since.
    const held = await holdUnchanged(tx, account, context);
    if (!held || (replaced && !(await endChallenge(tx, replaced, now)))) throw replaced ? codeOver() : wrongPassword();
    if (replaced) await notifications.withdraw(tx, { challenge_id: replaced.id });
    const { challenge, code } = await openChallenge(tx, { ...opening, account: held }, context);
    await sendCode(tx, challenge, code, context);
    return { status: 200 as const, body: challengeJson(challenge, now) };
  });
};

export const codeHandlers = { verifyCode, resendCode, updatePhoneNumber };
