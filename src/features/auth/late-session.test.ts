import '../kernel/testing/relative-requests';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { client } from '#openapi/client';
import { askWhoIsHere, connect, type Session, settled, until } from '../kernel/session';
import { stubBrowser } from '../kernel/testing/stub-browser';
import { type LateSession, lateSession } from './late-session';
import { startSession } from './start-session';

vi.mock('./start-session', async (load) => {
  const real = await load<typeof import('./start-session')>();
  return { startSession: vi.fn(real.startSession) };
});

const helena = { id: '1', name: 'Helena', email: 'a@b.example', permissions: [], roles: [], units: [] };
const tokens = {
  accessToken: 'tra_1',
  accessTokenExpiresAt: Date.now() + 3_600_000,
  refreshToken: 'trr_1',
  refreshTokenExpiresAt: Date.now() + 3_600_000,
  setAt: Date.now(),
};
const effects = { showFrontPage: vi.fn(), askToSignInAgain: vi.fn(), say: vi.fn() };
let kept: Map<string, string>;
let page: EventTarget;
let disconnect = () => {};

function open(): LateSession {
  const session = lateSession(effects);
  disconnect = connect(session);
  return session;
}

const keep = () => {
  for (const [key, value] of Object.entries(tokens)) kept.set(key === 'setAt' ? 'tokensSetAt' : key, String(value));
};
const isHere = (session: Session) => until(session, ({ context }) => context.person !== undefined);

beforeEach(() => {
  ({ kept, page } = stubBrowser());
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify(helena))),
  );
});

afterEach(() => {
  disconnect();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('is nobody at once where nobody is kept, without its machine', async () => {
  const session = open();
  expect((await settled(session)).matches('anonymous')).toBe(true);
  await expect(client.GET('/api/projects')).rejects.toMatchObject({ code: 'TOKEN_MISSING' });
  expect(startSession).not.toHaveBeenCalled();
});

it('knows who is kept once its machine is there, and nobody before', async () => {
  keep();
  const session = open();
  expect(session.getSnapshot().hasTag('settled')).toBe(false);
  expect((await settled(session)).context.person).toEqual(helena);
});

it('takes who signs in before its machine is there, and is not settled meanwhile', async () => {
  const session = open();
  session.send({ type: 'signed in', tokens });
  const seen: unknown[] = [];
  session.subscribe((snapshot) => void seen.push(snapshot.value));
  expect((await settled(session)).context.person).toEqual(helena);
  expect(seen).not.toContain('anonymous');
  expect(kept.get('accessToken')).toBe('tra_1');
});

it('follows another tab in', async () => {
  const session = open();
  keep();
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'accessToken' }));
  expect((await isHere(session)).context.person).toEqual(helena);
});

it('says what its machine could not be fetched of, and tries again when it is told something', async () => {
  keep();
  const gone = new TypeError('Failed to fetch dynamically imported module');
  vi.mocked(startSession).mockImplementationOnce(() => {
    throw gone;
  });
  const session = open();
  const then = await settled(session);
  expect(then.matches({ authenticated: { person: 'failed' } })).toBe(true);
  expect(then.context.failure).toBe(gone);
  session.send({ type: 'ask again' });
  expect((await isHere(session)).context.person).toEqual(helena);
});

it('is nobody where nothing may be stored', async () => {
  vi.stubGlobal('localStorage', undefined);
  expect((await settled(open())).matches('anonymous')).toBe(true);
});

describe('whoever was asked for before the app', () => {
  const ask = (me: Promise<Response>) =>
    vi.stubGlobal('askedEarly', { token: 'tra_1', answers: { '/api/auth/me': me } });
  const answer = (body: unknown = helena, status = 200) =>
    Promise.resolve(new Response(JSON.stringify(body), { status }));

  const openKnown = async (person: object = helena) => {
    keep();
    ask(answer(person));
    const session = open();
    await settled(session);
    return session;
  };

  it('is here without the machine', async () => {
    const session = await openKnown();
    const { context, ...snapshot } = session.getSnapshot();
    expect(context).toMatchObject({ person: helena, tokens: { accessToken: 'tra_1' } });
    for (const value of ['authenticated', { authenticated: { access: 'valid', person: 'ready' } }] as const)
      expect(snapshot.matches(value)).toBe(true);
    for (const value of ['anonymous', { authenticated: { access: 'lapsed' } }] as const)
      expect(snapshot.matches(value)).toBe(false);
    expect(startSession).not.toHaveBeenCalled();
    expect((await client.GET('/api/auth/me')).data).toEqual(helena);
  });

  it('is the same once it comes, is never away meanwhile, and is not asked for again', async () => {
    const session = await openKnown();
    const { person } = session.getSnapshot().context;
    const seen = new Set<unknown>();
    session.subscribe(({ context }) => void seen.add(context.person));
    session.complete();
    await until(session, ({ children }) => children.dialog !== undefined);
    expect(session.getSnapshot().context.person).toBe(person);
    expect([...seen]).toEqual([person]);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('stays where the machine cannot be fetched, which is fetched again when something is said', async () => {
    const session = await openKnown();
    vi.mocked(startSession).mockImplementationOnce(() => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    session.complete();
    await vi.waitFor(() => expect(startSession).toHaveBeenCalled());
    await settled(session);
    expect(session.getSnapshot().context.person).toEqual(helena);
    session.send({ type: 'leave' });
    await until(session, (snapshot) => snapshot.matches('anonymous'));
  });

  it('is told to it what is said meanwhile', async () => {
    const session = await openKnown();
    session.send({ type: 'leave' });
    await until(session, (snapshot) => snapshot.matches('anonymous'));
    expect(effects.say).toHaveBeenCalledWith('left');
    expect(kept.get('accessToken')).toBeUndefined();
  });

  it('is asked for anew where they may do something else by now', async () => {
    const session = await openKnown();
    vi.mocked(fetch).mockImplementation(async () => new Response(JSON.stringify({ ...helena, name: 'Helena Prado' })));
    await askWhoIsHere(session);
    expect(session.getSnapshot().context.person?.name).toBe('Helena Prado');
  });

  it('is nobody any more, also not for a moment, once another signs in', async () => {
    const session = await openKnown();
    session.complete();
    await until(session, ({ children }) => children.dialog !== undefined);
    session.send({ type: 'leave' });
    await until(session, (snapshot) => snapshot.matches('anonymous'));
    const seen = new Set<unknown>();
    session.subscribe(({ context }) => void seen.add(context.person?.name));
    vi.mocked(fetch).mockImplementation(async () => new Response(JSON.stringify({ ...helena, name: 'Outra' })));
    session.send({ type: 'signed in', tokens: { ...tokens, accessToken: 'tra_2' } });
    await until(session, ({ context }) => context.person?.name === 'Outra');
    expect([...seen]).toEqual([undefined, 'Outra']);
  });

  it.each([
    ['before the machine is asked for', (_: LateSession) => {}],
    ['while it is on its way', (session: LateSession) => session.complete()],
  ])('leaves with another tab %s', async (_, before) => {
    const session = await openKnown();
    before(session);
    kept.clear();
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'accessToken' }));
    await until(session, (snapshot) => snapshot.matches('anonymous'));
    expect(effects.showFrontPage).toHaveBeenCalledOnce();
    expect(effects.askToSignInAgain).not.toHaveBeenCalled();
  });

  it('is asked for anew where another has signed in meanwhile', async () => {
    const session = await openKnown({ ...helena, name: 'Outra' });
    kept.set('accessToken', 'tra_2');
    session.complete();
    await until(session, ({ context }) => context.tokens.accessToken === 'tra_2' && context.person?.name === 'Helena');
  });

  it.each([
    ['was refused', () => answer({ code: 'TOKEN_INVALID' }, 401)],
    ['did not come', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is none', () => Promise.resolve(new Response('<html>'))],
  ])('is asked for by the machine where the answer %s', async (_, me) => {
    keep();
    ask(me());
    expect((await isHere(open())).context.person).toEqual(helena);
    expect(startSession).toHaveBeenCalled();
  });
});
