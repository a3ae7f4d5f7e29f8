import '../kernel/testing/relative-requests';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { client } from '#openapi/client';
import { connect, type Session, settled, until } from '../kernel/session';
import { stubBrowser } from '../kernel/testing/stub-browser';
import { lateSession } from './late-session';
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

function open(): Session {
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
