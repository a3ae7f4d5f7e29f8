import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Schema } from '#openapi/operations';
import { computeCutoffs } from '../kernel/housekeeping.ts';
import { openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';
import { hashPassword, isPassword, noPassword } from './password.ts';
import { sweepSessions } from './sessions.ts';

type Pair = Schema<'TokenPair'>;

let here: Workspace;
let ana: TestPerson;
const password = 'corda de três fios';
beforeAll(async () => {
  here = await openWorkspace();
  ana = await here.somebody('member', { password_hash: await hashPassword(password) });
});
afterAll(() => here.close());
beforeEach(() => {
  here.clock.ahead = 0;
});

const signIn = (body: object = { email: ana.email, password }, headers = {}) =>
  here.ask('POST', '/api/auth/authenticate', { body, headers });
const pair = async (): Promise<Pair> => (await signIn()).body;
const refresh = (refreshToken: string, headers = {}) =>
  here.ask('POST', '/api/auth/refresh', { body: { refreshToken }, headers });
const me = (token: string | null) => here.ask('GET', '/api/auth/me', { token });
const codeOf = async (asked: ReturnType<typeof me>) => {
  const { status, body } = await asked;
  return `${status} ${body.code ?? 'OK'}`;
};

test('signing in gives a pair of opaque tokens, and each time new ones', async () => {
  const { status, body } = await signIn({ email: ana.email.toUpperCase(), password });
  expect(status).toBe(200);
  expect(body).toMatchObject({ tokenType: 'Bearer', expiresIn: 3600, refreshExpiresIn: 604800 });
  expect(body.accessToken).toMatch(/^tra_[\w-]{43}$/);
  expect(body.refreshToken).toMatch(/^trr_[\w-]{43}$/);
  expect((await pair()).accessToken).not.toBe(body.accessToken);
});

test('the store keeps no token and no password', async () => {
  const { accessToken, refreshToken } = await pair();
  const { db } = here.store;
  const kept = JSON.stringify([
    await db.selectFrom('access_tokens').selectAll().execute(),
    await db.selectFrom('refresh_tokens').selectAll().execute(),
    await db.selectFrom('users').selectAll().execute(),
  ]);
  for (const secret of [accessToken, refreshToken, password]) expect(kept).not.toContain(secret);
});

test('a wrong password and an unknown account are answered alike', async () => {
  const wrong = await signIn({ email: ana.email, password: 'x' });
  const unknown = await signIn({ email: 'ninguem@trama.example', password: 'x' });
  expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body]);
  expect(wrong.body).toEqual({
    error: 'E-mail ou senha incorretos.',
    message: 'E-mail ou senha incorretos.',
    code: 'INVALID_CREDENTIALS',
  });
});

test('me tells who is signed in, what they may do and where they belong', async () => {
  const unit = await here.unit('Filial Campinas', ana);
  const { status, body } = await me(ana.token);
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: ana.id, roles: ['member'], units: [{ id: unit, name: 'Filial Campinas' }] });
  expect(body.permissions).toContain('create:projects');
  expect(body.permissions).toEqual([...body.permissions].sort());
});

test.each([
  ['GET', '/api/auth/me', 'Token inválido', 'Token inválido'],
  ['POST', '/api/auth/logout-all', 'Token inválido', 'Token inválido'],
  ['GET', '/api/projects', 'Token inválido', 'Token inválido'],
  ['POST', '/api/projects', 'No token available', 'Não autorizado'],
  ['GET', '/api/projects/1', 'Não autorizado', 'Não autorizado'],
  ['DELETE', '/api/projects/1', 'Não autorizado', 'Não autorizado'],
])('%s %s without a token says "%s", with a wrong one "%s"', async (method, path, missing, invalid) => {
  const without = await here.ask(method, path);
  expect(without).toMatchObject({ status: 401, body: { message: missing, error: missing, code: 'TOKEN_MISSING' } });
  expect(without.headers.get('www-authenticate')).toBe('Bearer');
  for (const token of ['tra_x', 'ç', 'a b'])
    expect(await here.ask(method, path, { headers: { authorization: `Bearer ${encodeURI(token)}` } })).toMatchObject({
      status: 401,
      body: { message: invalid, code: 'TOKEN_INVALID' },
    });
  expect((await here.ask(method, path, { headers: { authorization: 'Basic YTpi' } })).body.code).toBe('TOKEN_MISSING');
});

test('an access token ends after its time and says so; a refresh token is no access token', async () => {
  const { accessToken, refreshToken } = await pair();
  expect(await codeOf(me(refreshToken))).toBe('401 TOKEN_INVALID');
  here.clock.ahead = 3_599_000;
  expect(await codeOf(me(accessToken))).toBe('200 OK');
  here.clock.ahead = 3_601_000;
  expect(await codeOf(me(accessToken))).toBe('401 TOKEN_EXPIRED');
});

test('a refresh token ends after its time, and is sweeped away', async () => {
  const { accessToken, refreshToken } = await pair();
  here.clock.ahead = 604_801_000;
  expect(await codeOf(refresh(refreshToken))).toBe('401 INVALID_REFRESH_TOKEN');
  await sweepSessions(here.store.db, computeCutoffs(new Date(Date.now() + 800_000_000)));
  expect(await codeOf(me(accessToken))).toBe('401 TOKEN_INVALID');
  const { length } = await here.store.db.selectFrom('refresh_tokens').selectAll().execute();
  expect(length).toBe(0);
  ana = { ...ana, token: (await pair()).accessToken };
});

test('refreshing rotates: the new pair holds, and renews in its turn', async () => {
  const first = await pair();
  const second: Pair = (await refresh(first.refreshToken)).body;
  expect(second.refreshToken).not.toBe(first.refreshToken);
  expect(await codeOf(me(second.accessToken))).toBe('200 OK');
  expect(await codeOf(refresh(second.refreshToken))).toBe('200 OK');
});

test('within 30 s the same client may refresh again', async () => {
  const { refreshToken } = await pair();
  await refresh(refreshToken);
  here.clock.ahead = 29_000;
  const again: Pair = (await refresh(refreshToken)).body;
  expect(await codeOf(me(again.accessToken))).toBe('200 OK');
});

test.each([
  ['later', 31_000, {}],
  ['another client', 1_000, { 'user-agent': 'somebody else' }],
])('a refresh token used again (%s) ends the whole session', async (_, ahead, headers) => {
  const first = await pair();
  const second: Pair = (await refresh(first.refreshToken)).body;
  here.clock.ahead = ahead;
  expect(await codeOf(refresh(first.refreshToken, headers))).toBe('401 INVALID_REFRESH_TOKEN');
  expect(await codeOf(me(second.accessToken))).toBe('401 TOKEN_INVALID');
  expect(await codeOf(refresh(second.refreshToken))).toBe('401 INVALID_REFRESH_TOKEN');
});

test('ten refreshes at once from one client all hold; from two clients one of them ends the session', async () => {
  const { refreshToken } = await pair();
  const all = await Promise.all(Array.from({ length: 10 }, () => refresh(refreshToken)));
  expect(all.map(({ status }) => status)).toEqual(Array(10).fill(200));
  const other: Pair = await pair();
  const two = await Promise.all([refresh(other.refreshToken), refresh(other.refreshToken, { 'user-agent': 'thief' })]);
  expect(two.map(({ status }) => status).sort()).toEqual([200, 401]);
  expect(await codeOf(me(other.accessToken))).toBe('401 TOKEN_INVALID');
});

test('after sign-out both tokens are dead, other sessions live, and an unknown token is no error', async () => {
  const [gone, kept] = [await pair(), await pair()];
  const logout = (refreshToken: string) => here.ask('POST', '/api/auth/logout', { body: { refreshToken } });
  expect(await logout(gone.refreshToken)).toMatchObject({ status: 204, body: '' });
  expect(await codeOf(me(gone.accessToken))).toBe('401 TOKEN_INVALID');
  expect(await codeOf(refresh(gone.refreshToken))).toBe('401 INVALID_REFRESH_TOKEN');
  expect(await codeOf(me(kept.accessToken))).toBe('200 OK');
  expect((await logout('trr_unknown')).status).toBe(204);
});

test('signing out everywhere ends all sessions of the person and of nobody else', async () => {
  const [one, two] = [await pair(), await pair()];
  const other = await here.somebody('viewer');
  expect((await here.ask('POST', '/api/auth/logout-all', { token: one.accessToken })).status).toBe(204);
  for (const { accessToken } of [one, two]) expect(await codeOf(me(accessToken))).toBe('401 TOKEN_INVALID');
  expect(await codeOf(me(other.token))).toBe('200 OK');
});

test('somebody deactivated is out at once', async () => {
  const { accessToken, refreshToken } = await pair();
  const become = (status: 'active' | 'inactive') =>
    here.store.db.updateTable('users').set({ status }).where('id', '=', ana.id).execute();
  await become('inactive');
  expect(await codeOf(me(accessToken))).toBe('401 TOKEN_INVALID');
  expect(await codeOf(refresh(refreshToken))).toBe('401 INVALID_REFRESH_TOKEN');
  expect(await codeOf(signIn())).toBe('401 INVALID_CREDENTIALS');
  await become('active');
  expect(await codeOf(me(accessToken))).toBe('200 OK');
});

test('a permission taken away is gone at the next request', async () => {
  const somebody = await here.somebody('member');
  await here.unit('Matriz', somebody);
  await here.store.db.deleteFrom('user_roles').where('user_id', '=', somebody.id).execute();
  expect(await here.ask('GET', '/api/projects', { token: somebody.token })).toMatchObject({
    status: 403,
    body: {
      message: 'Sua conta não tem a permissão view:projects.',
      code: 'FORBIDDEN',
      permission: 'view:projects',
    },
  });
});

test('passwords are Argon2id at the strength of OWASP, told apart to the last byte', async () => {
  const long = 'ç'.repeat(100);
  const hash = await hashPassword(long);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hashPassword(long)).not.toBe(hash);
  expect(
    await Promise.all([isPassword(long, hash), isPassword(`${long}.`, hash), isPassword(long, noPassword)]),
  ).toEqual([true, false, false]);
  expect(await isPassword(long, 'nonsense')).toBe(false);
});
