import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Schema } from '#openapi/operations';
import { openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';
import { hashPassword } from './password.ts';

type Pair = Schema<'TokenPair'>;

let here: Workspace;
let ana: TestPerson;
const password = 'corda de três fios';
beforeAll(async () => {
  here = await openWorkspace({ SESSION_SECONDS: '100000', REFRESH_TOKEN_SECONDS: '50000' });
});
afterAll(() => here.close());
beforeEach(async () => {
  here.clock.ahead = 0;
  ana = await here.somebody('member', { password_hash: await hashPassword(password) });
});

const signIn = async (agent: string): Promise<Pair> =>
  (
    await here.ask('POST', '/api/auth/sign-in', {
      body: { email: ana.email, password },
      headers: { 'user-agent': agent },
    })
  ).body;
const sessions = async (token: string, query = ''): Promise<Schema<'SessionPage'>> =>
  (await here.ask('GET', `/api/auth/sessions${query}`, { token })).body;
const refresh = (refreshToken: string) => here.ask('POST', '/api/auth/refresh', { body: { refreshToken } });
const agents = ({ data }: Schema<'SessionPage'>) => data.map(({ agent }) => agent);

test('sessions are listed, the latest used first, and one of them is this one', async () => {
  const [one, two] = [await signIn('um'), await signIn('dois')];
  expect(agents(await sessions(one.accessToken)).slice(0, 2)).toEqual(['dois', 'um']);
  here.clock.ahead = 5_000;
  const renewed = await here.ask('POST', '/api/auth/refresh', { body: { refreshToken: one.refreshToken } });
  const { data } = await sessions(renewed.body.accessToken);
  expect(data[0]).toMatchObject({ agent: 'um', address: '127.0.0.1', is_current: true });
  expect(Date.parse(data[0]?.used_at ?? '') - Date.parse(data[0]?.created_at ?? '')).toBeGreaterThanOrEqual(4_900);
  expect(data.filter(({ is_current }) => is_current)).toHaveLength(1);
  expect((await sessions(two.accessToken)).data.find(({ agent }) => agent === 'dois')?.is_current).toBe(true);
});

test('pages hold each session once', async () => {
  const { accessToken } = await signIn('um');
  await signIn('dois');
  const first = await sessions(accessToken, '?limit=2');
  const rest = await sessions(accessToken, `?limit=2&cursor=${first.page.next_cursor}`);
  expect([...agents(first), ...agents(rest)]).toEqual(['dois', 'um', '']);
  const other = await here.somebody('member');
  const stolen = await here.ask('GET', `/api/auth/sessions?cursor=${first.page.next_cursor}`, { token: other.token });
  expect(stolen.status).toBe(400);
});

test('one session is ended, at once and with both its tokens; not twice, and nobody else’s', async () => {
  const [mine, other] = [await signIn('um'), await signIn('outro')];
  const id = (await sessions(other.accessToken)).data.find(({ is_current }) => is_current)?.id ?? '';
  const stranger = await here.somebody('admin');
  const end = (token: string) => here.ask('DELETE', `/api/auth/sessions/${id}`, { token });
  expect(await end(stranger.token)).toMatchObject({ status: 404, body: { message: 'Sessão não encontrada' } });
  expect((await end(mine.accessToken)).status).toBe(204);
  expect((await end(mine.accessToken)).status).toBe(404);
  expect((await here.ask('GET', '/api/auth/me', { token: other.accessToken })).status).toBe(401);
  expect((await refresh(other.refreshToken)).status).toBe(401);
  expect(agents(await sessions(mine.accessToken))).not.toContain('outro');
});

test('a session that nobody can renew any more is not shown', async () => {
  await signIn('velha');
  here.clock.ahead = 60_000_000;
  const { accessToken } = await signIn('nova');
  expect(agents(await sessions(accessToken))).not.toContain('velha');
});

test('however often it is renewed, a session ends; and the answers say when', async () => {
  let pair = await signIn('um');
  expect(pair).toMatchObject({ expiresIn: 3600, refreshExpiresIn: 50_000 });
  here.clock.ahead = 40_000_000;
  pair = (await refresh(pair.refreshToken)).body;
  here.clock.ahead = 80_000_000;
  pair = (await refresh(pair.refreshToken)).body;
  expect(pair.expiresIn).toBe(3600);
  expect(pair.refreshExpiresIn).toBeGreaterThan(19_900);
  expect(pair.refreshExpiresIn).toBeLessThanOrEqual(20_000);
  here.clock.ahead = 99_000_000;
  pair = (await refresh(pair.refreshToken)).body;
  expect([pair.expiresIn <= 1000, pair.refreshExpiresIn <= 1000]).toEqual([true, true]);
  here.clock.ahead = 100_001_000;
  expect((await here.ask('GET', '/api/auth/me', { token: pair.accessToken })).body.code).toBe('TOKEN_EXPIRED');
  expect((await refresh(pair.refreshToken)).body.code).toBe('INVALID_REFRESH_TOKEN');
});

test('a token that holds says for how long', async () => {
  const { accessToken } = await signIn('um');
  here.clock.ahead = 600_000;
  const { status, body } = await here.ask('POST', '/api/auth/verify', { token: accessToken });
  expect([status, body.valid, body.expires_in > 2990 && body.expires_in <= 3000]).toEqual([200, true, true]);
  expect((await here.ask('POST', '/api/auth/verify')).body.code).toBe('TOKEN_MISSING');
});
