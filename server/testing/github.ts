import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface GitHub {
  url: string;
  user: { id: number; login: string; name: string | null };
  emails: { email: string; primary: boolean; verified: boolean }[];
  stop(): void;
}

/** A server that speaks as GitHub does: it checks the PKCE verifier, and refuses with 200 and an `error`. */
export async function startGitHub(): Promise<GitHub> {
  const codes = new Map<string, string>();
  const tokens = new Set<string>();
  const there: GitHub = {
    url: '',
    user: { id: 583231, login: 'caio', name: 'Caio Ferraz' },
    emails: [{ email: 'caio@fora.example', primary: true, verified: true }],
    stop: () => void server.close(),
  };
  const exchange = async (request: IncomingMessage) => {
    const form = new URLSearchParams(await text(request));
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const code = form.get('code') ?? '';
    if (codes.get(code) !== challenge || form.get('client_secret') !== 'secret')
      return { error: 'bad_verification_code' };
    codes.delete(code);
    const access_token = `gho_${randomBytes(9).toString('hex')}`;
    tokens.add(access_token);
    return { access_token, token_type: 'bearer' };
  };
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://github');
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (pathname === '/login/oauth/authorize') {
      const code = randomBytes(9).toString('hex');
      codes.set(code, searchParams.get('code_challenge') ?? '');
      const back = new URL(searchParams.get('redirect_uri') ?? '');
      back.search = new URLSearchParams({ code, state: searchParams.get('state') ?? '' }).toString();
      return response.writeHead(302, { location: back.href }).end();
    }
    if (pathname === '/login/oauth/access_token') return json(200, await exchange(request));
    if (!tokens.has(request.headers.authorization?.replace('Bearer ', '') ?? '')) return json(401, {});
    if (pathname === '/user') return json(200, there.user);
    return pathname === '/user/emails' ? json(200, there.emails) : json(404, {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  there.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return there;
}
