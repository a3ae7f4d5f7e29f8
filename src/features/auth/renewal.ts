import { RenewalRefused, RenewalUnreachable } from '#machines/session';
import { type Tokens, tokensOf } from '#machines/tokens';
import { client } from '#openapi/client';
import { Problem } from '../kernel/problem';
import { alone } from './locks';
import { keepTokens, readTokens } from './token-storage';

async function ask(refreshToken: string): Promise<Tokens> {
  try {
    const { data } = await client.POST('/api/auth/refresh', { body: { refreshToken } });
    if (!data?.accessToken) throw new Error('Failed to refresh token: missing access token');
    const tokens = tokensOf(data, Date.now());
    // Still under the lock: the next tab that gets it has to find them.
    keepTokens(tokens);
    return tokens;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.code === 'OFFLINE' || error.status === 503) throw new RenewalUnreachable(error.message, { cause: error });
    const told = `Failed to refresh token: ${error.message}`;
    if (error.status === 400 || error.status === 401) throw new RenewalRefused(told, { cause: error });
    throw new Error(told, { cause: error });
  }
}

/** Exchanges the refresh token for a new pair, one tab at a time; whoever comes second takes what the first one got. */
export const renew = (held: Tokens): Promise<Tokens> =>
  alone('session-refresh', async () => {
    const kept = readTokens();
    if (kept.accessToken && kept.setAt > held.setAt) return kept;
    const { refreshToken } = kept.refreshToken ? kept : held;
    if (!refreshToken) throw new RenewalRefused('Failed to refresh token: missing refresh token');
    return ask(refreshToken);
  });
