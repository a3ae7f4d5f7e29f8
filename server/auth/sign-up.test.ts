import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Schema } from '#openapi/operations';
import { openWorkspace, type Workspace } from '../testing/workspace.ts';

let here: Workspace;
const password = 'tear-de-algodao-cru';
beforeAll(async () => {
  here = await openWorkspace({}, { config: { trustProxy: 1 } });
});
afterAll(() => here.close());
beforeEach(() => {
  here.clock.ahead = 0;
});

let people = 0;
const newEmail = () => `pessoa${++people}@fora.example`;
const post = (path: string, body: object, headers = {}) => here.ask('POST', `/api/auth/${path}`, { body, headers });
const signUp = (email: string, more = {}, headers = {}) =>
  post('sign-up', { name: 'Caio Ferraz', email, password, ...more }, headers);
const verify = (challengeId: string, code: string, headers = {}) => post('otp/verify', { challengeId, code }, headers);
const rowsOf = (email: string) =>
  here.store.db.selectFrom('users').where('email', '=', email.toLowerCase()).selectAll().execute();

test('an account begins when its address is proven: active, without a role, under its name in title case', async () => {
  const email = newEmail();
  const { status, body } = await signUp(email.toUpperCase(), { name: ' caio  DA silva ferraz ' });
  expect([status, body]).toEqual([
    200,
    {
      status: 'otp_required',
      challengeId: expect.any(String),
      channel: 'email',
      destination: 'p•••@fora.example',
      expiresIn: 600,
      resendIn: 30,
      canChangePhone: false,
    },
  ]);
  expect(await rowsOf(email)).toEqual([]);
  const { token } = (await verify(body.challengeId, await here.codeTo(email))).body;
  const pair = await post('authenticate', { userAccessToken: token });
  const me = await here.ask('GET', '/api/auth/me', { token: pair.body.accessToken });
  expect(me.body).toMatchObject({ name: 'Caio da Silva Ferraz', email, roles: [], permissions: [] });
  expect((await post('sign-in', { email, password })).body.tokenType).toBe('Bearer');
});

test('an account keeps the language of its sign-up, and messages follow it whoever causes them', async () => {
  const [email, english] = [newEmail(), { 'accept-language': 'en' }];
  const { body } = await signUp(email, {}, english);
  const { token } = (await verify(body.challengeId, await here.codeTo(email), english)).body;
  const pair = (await post('authenticate', { userAccessToken: token })).body;
  const account = await here.ask('GET', '/api/account', { token: pair.accessToken });
  expect(account.body.preferences.language).toBe('en');
  const admin = await here.somebody('admin');
  const { id: unit } = (
    await here.ask('POST', '/api/units', {
      token: admin.token,
      body: { name: 'Filial Norte', code: 'NOR', time_zone: 'America/Manaus' },
    })
  ).body;
  const inviting = { token: admin.token, body: { unit_id: unit, email }, headers: { 'accept-language': 'pt-BR' } };
  expect((await here.ask('POST', '/api/invitations/unit', inviting)).status).toBe(201);
  expect((await here.mailTo(email)).at(-1)).toContain('invited you');
  await post('forgot-password', { email }, { 'accept-language': 'pt-BR' });
  await expect.poll(async () => (await here.mailTo(email)).at(-1)).toContain('To choose a new password');
});

test('with a phone the next sign-in asks for a code, and its number may still be corrected', async () => {
  const email = newEmail();
  const { challengeId } = (await signUp(email, { phone: '+5511987650001' })).body;
  expect((await verify(challengeId, await here.codeTo(email))).status).toBe(200);
  expect((await post('sign-in', { email, password })).body).toMatchObject({ channel: 'sms', canChangePhone: true });
});

test('an address that has an account is answered alike, and its owner told; no code ever fits', async () => {
  const owner = await here.somebody('member', { email: newEmail() });
  const shapeOf = ({ status, body }: Awaited<ReturnType<typeof signUp>>) => [
    status,
    { ...body, challengeId: '', destination: '' },
  ];
  const [taken, free] = [await signUp(owner.email.toUpperCase()), await signUp(newEmail())];
  expect(shapeOf(taken)).toEqual(shapeOf(free));
  const told = await here.mailTo(owner.email);
  expect(told).toHaveLength(1);
  expect(told[0]).toContain('você já tem uma');
  expect(told[0]).not.toMatch(/\b\d{6}\b/);
  here.clock.ahead = 31_000;
  expect((await post('sms-resend', { challengeId: taken.body.challengeId })).status).toBe(200);
  expect(await here.mailTo(owner.email)).toHaveLength(1);
  const tries = Array.from({ length: 6 }, () => verify(taken.body.challengeId, '000000'));
  const codes = (await Promise.all(tries)).map(({ body }) => body.code).sort();
  expect(codes).toEqual(['CODE_EXPIRED', ...Array(5).fill('INVALID_CODE')]);
  const row = await here.store.db
    .selectFrom('challenges')
    .where('id', '=', taken.body.challengeId)
    .select('pending')
    .executeTakeFirst();
  expect(row?.pending).toBeNull();
});

test('of two who ask for one address at once one gets it, and the other is refused without a fault', async () => {
  const email = newEmail();
  const both = await Promise.all([signUp(email), signUp(email, { name: 'Outra Pessoa' })]);
  await here.mailTo(email);
  const codes = (await here.mailTo(email)).map((text) => /\b\d{6}\b/.exec(text)?.[0] ?? '');
  const verified = await Promise.all(both.flatMap(({ body }) => codes.map((code) => verify(body.challengeId, code))));
  expect(verified.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
  expect(await rowsOf(email)).toHaveLength(1);
});

test.each([
  ['senha12345', 'too_common'],
  ['S3nh@12345', 'too_common'],
  ['S3nh@2026!', 'too_common'],
  ['...p@ssw0rd', 'too_common'],
  ['1234567890', 'too_common'],
  ['qwertyuiop', 'too_common'],
  ['abcabcabcabc', 'too_common'],
  ['Brasil2026!', 'too_common'],
  ['trama-demonstracao', 'too_common'],
  ['Trama2026!!', 'too_common'],
  ['caioferraz1', 'too_common'],
  ['curta', 'too_short'],
  ['x'.repeat(257), 'too_long'],
])('the password %.30s is refused: %s', async (bad, code) => {
  const { status, body } = await signUp(newEmail(), { password: bad });
  expect([status, body.details]).toEqual([
    400,
    [{ field: 'password', code, message: expect.stringContaining('enha') }],
  ]);
});

test('the own address is no password', async () => {
  const email = newEmail();
  expect((await signUp(email, { password: email })).body.details[0].code).toBe('too_common');
});

test('any other password is taken, to its last byte and without rules for its characters', async () => {
  for (const good of ['cavalo bateria grampo', 'ççç🧵 é o fio', `ááááá${'Zx9'.repeat(70)}`, '8f#29$71!0k']) {
    const email = newEmail();
    const { challengeId } = (await signUp(email, { password: good })).body;
    expect((await verify(challengeId, await here.codeTo(email))).status).toBe(200);
    expect((await post('sign-in', { email, password: good })).status).toBe(200);
    expect((await post('sign-in', { email, password: `${good.slice(0, -1)}x` })).status).toBe(401);
  }
});

test('ten an hour are enough for one address of mail', async () => {
  const email = newEmail();
  for (let asked = 0; asked < 10; asked++) expect((await signUp(email)).status).toBe(200);
  const { status, body, headers } = await signUp(email);
  expect([status, (body as Schema<'Problem'>).code]).toEqual([429, 'RATE_LIMITED']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(3500);
  expect((await signUp(newEmail())).status).toBe(200);
});

test('a hundred an hour are enough from one place', async () => {
  const from = { 'x-forwarded-for': '10.0.0.9' };
  await here.store.db
    .insertInto('attempts')
    .values({ key: 'send sign-up code address 10.0.0.9', count: 100, since: new Date().toISOString() })
    .execute();
  expect((await signUp(newEmail(), {}, from)).status).toBe(429);
});
