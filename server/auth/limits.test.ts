import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { computeCutoffs } from '../kernel/housekeeping.ts';
import { countAttempt, networkOf } from '../kernel/rate-limits.ts';
import { asker, openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';
import { hashPassword } from './password.ts';
import { sweepSessions } from './sessions.ts';

let here: Workspace;
let ana: TestPerson;
const password = 'corda de três fios';
beforeAll(async () => {
  here = await openWorkspace({}, { config: { trustProxy: 1 } });
  ana = await here.somebody('member', { password_hash: await hashPassword(password) });
});
afterAll(() => here.close());

const signIn = (given: string, address: string, email = ana.email) =>
  here.ask('POST', '/api/auth/authenticate', {
    body: { email, password: given },
    headers: { 'x-forwarded-for': address },
  });

test('the eleventh failure for an account from an address is 429, even if eleven come at once', async () => {
  const all = await Promise.all(Array.from({ length: 11 }, () => signIn('x', '10.0.0.1')));
  expect(all.map(({ status }) => status).sort()).toEqual([...Array(10).fill(401), 429]);
  const refused = await signIn(password, '10.0.0.1');
  expect(refused.status).toBe(429);
  expect(refused.body).toMatchObject({
    code: 'RATE_LIMITED',
    message: 'Muitas tentativas. Tente de novo em 10 minutos.',
  });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(590);
});

const counting = (address: string) => ({
  store: here.store,
  now: new Date().toISOString(),
  client: { address, agent: '' },
  log: { info: () => {} } as unknown as FastifyBaseLogger,
});

test('neither others there nor the same account elsewhere are kept out', async () => {
  expect((await signIn(password, '10.0.0.2')).status).toBe(200);
  expect((await signIn('x', '10.0.0.1', 'outra@trama.example')).status).toBe(401);
});

test('after ten minutes the account may try again', async () => {
  here.clock.ahead = 601_000;
  expect((await signIn(password, '10.0.0.1')).status).toBe(200);
  here.clock.ahead = 0;
});

test('a clock that was a year ahead for a moment locks nobody out', async () => {
  here.clock.ahead = 366 * 86_400_000;
  await Promise.all(Array.from({ length: 11 }, () => signIn('x', '10.0.0.66')));
  here.clock.ahead = 0;
  expect((await signIn('x', '10.0.0.66')).status).toBe(401);
});

test('signing in clears what was counted', async () => {
  for (let round = 0; round < 2; round++) {
    for (let failure = 0; failure < 9; failure++) await signIn('x', '10.0.0.3');
    expect((await signIn(password, '10.0.0.3')).status).toBe(200);
  }
});

test('a hundred failures from one address are enough for any account', async () => {
  for (let account = 0; account < 100; account++)
    await countAttempt('sign in', { account: `a${account}`, address: '10.0.0.4' }, counting('10.0.0.4'));
  const { status, body } = await signIn(password, '10.0.0.4');
  expect([status, body.code]).toEqual([429, 'RATE_LIMITED']);
});

/** A proxy that does as most do: it appends where a request came from to what the request says of that. */
async function openProxy(target: string, from: string) {
  const server = createServer((asked, answered) => {
    const said = [asked.headers['x-forwarded-for'], from].flat().filter(Boolean).join(', ');
    const { method, headers } = asked;
    const passed = request(target + asked.url, { method, headers: { ...headers, 'x-forwarded-for': said } }, (told) => {
      answered.writeHead(told.statusCode ?? 502, told.headers);
      told.pipe(answered);
    });
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { ask: asker(`http://127.0.0.1:${port}`), close: () => server.close() };
}

test('behind a proxy that appends, a forged address gets nobody past the limits', async () => {
  const proxy = await openProxy(here.url, '10.0.0.6');
  try {
    const { email } = await here.somebody('member', { password_hash: await hashPassword(password) });
    const guess = (forged: number) =>
      proxy.ask('POST', '/api/auth/authenticate', {
        body: { email, password: 'x' },
        headers: { 'x-forwarded-for': `198.51.100.${forged}` },
      });
    const statuses = [];
    for (let forged = 0; forged < 12; forged++) statuses.push((await guess(forged)).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  } finally {
    proxy.close();
  }
});

/** The cookie that a sign-in gives, as a browser sends it back. */
const cookieOf = ({ headers }: { headers: Headers }) => (headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '';
const signInFrom = (cookie: string, given: string, address: string, email = ana.email) =>
  here.ask('POST', '/api/auth/sign-in', {
    body: { email, password: given },
    headers: { 'x-forwarded-for': address, ...(cookie && { cookie }) },
  });
const anew = async () => {
  const who = await here.somebody('member', { password_hash: await hashPassword(password) });
  const first = await signInFrom('', password, '10.3.0.1', who.email);
  return { ...who, cookie: cookieOf(first), first };
};
const fillAccount = async (email: string) => {
  for (let index = 0; index < 50; index++) {
    const address = `10.4.${index}.1`;
    await countAttempt('sign in', { account: email, address }, counting(address));
  }
};

test('a device is known by an opaque cookie, kept as a hash, that holds for 180 days', async () => {
  const { first, cookie, id } = await anew();
  expect(first.headers.get('set-cookie')).toMatch(
    /^trama_device=trd_[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax$/,
  );
  const kept = await here.store.db.selectFrom('devices').where('user_id', '=', id).selectAll().execute();
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toContain(cookie.split('=')[1]);
});

test('by https its cookie is for this very host alone', async () => {
  here.config.publicUrl = 'https://trama.example';
  const { first, email, cookie } = await anew();
  here.config.publicUrl = undefined;
  expect(first.headers.get('set-cookie')).toMatch(/^__Host-trama_device=trd_.*; Path=\/; .*; Secure$/);
  // It is none where it could have been planted.
  await fillAccount(email);
  expect((await signInFrom(cookie, password, '10.3.0.2', email)).status).toBe(429);
});

test('fifty failures from anywhere make unknown devices wait, and no device that the owner was signed in on', async () => {
  const { email, cookie } = await anew();
  await fillAccount(email);
  const refused = await signInFrom('', password, '10.3.0.3', email);
  expect([refused.status, Number(refused.headers.get('retry-after')) > 3000]).toEqual([429, true]);
  expect((await signInFrom(cookie, password, '10.3.0.3', email)).status).toBe(200);
});

test('an address that others used up does not hold up a known device, however many share it', async () => {
  const { email, cookie } = await anew();
  const address = '10.3.0.4';
  for (let index = 0; index < 101; index++)
    await countAttempt('sign in', { account: `x${index}`, address }, counting(address)).catch(() => {});
  expect((await signInFrom('', password, address, email)).status).toBe(429);
  expect((await signInFrom(cookie, password, address, email)).status).toBe(200);
});

test('so many failures of all together that nobody unknown gets further hold up no known device', async () => {
  const { email, cookie } = await anew();
  const row = { key: 'sign in all all', count: 5_000, since: new Date().toISOString() };
  await here.store.db.deleteFrom('attempts').where('key', '=', row.key).execute();
  await here.store.db.insertInto('attempts').values(row).execute();
  expect((await signInFrom('', password, '10.3.0.5', email)).status).toBe(429);
  expect((await signInFrom(cookie, password, '10.3.0.5', email)).status).toBe(200);
  await here.store.db.deleteFrom('attempts').where('key', '=', row.key).execute();
});

test('a known device has its own limit, and is known for its account alone', async () => {
  const { email, cookie } = await anew();
  for (let failure = 0; failure < 10; failure++)
    expect((await signInFrom(cookie, 'x', `10.5.0.${failure}`, email)).status).toBe(401);
  expect((await signInFrom(cookie, password, '10.5.0.99', email)).status).toBe(429);
  const other = await anew();
  await fillAccount(other.email);
  expect((await signInFrom(cookie, password, '10.3.0.6', other.email)).status).toBe(429);
});

test('several people may share a browser and stay known', async () => {
  const [one, other] = [await anew(), await here.somebody('member', { password_hash: await hashPassword(password) })];
  const shared = cookieOf(await signInFrom(one.cookie, password, '10.3.0.7', other.email));
  for (const { email } of [one, other]) {
    await fillAccount(email);
    expect((await signInFrom(shared, password, '10.3.0.8', email)).status).toBe(200);
  }
});

test('a new password forgets every device but the one it was set on', async () => {
  const { email, cookie, token, id } = await anew();
  const body = { currentPassword: password, password: 'tear-de-algodao-cru' };
  const changed = await here.ask('POST', '/api/auth/change-password', { token, body, headers: { cookie } });
  expect(await here.store.db.selectFrom('devices').where('user_id', '=', id).selectAll().execute()).toHaveLength(1);
  await fillAccount(email);
  expect((await signInFrom(cookie, body.password, '10.3.0.9', email)).status).toBe(429);
  expect((await signInFrom(cookieOf(changed), body.password, '10.3.0.9', email)).status).toBe(200);
});

test('devices that were not used for long are unknown, and forgotten', async () => {
  const { email, cookie, id } = await anew();
  await fillAccount(email);
  const used_at = new Date(Date.now() - 181 * 86_400_000).toISOString();
  await here.store.db.updateTable('devices').set({ used_at }).where('user_id', '=', id).execute();
  expect((await signInFrom(cookie, password, '10.3.0.10', email)).status).toBe(429);
  await sweepSessions(here.store.db, computeCutoffs(new Date()));
  expect(await here.store.db.selectFrom('devices').where('user_id', '=', id).selectAll().execute()).toEqual([]);
});

test.each([
  ['10.0.0.1', '10.0.0.1'],
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['2001:db8:0:7::1', '2001:db8:0:7'],
  ['2001:0DB8:0000:0007:ffff:ffff:ffff:ffff', '2001:db8:0:7'],
  ['2001:db8::', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
