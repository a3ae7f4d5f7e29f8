import { createHmac, randomBytes } from 'node:crypto';
import type { Context } from '../../http/context.ts';
import { cookieName, serializeCookie } from '../../http/cookies.ts';
import type { Db } from '../../kernel/store/tables.ts';
import { addSeconds } from '../../kernel/time.ts';
import { constantTimeEquals, hashToken } from '../../kernel/tokens.ts';
import type { Attempt, ProviderName } from './providers.ts';

export const attemptSeconds = 600;
const name = 'trama_social';

// All that an attempt is checked by follows from the cookie, so the store keeps only that cookie's hash.
const derive = (secret: string, what: string) => createHmac('sha256', secret).update(what).digest('base64url');

export const attemptOf = (secret: string, redirectUri: string): Attempt => ({
  state: derive(secret, 'state'),
  nonce: derive(secret, 'nonce'),
  verifier: derive(secret, 'verifier'),
  redirectUri,
});

/** Keeps a new attempt; gives the secret that the browser is to bring back. */
export async function beginAttempt(db: Db, provider: ProviderName, next: string, now: string): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const row = { hash: hashToken(secret), provider, next, ends_at: addSeconds(now, attemptSeconds) };
  await db.insertInto('social_attempts').values(row).execute();
  return secret;
}

/**
 * The attempt that a browser comes back with, once; nothing when the state is not the one that it left with. That is
 * looked at first, so that nobody can end somebody else's attempt with a made-up address.
 */
export async function takeAttempt(
  db: Db,
  provider: ProviderName,
  { secret, state }: { secret: string | undefined; state: string | undefined },
  now: string,
): Promise<{ secret: string; next: string } | undefined> {
  if (!secret || !state || !constantTimeEquals(derive(secret, 'state'), state)) return undefined;
  const row = await db
    .deleteFrom('social_attempts')
    .where('hash', '=', hashToken(secret))
    .where('provider', '=', provider)
    .returning(['next', 'ends_at'])
    .executeTakeFirst();
  return row && row.ends_at > now ? { secret, next: row.next } : undefined;
}

type CookieContext = Pick<Context, 'cookie' | 'origin'>;
export const secretIn = ({ cookie, origin }: CookieContext) => cookie(cookieName(name, origin));

/** The cookie that binds an attempt to a browser, and for how long; no seconds let go of it. */
export const attemptCookie = (secret: string, seconds: number, origin: string | null) =>
  serializeCookie(name, secret, seconds, origin);
