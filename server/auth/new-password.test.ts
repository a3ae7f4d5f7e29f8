import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';
import { hashPassword } from './password.ts';

let here: Workspace;
let password_hash: string;
const password = 'corda de três fios';
const next = 'tear-de-algodao-cru';
beforeAll(async () => {
  here = await openWorkspace({}, { config: { trustProxy: 1 } });
  password_hash = await hashPassword(password);
});
afterAll(() => here.close());
beforeEach(() => {
  here.clock.ahead = 0;
});

const post = (path: string, body: object, token: string | null = null, headers = {}) =>
  here.ask('POST', `/api/auth/${path}`, { body, token, headers });
const anew = (more = {}) => here.somebody('member', { password_hash, ...more });
const forgot = (email: string, headers = {}) => post('forgot-password', { email }, null, headers);
const reset = (token: string, to = next) => post('reset-password', { token, password: to });
const change = ({ token }: Pick<TestPerson, 'token'>, currentPassword = password, to = next) =>
  post('change-password', { currentPassword, password: to }, token);
const signIn = (email: string, given: string) => post('sign-in', { email, password: given });
const holds = async (token: string) => (await here.ask('GET', '/api/auth/me', { token })).status === 200;
const linkTo = async (email: string) => /\S+#token=\S+/.exec((await here.mailTo(email)).at(-1) ?? '')?.[0] ?? '';
const tokenTo = async ({ email }: TestPerson) => {
  await forgot(email);
  return (await linkTo(email)).split('#token=')[1] ?? '';
};

test('a forgotten password: a link in whose fragment a token sets a new one, once, and every session ends', async () => {
  const ana = await anew();
  expect(await forgot(ana.email)).toMatchObject({ status: 204, body: '' });
  const link = await linkTo(ana.email);
  expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/auth\/forgot-password#token=trp_[\w-]{43}$/);
  const token = link.split('#token=')[1] ?? '';
  const both = await Promise.all([reset(token), reset(token)]);
  expect(both.map(({ status }) => status).sort()).toEqual([204, 401]);
  expect((await reset(token)).body.code).toBe('INVALID_PROOF');
  expect(await holds(ana.token)).toBe(false);
  expect((await signIn(ana.email, password)).status).toBe(401);
  expect((await signIn(ana.email, next)).status).toBe(200);
  expect((await here.mailTo(ana.email)).at(-1)).toContain('Sua senha foi trocada');
});

test('a link lives thirty minutes, and a password that is refused does not spend it', async () => {
  const ana = await anew();
  const token = await tokenTo(ana);
  expect((await reset(token, 'senha12345')).body.details[0].code).toBe('too_common');
  here.clock.ahead = 1_801_000;
  expect((await reset(token)).status).toBe(401);
  here.clock.ahead = 0;
  expect((await reset(token)).status).toBe(204);
});

test('with one link used the others are worth nothing, nor is a code that was under way', async () => {
  const ana = await anew({ phone: '+5511900000001', phone_verified_at: new Date().toISOString(), two_step: true });
  const [one, other] = [await tokenTo(ana), await tokenTo(ana)];
  const { challengeId } = (await signIn(ana.email, password)).body;
  const code = await here.codeTo('+5511900000001');
  expect((await reset(one)).status).toBe(204);
  expect((await reset(other)).status).toBe(401);
  expect((await post('otp/verify', { challengeId, code })).body.code).toBe('CODE_EXPIRED');
  // A new password does not do without the second step.
  expect((await signIn(ana.email, next)).body.status).toBe('otp_required');
});

test('an unknown, an inactive and a known address are answered alike; only the known one is written to', async () => {
  const [ana, gone] = [await anew(), await anew({ status: 'inactive' })];
  for (const email of [ana.email, gone.email, 'ninguem@fora.example'])
    expect(await forgot(email)).toMatchObject({ status: 204, body: '' });
  expect(await here.mailTo(ana.email)).toHaveLength(1);
  for (const email of [gone.email, 'ninguem@fora.example']) expect(await here.mailTo(email)).toEqual([]);
});

test('five links an hour for one address from one place, and twenty from all, known or not', async () => {
  for (const email of [(await anew()).email, 'alguem@fora.example']) {
    for (let place = 0; place < 4; place++) {
      const from = { 'x-forwarded-for': `10.9.9.${place}` };
      for (let asked = 0; asked < 5; asked++) expect((await forgot(email, from)).status).toBe(204);
      expect((await forgot(email, from)).status).toBe(429);
    }
    expect((await forgot(email, { 'x-forwarded-for': '10.9.9.9' })).status).toBe(429);
  }
});

test.each([{ host: 'evil.example' }, { host: 'evil.example', 'x-forwarded-host': 'localhost' }])(
  'a link never leads where only a request says: %j',
  async (headers) => {
    const ana = await anew();
    const status = await new Promise((resolve) => {
      // Unlike `fetch`, this lets a request lie about its host.
      const options = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } };
      const asked = request(`${here.url}/api/auth/forgot-password`, options, ({ statusCode }) => resolve(statusCode));
      asked.end(JSON.stringify({ email: ana.email }));
    });
    expect(status).toBe(204);
    expect(await here.mailTo(ana.email)).toEqual([]);
  },
);

test('where it was said how the app is reached, links lead there', async () => {
  const ana = await anew();
  here.config.publicUrl = 'https://trama.example';
  await forgot(ana.email);
  expect(await linkTo(ana.email)).toMatch(/^https:\/\/trama\.example\/auth\/forgot-password#token=trp_/);
  here.config.publicUrl = undefined;
});

test('changing takes the current password, ends all sessions and begins a new one', async () => {
  const ana = await anew();
  const elsewhere = (await signIn(ana.email, password)).body;
  expect((await change(ana, 'x')).body.code).toBe('INVALID_CREDENTIALS');
  const { status, body } = await change(ana);
  expect([status, body.tokenType]).toEqual([200, 'Bearer']);
  expect(await Promise.all([ana.token, elsewhere.accessToken, body.accessToken].map(holds))).toEqual([
    false,
    false,
    true,
  ]);
  expect((await post('refresh', { refreshToken: elsewhere.refreshToken })).status).toBe(401);
  expect((await signIn(ana.email, next)).status).toBe(200);
});

test('ten wrong current passwords are enough', async () => {
  const ana = await anew();
  const all = await Promise.all(Array.from({ length: 11 }, () => change(ana, 'x')));
  expect(all.map(({ status }) => status).sort()).toEqual([...Array(10).fill(401), 429]);
  expect((await change(ana)).status).toBe(429);
});

test('whoever has no password cannot change it, but may ask for one', async () => {
  const ana = await anew({ password_hash: '-' });
  expect((await change(ana, '-')).status).toBe(401);
  expect((await signIn(ana.email, '-')).status).toBe(401);
  expect((await reset(await tokenTo(ana))).status).toBe(204);
  expect((await signIn(ana.email, next)).status).toBe(200);
});
