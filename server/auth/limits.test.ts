import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkspace, type Somebody, type Workspace } from '../testing/workspace.ts';
import { countAttempt, networkOf, seenFrom } from './limits.ts';
import { hashPassword } from './password.ts';

let here: Workspace;
let ana: Somebody;
const password = 'corda de três fios';
beforeAll(async () => {
  here = await openWorkspace({ TRUST_PROXY: '1' });
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

test('neither others there nor the same account elsewhere are kept out', async () => {
  expect((await signIn(password, '10.0.0.2')).status).toBe(200);
  expect((await signIn('x', '10.0.0.1', 'outra@trama.example')).status).toBe(401);
});

test('after ten minutes the account may try again', async () => {
  here.clock.ahead = 601_000;
  expect((await signIn(password, '10.0.0.1')).status).toBe(200);
  here.clock.ahead = 0;
});

test('signing in clears what was counted', async () => {
  for (let round = 0; round < 2; round++) {
    for (let failure = 0; failure < 9; failure++) await signIn('x', '10.0.0.3');
    expect((await signIn(password, '10.0.0.3')).status).toBe(200);
  }
});

test('a hundred failures from one address are enough for any account', async () => {
  const now = new Date().toISOString();
  for (let account = 0; account < 100; account++)
    await countAttempt(
      here.store.db,
      'sign in',
      { account: seenFrom(`a${account}`, '10.0.0.4'), address: '10.0.0.4' },
      now,
    );
  const { status, body } = await signIn(password, '10.0.0.4');
  expect([status, body.code]).toEqual([429, 'RATE_LIMITED']);
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
