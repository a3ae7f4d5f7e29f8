import { afterEach, describe, expect, it, vi } from 'vitest';
import { client } from '#openapi/client';
import { Problem } from './problem';
import { connect, type Session, settled, startSession } from './session';

// The client takes hold of `Request` when it is made, and asks relative to the page.
vi.hoisted(() => {
  globalThis.Request = class extends Request {
    constructor(input: string | URL | Request, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, 'http://trama.invalid') : input, init);
    }
  };
});

const stored = (content: Record<string, string>) => {
  const kept = new Map(Object.entries(content));
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  return kept;
};
const hour = () => String(Date.now() + 3_600_000);
const tokens = () => ({
  accessToken: 'tra_1',
  accessTokenExpiresAt: hour(),
  refreshToken: 'trr_1',
  refreshTokenExpiresAt: hour(),
});
const helena = { id: '1', name: 'Helena', email: 'a@b.example', permissions: [], roles: [], units: [] };
const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

/** Stands for the server; `reply` is asked with the path and the bearer of each call. */
function server(reply: (path: string, bearer: string | null) => Response) {
  const fetch = vi.fn(async (request: Request) =>
    reply(new URL(request.url).pathname, request.headers.get('authorization')),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const endings = { showFrontPage: vi.fn(), askToSignInAgain: vi.fn() };
let session: Session;
let disconnect = () => {};

async function start() {
  const started = startSession(endings);
  session = started.session;
  disconnect = started.disconnect;
  await settled(session);
}

afterEach(() => {
  disconnect();
  session.stop();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('the session of a tab', () => {
  it('aborts what needs a token when there is none, and asks nobody', async () => {
    stored({});
    const fetch = server(() => answer(200, {}));
    await start();
    await expect(client.POST('/api/projects', { body: { name: 'A' } })).rejects.toThrow('No token available');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('carries the stored token and knows who is here', async () => {
    stored(tokens());
    server((_, bearer) => (bearer === 'Bearer tra_1' ? answer(200, helena) : answer(401, {})));
    await start();
    expect(session.getSnapshot().context.person).toEqual(helena);
  });

  it('forgets an expired token at start', async () => {
    const kept = stored({ ...tokens(), accessTokenExpiresAt: '1000' });
    const fetch = server(() => answer(200, helena));
    await start();
    expect(session.getSnapshot().value).toBe('anonymous');
    expect(kept.size).toBe(0);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('asks to sign in again when the server refuses the token, and says why the call failed', async () => {
    stored(tokens());
    const expired = { error: 'Token expirado', message: 'Token expirado', code: 'TOKEN_EXPIRED' };
    server((path) => (path === '/api/auth/me' ? answer(200, helena) : answer(401, expired)));
    await start();
    await expect(client.GET('/api/projects')).rejects.toMatchObject({ code: 'TOKEN_EXPIRED', status: 401 });
    expect(session.getSnapshot().value).toBe('anonymous');
    expect(endings.askToSignInAgain).toHaveBeenCalledOnce();
  });

  it('keeps the session on a 401 that says nothing of the token', async () => {
    stored(tokens());
    const bare = { error: 'Não autorizado', message: 'Não autorizado', code: 'INVALID_CREDENTIALS' };
    server((path) => (path === '/api/auth/me' ? answer(200, helena) : answer(401, bare)));
    await start();
    await expect(client.GET('/api/projects')).rejects.toBeInstanceOf(Problem);
    expect(session.getSnapshot().matches('authenticated')).toBe(true);
  });

  it.each([
    [
      'no connection',
      () => {
        throw new TypeError('fetch failed');
      },
      'OFFLINE',
      /Erro de conexão/,
    ],
    [
      'an answer not in our shape',
      () => new Response('<html>', { status: 502 }),
      'INTERNAL',
      'Erro ao realizar a requisição',
    ],
  ])('tells %s in words', async (_, reply, code, words) => {
    stored(tokens());
    server((path) => (path === '/api/auth/me' ? answer(200, helena) : reply()));
    await start();
    const failure = client.GET('/api/projects').catch((error: Problem) => error);
    await expect(failure).resolves.toMatchObject({ code, message: expect.stringMatching(words) });
  });

  it('leaves: tells the server, forgets everything, shows the front page', async () => {
    const kept = stored(tokens());
    const fetch = server((path) =>
      path === '/api/auth/me' ? answer(200, helena) : new Response(null, { status: 204 }),
    );
    await start();
    session.send({ type: 'leave' });
    await settled(session);
    expect(fetch.mock.calls.map(([request]) => new URL(request.url).pathname)).toEqual([
      '/api/auth/me',
      '/api/auth/logout',
    ]);
    expect(kept.size).toBe(0);
    expect(endings.showFrontPage).toHaveBeenCalledOnce();
  });

  it('can be connected and disconnected without a trace', async () => {
    stored({});
    server(() => answer(200, { data: [], page: { limit: 50, next_cursor: null } }));
    await start();
    connect(session)();
    disconnect();
    await expect(client.GET('/api/projects')).resolves.toMatchObject({ response: { status: 200 } });
  });
});
