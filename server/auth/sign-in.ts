import type { Context } from '../http/context.ts';
import type { Handler } from '../http/handler.ts';
import { logAuthOutcome } from '../kernel/auth-log.ts';
import { Problem } from '../kernel/problem.ts';
import type { Tx } from '../kernel/store/tables.ts';
import { hashToken } from '../kernel/tokens.ts';
import {
  type Account,
  accountByPassword,
  type HeldAccount,
  holdAccount,
  holdUnchanged,
  secondStepOf,
  wrongCredentials,
} from './accounts.ts';
import { challengeJson, countSend, openChallenge, sendCode } from './challenges.ts';
import { deviceOf } from './devices.ts';
import { peekProof, takeProof, wrongProof } from './proofs.ts';
import { openSession } from './sessions.ts';
import { secretIn } from './social/attempts.ts';
import type { ProofKind } from './tables.ts';
import { words } from './words/index.ts';

/** A session for whoever a proof stands for. They are held before it is taken. */
async function enterBy(tx: Tx, kind: ProofKind, token: string, context: Context) {
  const secret = secretIn(context);
  const userId = await peekProof(tx, kind, token, context.now);
  const account = userId && (await holdAccount(tx, userId, context));
  const taken = await takeProof(tx, kind, token, context.now, secret && hashToken(secret));
  return account && taken === account.id ? { account, ...(await openSession(tx, account, context)) } : undefined;
}

/** Does what a right password allows, unless it is right no more by the time that the account is held. */
const asProven = <T>(seen: Account, context: Context, work: (tx: Tx, account: HeldAccount) => Promise<T>): Promise<T> =>
  context.store.transaction(async (tx) => {
    const account = await holdUnchanged(tx, seen, context);
    if (!account) throw wrongCredentials();
    return work(tx, account);
  });

const who = async (account: string, context: Context) => ({
  account,
  isKnown: (await deviceOf({ id: account }, context)) !== undefined,
});

async function enter(seen: Account, context: Context) {
  const entered = await asProven(seen, context, (tx, account) => openSession(tx, account, context));
  logAuthOutcome(context, 'sign-in ok', await who(seen.id, context));
  return entered;
}

const authenticate: Handler<'authenticate'> = async ({ body }, context) => {
  if ('email' in body) {
    const account = await accountByPassword(body, context);
    if (secondStepOf(account)) throw new Problem(401, 'OTP_REQUIRED', words.codeRequired);
    return enter(account, context);
  }
  const [kind, token] = 'code' in body ? (['social', body.code] as const) : (['access', body.userAccessToken] as const);
  // Not thrown inside: a proof that was taken in vain stays taken.
  const entered = await context.store.transaction((tx) => enterBy(tx, kind, token, context));
  if (!entered) {
    logAuthOutcome(context, 'proof refused');
    throw wrongProof();
  }
  const { account, ...answer } = entered;
  logAuthOutcome(context, 'sign-in ok', await who(account.id, context));
  return answer;
};

const signIn: Handler<'signIn'> = async ({ body }, context) => {
  const account = await accountByPassword(body, context);
  const destination = secondStepOf(account);
  if (!destination) return enter(account, context);
  const can_change_phone = account.phone_verified_at === null;
  const opening = { purpose: 'sign_in', channel: 'sms', destination, can_change_phone } as const;
  await countSend({ ...opening, user_id: account.id }, context);
  const answer = await asProven(account, context, async (tx, held) => {
    const { challenge, code } = await openChallenge(tx, { ...opening, account: held }, context);
    await sendCode(tx, challenge, code, context);
    return { status: 200 as const, body: challengeJson(challenge, context.now), headers: {} };
  });
  logAuthOutcome(context, 'code sent', await who(account.id, context));
  return answer;
};

export const signInHandlers = { authenticate, signIn };
