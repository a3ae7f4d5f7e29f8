import type { Schema } from '#openapi/operations';

/** The tokens as the browser keeps them; instants in milliseconds since 1970. */
export interface Tokens {
  accessToken?: string;
  accessTokenExpiresAt?: number;
  refreshToken?: string;
  refreshTokenExpiresAt?: number;
  /** When these were taken; tells a short life from the end of a long one. */
  setAt: number;
}

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Every time of the session, in milliseconds, and the one length. Specification, section 9, unless marked as ours. */
export const sessionTimes = {
  /** A token that lives no longer than this is short-lived. */
  shortLived: 5 * minute,
  nearExpiry: 30 * second,
  /** A server's word about expiry is a late one when the tokens were taken no longer ago than this. */
  recentlySet: 10 * second,
  grace: 30 * second,
  check: 5 * second,
  checkNearExpiry: second,
  showAgain: hour,
  showAgainShortLived: 5 * minute,
  recheckAfterClosing: 5 * second,
  /** A token without expiry that is shorter than this many characters counts as expired. */
  unexpiringLength: 10,
  /** Lives of a token whose answer or storage says none. */
  accessLife: 24 * hour,
  refreshLife: 7 * 24 * hour,
  /** Ours: the browser forgets the tokens after this long, whatever the server says. */
  leaveCap: 5 * second,
  /** Ours: how long before the refresh token ends the person is told. */
  lastDay: 24 * hour,
  /** Ours: how long before the refresh token ends the seconds are counted down. */
  lastMinute: minute,
  /** Ours: how long the way to a social provider may take. */
  redirectCap: 10 * second,
} as const;

// What an answer means that says no seconds (specification, section 3).
const unsaid = { expiresIn: 3_600, refreshExpiresIn: 604_800 };

/** The tokens of an answer with their expiry: now plus the seconds returned (specification, section 4). */
export function tokensOf(pair: Schema<'TokenPair'>, now: number): Tokens {
  const { accessToken, refreshToken, expiresIn, refreshExpiresIn } = { ...unsaid, ...pair };
  return {
    accessToken,
    accessTokenExpiresAt: now + expiresIn * 1_000,
    refreshToken,
    refreshTokenExpiresAt: now + refreshExpiresIn * 1_000,
    setAt: now,
  };
}

const lifeOf = ({ accessTokenExpiresAt, setAt }: Tokens) =>
  accessTokenExpiresAt === undefined ? sessionTimes.accessLife : accessTokenExpiresAt - setAt;

/** Whether the access token was given a short life; its last minutes do not make a long one short. */
export const isShortLived = (tokens: Tokens) => lifeOf(tokens) < sessionTimes.shortLived;

/** Whether the session-expired dialog has to open (specification, section 4). */
export function hasLapsed({ accessToken, accessTokenExpiresAt, refreshToken }: Tokens, now: number): boolean {
  if (!accessToken) return refreshToken !== undefined;
  if (accessTokenExpiresAt === undefined) return accessToken.length < sessionTimes.unexpiringLength;
  return accessTokenExpiresAt <= now;
}

/** Whether the stored access token is valid: only if its expiry is in the future (specification, section 5). */
export const holds = ({ accessToken, accessTokenExpiresAt }: Tokens, now: number) =>
  Boolean(accessToken) && accessTokenExpiresAt !== undefined && accessTokenExpiresAt > now;

/** Whether the refresh token may still be exchanged. */
export const canRenew = ({ refreshToken, refreshTokenExpiresAt }: Tokens, now: number) =>
  Boolean(refreshToken) && (refreshTokenExpiresAt === undefined || refreshTokenExpiresAt > now);

/** Whether a short-lived token is in its last 30 seconds. */
export const isNearExpiry = (tokens: Tokens, now: number) =>
  isShortLived(tokens) &&
  tokens.accessTokenExpiresAt !== undefined &&
  tokens.accessTokenExpiresAt - now < sessionTimes.nearExpiry;

/** Whether the tokens were taken within the last 10 seconds. */
export const wereJustSet = ({ setAt }: Tokens, now: number) => now - setAt < sessionTimes.recentlySet;

/** Milliseconds until the last day of a refresh token; nothing for one that never had a whole day. */
export function untilLastDay({ refreshTokenExpiresAt, setAt }: Tokens, now: number): number | undefined {
  if (refreshTokenExpiresAt === undefined || refreshTokenExpiresAt - setAt <= sessionTimes.lastDay) return undefined;
  return Math.max(0, refreshTokenExpiresAt - sessionTimes.lastDay - now);
}

/** Whole seconds left of a refresh token in its last minute; nothing before that, and nothing once it is over. */
export function secondsLeft({ refreshTokenExpiresAt }: Tokens, now: number): number | undefined {
  if (refreshTokenExpiresAt === undefined) return undefined;
  const left = refreshTokenExpiresAt - now;
  return left > 0 && left <= sessionTimes.lastMinute ? Math.ceil(left / second) : undefined;
}

/** Whether renewal would give more time: a session has an end that no renewal moves, and near it tokens are cut short. */
export const mayLastLonger = ({ refreshTokenExpiresAt = 0, setAt }: Tokens) =>
  refreshTokenExpiresAt - setAt > sessionTimes.lastMinute;
