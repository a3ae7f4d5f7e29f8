import type { Schema } from '#openapi/operations';
import type { Context } from '../context.ts';
import type { Handler } from '../handler.ts';
import { Refusal } from '../refusal.ts';
import type { ProofKind, Tx } from '../store/tables.ts';
import {
  type Account,
  accountByPassword,
  type HeldAccount,
  holdAccount,
  holdUnchanged,
  secondStepOf,
  wrongCredentials,
} from './accounts.ts';
import { challengeShape, countSend, openChallenge, sendCode } from './challenges.ts';
import { peekProof, takeProof, wrongProof } from './proofs.ts';
import { openSession } from './sessions.ts';
import { secretIn } from './social/attempts.ts';
import { hashOf } from './tokens.ts';

/** A session for whoever a proof stands for. They are held before it is taken. */
async function enterBy(tx: Tx, kind: ProofKind, token: string, context: Context) {
  const secret = secretIn(context);
  const userId = await peekProof(tx, kind, token, context.now);
  const account = userId && (await holdAccount(tx, userId, context));
  const taken = await takeProof(tx, kind, token, context.now, secret && hashOf(secret));
  return account && taken === account.id ? openSession(tx, account, context) : undefined;
}

/** Does what a right password allows, unless it is right no more by the time that the account is held. */
const asProven = <T>(seen: Account, context: Context, work: (tx: Tx, account: HeldAccount) => Promise<T>): Promise<T> =>
  context.store.transaction(async (tx) => {
    const account = await holdUnchanged(tx, seen, context);
    if (!account) throw wrongCredentials();
    return work(tx, account);
  });

const enter = (seen: Account, context: Context): Promise<Schema<'TokenPair'>> =>
  asProven(seen, context, (tx, account) => openSession(tx, account, context));

const authenticate: Handler<'authenticate'> = async ({ body }, context) => {
  if ('email' in body) {
    const account = await accountByPassword(body, context);
    if (secondStepOf(account)) throw new Refusal(401, 'OTP_REQUIRED', (words) => words.codeRequired);
    return { status: 200, body: await enter(account, context) };
  }
  const [kind, token] = 'code' in body ? (['social', body.code] as const) : (['access', body.userAccessToken] as const);
  // Not thrown inside: a proof that was taken in vain stays taken.
  const pair = await context.store.transaction((tx) => enterBy(tx, kind, token, context));
  if (!pair) throw wrongProof();
  return { status: 200, body: pair };
};

const signIn: Handler<'signIn'> = async ({ body }, context) => {
  const account = await accountByPassword(body, context);
  const destination = secondStepOf(account);
  if (!destination) return { status: 200, body: await enter(account, context) };
  const opening = { purpose: 'sign_in', channel: 'sms', destination } as const;
  await countSend(opening, context);
  const { challenge, code } = await asProven(account, context, (tx, held) =>
    openChallenge(tx, { ...opening, account: held, canChangePhone: held.phone_verified_at === null }, context),
  );
  sendCode(challenge, code, context);
  return { status: 200, body: challengeShape(challenge, context.now) };
};

export const signInHandlers = { authenticate, signIn };
