import '../kernel/testing/relative-requests';

import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SessionActor } from '#machines/session';
import { client } from '#openapi/client';
import { notify, shownNotice } from '#ui/Toast/notify';
import { countPendingSends } from '../kernel/pending-sends';
import { Problem } from '../kernel/problem';
import { connectSession, refreshPerson, waitUntilSettled } from '../kernel/session';
import { stubBrowser } from '../kernel/testing/stub-browser';
import { startSession } from './start-session';

const hour = () => String(Date.now() + 3_600_000);
const tokens = () => ({
  accessToken: 'tra_1',
  accessTokenExpiresAt: hour(),
  refreshToken: 'trr_1',
  refreshTokenExpiresAt: hour(),
  tokensSetAt: String(Date.now() - 60_000),
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

const effects = { showFrontPage: vi.fn(), askToSignInAgain: vi.fn(), say: vi.fn() };
let session: SessionActor;
let disconnect = () => {};

async function start() {
  session = startSession(effects);
  disconnect = connectSession(session);
  await waitUntilSettled(session);
}

afterEach(() => {
  disconnect();
  session.stop();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('the session of a tab', () => {
  it('aborts what needs a token when there is none, and asks nobody', async () => {
    stubBrowser({});
    const fetch = server(() => answer(200, {}));
    await start();
    await expect(client.POST('/api/projects', { body: { name: 'A' } })).rejects.toThrow('No token available');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('carries the stored token and knows who is here', async () => {
    stubBrowser(tokens());
    server((_, bearer) => (bearer === 'Bearer tra_1' ? answer(200, helena) : answer(401, {})));
    await start();
    expect(session.getSnapshot().context.person).toEqual(helena);
  });

  it('asks again who is here when it is told to', async () => {
    stubBrowser(tokens());
    const names = ['Helena', 'Helena Prado'];
    server(() => answer(200, { ...helena, name: names.shift() }));
    await start();
    await refreshPerson(session);
    expect(session.getSnapshot().context.person?.name).toBe('Helena Prado');
  });

  it('is nobody when the server refuses the stored token', async () => {
    stubBrowser(tokens());
    const ended = { error: 'Não autorizado', message: 'Não autorizado', code: 'TOKEN_INVALID' };
    const fetch = server(() => answer(401, ended));
    await start();
    expect(fetch).toHaveBeenCalledOnce();
    expect(session.getSnapshot().value).toBe('anonymous');
  });

  it('forgets tokens at start that nothing can extend', async () => {
    const { kept } = stubBrowser({ ...tokens(), accessTokenExpiresAt: '1000', refreshTokenExpiresAt: '1000' });
    const fetch = server(() => answer(200, helena));
    await start();
    expect(session.getSnapshot().value).toBe('anonymous');
    expect([...kept.keys()]).toEqual(['sessionEnded']);
    expect(kept.get('sessionEnded')).toContain('not extended');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('leaves no word of an end where nobody was signed in', async () => {
    const { kept } = stubBrowser({});
    server(() => answer(200, helena));
    await start();
    expect(kept.size).toBe(0);
  });

  it('forgets how the last session ended once somebody signs in', async () => {
    const { kept } = stubBrowser({ sessionEnded: JSON.stringify({ at: 1, ending: 'ended elsewhere' }) });
    server(() => answer(200, helena));
    await start();
    session.send({ type: 'signed in', tokens: { accessToken: 'tra_9', setAt: Date.now() } });
    expect(kept.get('accessToken')).toBe('tra_9');
    expect(kept.has('sessionEnded')).toBe(false);
  });

  it('asks to sign in again when the server has ended the session, and says why the call failed', async () => {
    stubBrowser(tokens());
    const ended = { error: 'Não autorizado', message: 'Não autorizado', code: 'TOKEN_INVALID' };
    server((path) => (path === '/api/auth/me' ? answer(200, helena) : answer(401, ended)));
    await start();
    await expect(client.GET('/api/projects')).rejects.toMatchObject({ code: 'TOKEN_INVALID', status: 401 });
    expect(session.getSnapshot().value).toBe('anonymous');
    expect(effects.askToSignInAgain).toHaveBeenCalledOnce();
  });

  it('forgets what was said to the one before, and not why they had to leave', async () => {
    stubBrowser(tokens());
    const ended = { error: 'Não autorizado', message: 'Não autorizado', code: 'TOKEN_INVALID' };
    server((path) => (path === '/api/auth/me' ? answer(200, helena) : answer(401, ended)));
    await start();
    notify({ title: 'Projeto criado' });
    await expect(client.GET('/api/projects')).rejects.toThrow();
    expect(shownNotice()).toBeUndefined();
    notify({ variant: 'destructive', title: 'Sessão expirada' });
    // Another call was on its way, and is refused too.
    session.send({ type: 'token refused', token: 'tra_1' });
    expect(shownNotice()?.title).toBe('Sessão expirada');
  });

  it('keeps the session on a 401 that says nothing of the token', async () => {
    stubBrowser(tokens());
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
      'UNREADABLE',
      'Erro ao realizar a requisição',
    ],
  ])('tells %s in words', async (_, reply, code, words) => {
    stubBrowser(tokens());
    server((path) => (path === '/api/auth/me' ? answer(200, helena) : reply()));
    await start();
    const failure = client.GET('/api/projects').catch((error: Problem) => error);
    await expect(failure).resolves.toMatchObject({ code, message: expect.stringMatching(words) });
  });

  it('leaves: tells the server, forgets everything, shows the front page', async () => {
    const { kept } = stubBrowser(tokens());
    const fetch = server((path) =>
      path === '/api/auth/me' ? answer(200, helena) : new Response(null, { status: 204 }),
    );
    await start();
    session.send({ type: 'leave' });
    await waitUntilSettled(session);
    expect(fetch.mock.calls.map(([request]) => new URL(request.url).pathname)).toEqual([
      '/api/auth/me',
      '/api/auth/logout',
    ]);
    expect([...kept.keys()]).toEqual(['sessionEnded']);
    expect(effects.showFrontPage).toHaveBeenCalledOnce();
    expect(effects.say).toHaveBeenCalledWith('left');
  });

  it('can be connected and disconnected without a trace', async () => {
    stubBrowser({});
    server(() => answer(200, { data: [], page: { limit: 50, next_cursor: null } }));
    await start();
    connectSession(session)();
    disconnect();
    await expect(client.GET('/api/projects')).resolves.toMatchObject({ response: { status: 200 } });
  });
});

describe('a call whose token is over', () => {
  const expired = { error: 'Token expirado', message: 'Token expirado', code: 'TOKEN_EXPIRED' };
  const pair = {
    accessToken: 'tra_2',
    refreshToken: 'trr_2',
    tokenType: 'Bearer',
    expiresIn: 60,
    refreshExpiresIn: 600,
  };
  const empty = { data: [], page: { limit: 50, next_cursor: null } };
  const dialogIsOpen = () => session.getSnapshot().children.dialog?.getSnapshot().hasTag('open');
  const extend = () => session.getSnapshot().children.dialog?.send({ type: 'extend' });

  /** Holds `tra_2` for good, and `tra_1` for `/me` alone. */
  const refusing = (bodies: string[] = []) =>
    server((path, bearer) => {
      if (path === '/api/auth/refresh') return answer(200, pair);
      if (path === '/api/auth/me') return answer(200, helena);
      bodies.push(bearer ?? '');
      return bearer === 'Bearer tra_2' ? answer(200, empty) : answer(401, expired);
    });

  it('opens the dialog, waits, and is sent once more with the new token', async () => {
    stubBrowser(tokens());
    const sent: string[] = [];
    refusing(sent);
    await start();
    const call = client.GET('/api/projects');
    await vi.waitFor(() => expect(dialogIsOpen()).toBe(true));
    extend();
    await expect(call).resolves.toMatchObject({ data: empty });
    expect(sent).toEqual(['Bearer tra_1', 'Bearer tra_2']);
  });

  it('is not sent at all before the token is new, when the clock here says that it is over', async () => {
    stubBrowser({ ...tokens(), accessTokenExpiresAt: '1000' });
    const sent: string[] = [];
    refusing(sent);
    session = startSession(effects);
    disconnect = connectSession(session);
    await vi.waitFor(() => expect(session.getSnapshot().matches('authenticated')).toBe(true));
    const call = client.GET('/api/projects');
    await vi.waitFor(() => expect(dialogIsOpen()).toBe(true));
    expect(sent).toEqual([]);
    extend();
    await call;
    expect(sent).toEqual(['Bearer tra_2']);
  });

  it('that changes something is counted while it waits, and sent once with the new token', async () => {
    stubBrowser(tokens());
    const sent: string[] = [];
    refusing(sent);
    await start();
    const call = client.POST('/api/projects', { body: { name: 'Retrofit' } });
    await vi.waitFor(() => expect(dialogIsOpen()).toBe(true));
    await vi.waitFor(() => expect(countPendingSends()).toBe(1));
    expect(sent).toEqual(['Bearer tra_1']);
    extend();
    await call;
    expect(countPendingSends()).toBe(0);
    expect(sent).toEqual(['Bearer tra_1', 'Bearer tra_2']);
  });

  it('that changes something is not sent when the person leaves instead', async () => {
    stubBrowser(tokens());
    const sent: string[] = [];
    refusing(sent);
    await start();
    const call = client.POST('/api/projects', { body: { name: 'Retrofit' } });
    call.catch(() => {});
    await vi.waitFor(() => expect(countPendingSends()).toBe(1));
    session.send({ type: 'leave' });
    await expect(call).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
    expect(countPendingSends()).toBe(0);
    expect(sent.slice(1)).not.toContain('Bearer tra_2');
  });

  it('fails with its words when the person leaves instead', async () => {
    stubBrowser(tokens());
    refusing();
    await start();
    const call = client.GET('/api/projects');
    call.catch(() => {});
    await vi.waitFor(() => expect(dialogIsOpen()).toBe(true));
    session.send({ type: 'leave' });
    await expect(call).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
  });
});
