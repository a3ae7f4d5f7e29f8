import type { StoredTokens } from '#machines/session';
import type { Schema } from '#openapi/operations';

const keys = ['accessToken', 'accessTokenExpiresAt', 'refreshToken', 'refreshTokenExpiresAt'] as const;

/** The tokens of an answer with their expiry: now plus the seconds returned (specification, section 4). */
export const tokensOf = (pair: Schema<'TokenPair'>, now: number): StoredTokens => ({
  accessToken: pair.accessToken,
  accessTokenExpiresAt: now + pair.expiresIn * 1_000,
  refreshToken: pair.refreshToken,
  refreshTokenExpiresAt: now + pair.refreshExpiresIn * 1_000,
});

/** The tokens that this browser keeps, or nothing when any part of them is missing or malformed. */
export function readTokens(): StoredTokens | undefined {
  const [accessToken, accessUntil, refreshToken, refreshUntil] = keys.map((key) => localStorage.getItem(key));
  const [accessTokenExpiresAt, refreshTokenExpiresAt] = [Number(accessUntil), Number(refreshUntil)];
  if (!accessToken || !refreshToken || !(accessTokenExpiresAt > 0) || !(refreshTokenExpiresAt > 0)) return undefined;
  return { accessToken, accessTokenExpiresAt, refreshToken, refreshTokenExpiresAt };
}

export const keepTokens = (tokens: StoredTokens) => {
  for (const key of keys) localStorage.setItem(key, String(tokens[key]));
};

export const forgetTokens = () => {
  for (const key of keys) localStorage.removeItem(key);
};
