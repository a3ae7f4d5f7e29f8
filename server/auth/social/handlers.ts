import { toInternalPath } from '#domain/addresses';
import type { Ask } from '#openapi/operations';
import type { Context } from '../../http/context.ts';
import type { Handler } from '../../http/handler.ts';
import { logAuthOutcome } from '../../kernel/auth-log.ts';
import { Problem } from '../../kernel/problem.ts';
import { countAttempt } from '../../kernel/rate-limits.ts';
import { hashToken } from '../../kernel/tokens.ts';
import { giveProof, proofSeconds } from '../proofs.ts';
import { words } from '../words/index.ts';
import { attemptCookie, attemptOf, attemptSeconds, beginAttempt, secretIn, takeAttempt } from './attempts.ts';
import { type Refusal, resolveSocialAccount } from './people.ts';
import { type ProviderName, providersOf } from './providers.ts';

type Back = Ask<'finishGoogle'>['query'];
type Failure = 'denied' | 'failed' | Refusal;

const formAddress = '/auth/sign-in';
const notConfigured = () => new Problem(404, 'NOT_FOUND', words.providerMissing);

/** Leads on; nothing of this is kept by the browser but the cookie. */
const to = (Location: string, cookie?: string) => ({
  status: 302 as const,
  body: undefined,
  headers: { Location, ...(cookie && { 'Set-Cookie': cookie }) },
});
const failed = (why: Failure, { origin }: Context) => to(`${formAddress}?error=${why}`, attemptCookie('', 0, origin));

const redirectUri = (provider: ProviderName, origin: string) => `${origin}/api/auth/${provider}/callback`;

async function start(name: ProviderName, query: { next?: string }, context: Context) {
  const provider = providersOf(context.config)[name];
  if (!provider) throw notConfigured();
  const { store, client, now, origin, log } = context;
  await countAttempt('social sign-in', { address: client.address }, context);
  if (!origin) {
    log.error('Social sign-in needs PUBLIC_URL');
    return failed('failed', context);
  }
  const secret = await beginAttempt(store.db, name, toInternalPath(query.next) ?? '', now);
  try {
    const there = await provider.begin(attemptOf(secret, redirectUri(name, origin)));
    return to(there.href, attemptCookie(secret, attemptSeconds, origin));
  } catch (error) {
    log.error({ err: error }, 'A social provider cannot be asked');
    return failed('failed', context);
  }
}

const said = (query: Back) =>
  new URLSearchParams(Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));

async function finish(name: ProviderName, query: Back, context: Context) {
  const provider = providersOf(context.config)[name];
  if (!provider) throw notConfigured();
  const { store, now, origin, log } = context;
  const attempt = await takeAttempt(store.db, name, { secret: secretIn(context), state: query.state }, now);
  if (!attempt || !origin) return failed('failed', context);
  if (query.error) return failed(query.error === 'access_denied' ? 'denied' : 'failed', context);
  const { secret, next } = attempt;
  try {
    const identity = await provider.finish(said(query), attemptOf(secret, redirectUri(name, origin)));
    const proof = await store.transaction(async (tx) => {
      const account = await resolveSocialAccount(tx, name, identity, context);
      if (typeof account === 'string') return { refusal: account };
      return account ? { code: await giveProof(tx, 'social', account, now, hashToken(secret)) } : {};
    });
    const { code } = proof;
    if (!code) {
      logAuthOutcome(context, 'social refused');
      return failed(proof.refusal ?? 'failed', context);
    }
    const answer = new URLSearchParams({ code, ...(next && { next }) });
    // The code is worth something to this browser only, so that nobody is led into somebody else's account.
    return to(`${formAddress}?${answer}`, attemptCookie(secret, proofSeconds('social'), origin));
  } catch (error) {
    log.warn({ err: error }, 'A social sign-in failed');
    return failed('failed', context);
  }
}

const listSocialProviders: Handler<'listSocialProviders'> = (_ask, { config }) => ({
  status: 200,
  body: { data: Object.keys(providersOf(config)) as ProviderName[] },
});

const startGoogle: Handler<'startGoogle'> = ({ query }, context) => start('google', query, context);
const finishGoogle: Handler<'finishGoogle'> = ({ query }, context) => finish('google', query, context);
const startMicrosoft: Handler<'startMicrosoft'> = ({ query }, context) => start('microsoft', query, context);
const finishMicrosoft: Handler<'finishMicrosoft'> = ({ query }, context) => finish('microsoft', query, context);
const startGitHub: Handler<'startGitHub'> = ({ query }, context) => start('github', query, context);
const finishGitHub: Handler<'finishGitHub'> = ({ query }, context) => finish('github', query, context);

export const socialHandlers = {
  listSocialProviders,
  startGoogle,
  finishGoogle,
  startMicrosoft,
  finishMicrosoft,
  startGitHub,
  finishGitHub,
};
