import { createHash } from 'node:crypto';
import type { SocialClient } from '../../kernel/config.ts';
import type { Provider } from './providers.ts';

const patienceMs = 8_000;

interface User {
  id: number;
  login: string;
  name: string | null;
}
interface Email {
  email: string;
  primary: boolean;
  verified: boolean;
}

async function read<T>(url: string, init: RequestInit): Promise<T> {
  const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(patienceMs) });
  if (!response.ok) throw new Error(`GitHub answered ${response.status}`);
  return response.json() as Promise<T>;
}

/** GitHub speaks OAuth 2 without OpenID: who it is, is asked of its API. */
export function gitHub({ clientId, clientSecret, url, api }: SocialClient & { url: string; api: string }): Provider {
  const tokenFor = async (code: string, verifier: string, redirectUri: string) => {
    const answer = await read<{ access_token?: string }>(`${url}/login/oauth/access_token`, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({
        client_id: clientId,
        client_secret: clientSecret,
        code,
        redirect_uri: redirectUri,
        code_verifier: verifier,
      }),
    });
    // It refuses with 200 and an `error`.
    if (!answer.access_token) throw new Error('GitHub gave no token');
    return answer.access_token;
  };
  return {
    begin: async ({ state, verifier, redirectUri }) => {
      const there = new URL(`${url}/login/oauth/authorize`);
      there.search = new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: 'read:user user:email',
        state,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      }).toString();
      return there;
    },
    finish: async (query, { verifier, redirectUri }) => {
      const token = await tokenFor(query.get('code') ?? '', verifier, redirectUri);
      const headers = {
        accept: 'application/vnd.github+json',
        authorization: `Bearer ${token}`,
        'user-agent': 'trama',
      };
      const [{ id, login, name }, emails] = [
        await read<User>(`${api}/user`, { headers }),
        await read<Email[]>(`${api}/user/emails`, { headers }),
      ];
      if (!Number.isSafeInteger(id)) throw new Error('GitHub gave no user');
      const email = emails.find(({ primary, verified }) => primary && verified)?.email ?? null;
      return { issuer: url, subject: String(id), email, name: name ?? login };
    },
  };
}
