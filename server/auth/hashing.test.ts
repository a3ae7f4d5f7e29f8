import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openWorkspace, type Workspace } from '../testing/workspace.ts';
import { hashing, hashPassword, isPassword } from './password.ts';

let here: Workspace;
let password_hash: string;
const password = 'corda de três fios';
let usual: typeof hashing;
beforeAll(async () => {
  here = await openWorkspace({}, { config: { trustProxy: 1 } });
  password_hash = await hashPassword(password);
  usual = { ...hashing };
});
afterAll(() => here.close());
beforeEach(() => here.store.db.deleteFrom('attempts').execute());
afterEach(() => {
  Object.assign(hashing, usual, { begun: hashing.begun });
});

const post = (path: string, body: object, address = '10.9.0.1', headers = {}) =>
  here.ask('POST', `/api/auth/${path}`, { body, headers: { 'x-forwarded-for': address, ...headers } });
const signUp = (email: string, address?: string) =>
  post('sign-up', { name: 'Caio Ferraz', email, password: 'tear-de-algodao-cru' }, address);

test('what is refused never pays for a hash', async () => {
  const now = new Date().toISOString();
  const used = (key: string) => ({ key, count: 10_000, since: now });
  const { db } = here.store;
  const ana = await here.somebody('member', { password_hash });
  const addresses = ['send sign-up code', 'sign in', 'reset password', 'change password'];
  await db
    .insertInto('attempts')
    .values(addresses.map((what) => used(`${what} address 10.9.0.2`)))
    .execute();
  const before = hashing.begun;
  const change = { currentPassword: password, password: 'tear-de-algodao-cru' };
  const told = [
    await signUp('caio@fora.example', '10.9.0.2'),
    await post('sign-in', { email: ana.email, password }, '10.9.0.2'),
    await post('reset-password', { token: 'trp_x', password: 'tear-de-algodao-cru' }, '10.9.0.2'),
    await post('change-password', change, '10.9.0.2', { authorization: `Bearer ${ana.token}` }),
  ];
  expect(told.map(({ status }) => status)).toEqual([429, 429, 429, 429]);
  expect(hashing.begun).toBe(before);
  expect((await signUp('caio@fora.example')).status).toBe(200);
  expect(hashing.begun).toBe(before + 1);
});

test('more than can be hashed in time is told to come back, and is not counted as a failure', async () => {
  Object.assign(hashing, { most: 1, patienceMs: 40 });
  const ana = await here.somebody('member', { password_hash });
  const all = await Promise.all(Array.from({ length: 10 }, () => post('sign-in', { email: ana.email, password })));
  const busy = all.filter(({ status }) => status === 503);
  expect(busy.length).toBeGreaterThan(0);
  expect(all.filter(({ status }) => status === 200).length).toBe(10 - busy.length);
  expect(busy[0]?.headers.get('retry-after')).toBe('5');
  expect(busy[0]?.body).toEqual({
    error: 'O serviço está indisponível no momento. Tente de novo em instantes.',
    message: 'O serviço está indisponível no momento. Tente de novo em instantes.',
    code: 'UNAVAILABLE',
  });
  const counted = await here.store.db.selectFrom('attempts').where('key', 'like', 'sign in %').selectAll().execute();
  expect(counted.map(({ count }) => count).filter((count) => count > 0)).toEqual([]);
});

test('known devices go before whoever waits', async () => {
  Object.assign(hashing, { most: 1, patienceMs: 30_000 });
  const order: string[] = [];
  const work = (name: string, isFirst = false) =>
    isPassword(password, password_hash, isFirst).then(() => order.push(name));
  await Promise.all([work('running'), work('waiting'), work('waiting'), work('known', true)]);
  expect(order).toEqual(['running', 'known', 'waiting', 'waiting']);
});
