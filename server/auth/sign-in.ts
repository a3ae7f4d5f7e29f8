import type { Context } from '../context.ts';
import type { Handler } from '../handler.ts';
import { Refusal } from '../refusal.ts';
import type { ProofKind, Tx } from '../store/tables.ts';
import { type Account, accountById, accountByPassword, isOpen, secondStepOf } from './accounts.ts';
import { challengeShape, openChallenge, sendCode } from './challenges.ts';
import { takeProof, wrongProof } from './proofs.ts';
import { openSession } from './sessions.ts';
import { secretIn } from './social/attempts.ts';
import { hashOf } from './tokens.ts';

const answerWithSession = async (tx: Tx, userId: string, context: Context) => ({
  status: 200 as const,
  body: await openSession(tx, userId, context),
});

/** A session for whoever a proof stands for. */
async function enterBy(tx: Tx, kind: ProofKind, token: string, context: Context) {
  const secret = secretIn(context);
  const userId = await takeProof(tx, kind, token, context.now, secret && hashOf(secret));
  const account = userId && (await accountById(tx, userId));
  return account && isOpen(account, context.config) ? answerWithSession(tx, account.id, context) : undefined;
}

const enter = (account: Account, context: Context) =>
  context.store.transaction((tx) => answerWithSession(tx, account.id, context));

const authenticate: Handler<'authenticate'> = async ({ body }, context) => {
  if ('email' in body) {
    const account = await accountByPassword(body, context);
    if (secondStepOf(account)) throw new Refusal(401, 'OTP_REQUIRED', (words) => words.codeRequired);
    return enter(account, context);
  }
  const [kind, token] = 'code' in body ? (['social', body.code] as const) : (['access', body.userAccessToken] as const);
  // Not thrown inside: a proof that was taken in vain stays taken.
  const answer = await context.store.transaction((tx) => enterBy(tx, kind, token, context));
  if (!answer) throw wrongProof();
  return answer;
};

const signIn: Handler<'signIn'> = async ({ body }, context) => {
  const account = await accountByPassword(body, context);
  const destination = secondStepOf(account);
  if (!destination) return enter(account, context);
  const { challenge, code } = await openChallenge(
    context.store.db,
    {
      purpose: 'sign_in',
      channel: 'sms',
      destination,
      userId: account.id,
      canChangePhone: account.phone_verified_at === null,
    },
    context,
  );
  sendCode(challenge, code, context);
  return { status: 200, body: challengeShape(challenge, context.now) };
};

export const signInHandlers = { authenticate, signIn };
