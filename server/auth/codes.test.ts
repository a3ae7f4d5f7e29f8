import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Schema } from '#openapi/operations';
import { openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';
import { hashPassword } from './password.ts';

type Challenge = Schema<'Challenge'>;

let here: Workspace;
let password_hash: string;
const password = 'corda de três fios';
beforeAll(async () => {
  here = await openWorkspace({}, { config: { trustProxy: 1 } });
  password_hash = await hashPassword(password);
});
afterAll(() => here.close());
beforeEach(() => {
  here.clock.ahead = 0;
});

let numbers = 0;
const newPhone = () => `+55119${String(++numbers).padStart(8, '0')}`;
const post = (path: string, body: object, headers = {}, token: string | null = null) =>
  here.ask('POST', `/api/auth/${path}`, { body, headers, token });
const anew = async (more = {}): Promise<TestPerson & { phone: string }> => {
  const phone = newPhone();
  const verified = { phone_verified_at: new Date().toISOString(), two_step: true };
  return { ...(await here.somebody('member', { password_hash, phone, ...verified, ...more })), phone };
};
const signIn = async ({ email }: TestPerson): Promise<Challenge> => (await post('sign-in', { email, password })).body;
const verify = (challengeId: string, code: string) => post('otp/verify', { challengeId, code });
const enter = (userAccessToken: string) => post('authenticate', { userAccessToken });
const rowOf = ({ id }: TestPerson) =>
  here.store.db.selectFrom('users').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
/** A code that is certainly not the right one. */
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('whoever has no second step signs in at once', async () => {
  const ana = await here.somebody('member', { password_hash });
  const { status, body } = await post('sign-in', { email: ana.email, password });
  expect([status, body.tokenType]).toEqual([200, 'Bearer']);
});

test('a second step: the code from the phone gives a token, and that a pair', async () => {
  const ana = await anew();
  const challenge = await signIn(ana);
  expect(challenge).toEqual({
    status: 'otp_required',
    challengeId: expect.any(String),
    channel: 'sms',
    destination: `(••) •••••-${ana.phone.slice(-4)}`,
    expiresIn: 600,
    resendIn: 30,
    canChangePhone: false,
  });
  const code = await here.codeTo(ana.phone);
  expect(await here.mailTo(ana.phone)).toEqual([`Trama: seu código é ${code}. Vale por 10 minutos.`]);
  const { status, body } = await verify(challenge.challengeId, code);
  expect([status, body]).toEqual([200, { token: expect.stringMatching(/^tru_[\w-]{43}$/), expires_in: 300 }]);
  const entered = await enter(body.token);
  expect(entered.status).toBe(200);
  expect((await here.ask('GET', '/api/auth/me', { token: entered.body.accessToken })).body.id).toBe(ana.id);
});

test('neither a code nor the token that it gives is good twice, nor for another challenge', async () => {
  const [ana, bia] = [await anew(), await anew()];
  const [hers, other] = [await signIn(ana), await signIn(bia)];
  const code = await here.codeTo(ana.phone);
  expect((await verify(other.challengeId, code)).body.code).toBe('INVALID_CODE');
  const all = await Promise.all(Array.from({ length: 4 }, () => verify(hers.challengeId, code)));
  expect(all.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
  const { token } = all.find(({ status }) => status === 200)?.body ?? {};
  const entered = await Promise.all(Array.from({ length: 4 }, () => enter(token)));
  expect(entered.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
  expect((await enter(token)).body.code).toBe('INVALID_PROOF');
});

test('five wrong tries end a code, even at once', async () => {
  const ana = await anew();
  const { challengeId } = await signIn(ana);
  const code = await here.codeTo(ana.phone);
  const tries = await Promise.all(Array.from({ length: 8 }, () => verify(challengeId, wrong(code))));
  expect(tries.map(({ body }) => body.code).sort()).toEqual([
    ...Array(3).fill('CODE_EXPIRED'),
    ...Array(5).fill('INVALID_CODE'),
  ]);
  expect((await verify(challengeId, code)).body.code).toBe('CODE_EXPIRED');
});

test('a code lives ten minutes, the token it gives five', async () => {
  const ana = await anew();
  const { challengeId } = await signIn(ana);
  const code = await here.codeTo(ana.phone);
  here.clock.ahead = 601_000;
  expect((await verify(challengeId, code)).body.code).toBe('CODE_EXPIRED');
  const { challengeId: again } = await signIn(ana);
  const { token } = (await verify(again, await here.codeTo(ana.phone))).body;
  here.clock.ahead += 301_000;
  expect((await enter(token)).body.code).toBe('INVALID_PROOF');
});

test('a resent code takes the place of the last, not before 30 s and not after five', async () => {
  const ana = await anew();
  const { challengeId } = await signIn(ana);
  const resend = () => post('sms-resend', { challengeId });
  const first = await here.codeTo(ana.phone);
  const early = await resend();
  expect([early.status, early.headers.get('retry-after')]).toEqual([429, '30']);
  for (let sent = 2; sent <= 5; sent++) {
    here.clock.ahead += 30_000;
    expect(await resend()).toMatchObject({ status: 200, body: { challengeId, expiresIn: 600, resendIn: 30 } });
  }
  here.clock.ahead += 30_000;
  expect((await resend()).status).toBe(429);
  const code = await here.codeTo(ana.phone);
  if (first !== code) expect((await verify(challengeId, first)).body.code).toBe('INVALID_CODE');
  expect((await verify(challengeId, code)).status).toBe(200);
  expect((await resend()).body.code).toBe('CODE_EXPIRED');
});

test('of many who ask at once for another code one gets it', async () => {
  const ana = await anew();
  const { challengeId } = await signIn(ana);
  here.clock.ahead = 31_000;
  const all = await Promise.all(Array.from({ length: 5 }, () => post('sms-resend', { challengeId })));
  expect(all.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429, 429]);
  expect(await here.mailTo(ana.phone)).toHaveLength(2);
});

test('an unknown challenge is answered like one that is over', async () => {
  const challengeId = '00000000-0000-7000-8000-000000000000';
  for (const asked of [
    verify(challengeId, '000000'),
    post('sms-resend', { challengeId }),
    post('update-phone-number', { challengeId, phone: newPhone() }),
  ])
    expect(await asked).toMatchObject({ status: 401, body: { code: 'CODE_EXPIRED' } });
});

test('twenty wrong codes an hour are enough for one phone, whatever the challenges', async () => {
  const ana = await anew();
  for (let round = 0; round < 4; round++) {
    const { challengeId } = await signIn(ana);
    const code = wrong(await here.codeTo(ana.phone));
    for (let failure = 0; failure < 5; failure++) expect((await verify(challengeId, code)).status).toBe(401);
  }
  const { challengeId } = await signIn(ana);
  const refused = await verify(challengeId, await here.codeTo(ana.phone));
  expect([refused.status, Number(refused.headers.get('retry-after')) > 3500]).toEqual([429, true]);
});

test('ten codes an hour are sent to one phone, unless they are used', async () => {
  const ana = await anew();
  for (let sent = 0; sent < 10; sent++) expect((await signIn(ana)).status).toBe('otp_required');
  expect((await post('sign-in', { email: ana.email, password })).status).toBe(429);
  const bia = await anew();
  for (let sent = 0; sent < 12; sent++) {
    const { challengeId } = await signIn(bia);
    expect((await verify(challengeId, await here.codeTo(bia.phone))).status).toBe(200);
  }
});

test('with a second step the password alone is no way in', async () => {
  const ana = await anew();
  const refused = await post('authenticate', { email: ana.email, password });
  expect([refused.status, refused.body.code]).toEqual([401, 'OTP_REQUIRED']);
  expect((await post('authenticate', { email: ana.email, password: 'x' })).body.code).toBe('INVALID_CREDENTIALS');
});

test('a number that was never verified may be corrected during sign-in, and counts once its code is verified', async () => {
  const ana = await anew({ phone_verified_at: null });
  const first = await signIn(ana);
  expect(first.canChangePhone).toBe(true);
  const phone = newPhone();
  const changed = await post('update-phone-number', { challengeId: first.challengeId, phone });
  expect(changed.body).toMatchObject({ destination: `(••) •••••-${phone.slice(-4)}`, canChangePhone: true });
  expect((await rowOf(ana)).phone).toBe(ana.phone);
  expect((await verify(first.challengeId, await here.codeTo(ana.phone))).body.code).toBe('CODE_EXPIRED');
  const { body } = await verify(changed.body.challengeId, await here.codeTo(phone));
  expect((await enter(body.token)).status).toBe(200);
  expect(await rowOf(ana)).toMatchObject({ phone, phone_verified_at: expect.any(String) });
  expect((await signIn(ana)).canChangePhone).toBe(false);
});

test('a verified number is not changed with the password alone', async () => {
  const ana = await anew();
  const { challengeId } = await signIn(ana);
  const refused = await post('update-phone-number', { challengeId, phone: newPhone() });
  expect([refused.status, refused.body.code]).toEqual([401, 'CODE_EXPIRED']);
  expect((await post('update-phone-number', { phone: newPhone() })).body.code).toBe('TOKEN_MISSING');
});

test('a challenge of before a number was verified cannot put another in its place', async () => {
  const ana = await anew({ phone_verified_at: null });
  const old = await signIn(ana);
  const oldCode = await here.codeTo(ana.phone);
  const other = await signIn(ana);
  const phone = newPhone();
  const { challengeId } = (await post('update-phone-number', { challengeId: other.challengeId, phone })).body;
  expect((await verify(challengeId, await here.codeTo(phone))).status).toBe(200);
  expect((await verify(old.challengeId, oldCode)).body.code).toBe('CODE_EXPIRED');
  expect((await rowOf(ana)).phone).toBe(phone);
});

test('signed in, a number is added with the password; with its code the second step is on, and its owner is told', async () => {
  const ana = await here.somebody('member', { password_hash });
  const phone = newPhone();
  const ask = (body: object, token: string | null = ana.token) => post('update-phone-number', body, {}, token);
  expect((await ask({ phone })).body.details).toEqual([
    { field: 'currentPassword', code: 'required', message: 'A senha atual precisa ser preenchida.' },
  ]);
  expect((await ask({ phone, currentPassword: 'x' })).body.code).toBe('INVALID_CREDENTIALS');
  expect((await ask({ phone }, 'tra_wrong')).body.code).toBe('TOKEN_INVALID');
  const { challengeId } = (await ask({ phone, currentPassword: password })).body;
  expect(await rowOf(ana)).toMatchObject({ phone: null, two_step: false });
  expect((await verify(challengeId, await here.codeTo(phone))).status).toBe(200);
  expect(await rowOf(ana)).toMatchObject({ phone, two_step: true });
  expect((await here.mailTo(ana.email)).at(-1)).toContain('O telefone da sua conta foi confirmado');
});

test('somebody deactivated meanwhile gets no further', async () => {
  const ana = await anew();
  const { challengeId } = await signIn(ana);
  const { token } = (await verify(challengeId, await here.codeTo(ana.phone))).body;
  const { challengeId: second } = await signIn(ana);
  await here.store.db.updateTable('users').set({ status: 'inactive' }).where('id', '=', ana.id).execute();
  expect((await enter(token)).body.code).toBe('INVALID_PROOF');
  expect((await verify(second, await here.codeTo(ana.phone))).body.code).toBe('CODE_EXPIRED');
});

test('the store keeps no code and no token of this', async () => {
  const ana = await anew();
  const { challengeId } = await signIn(ana);
  const code = await here.codeTo(ana.phone);
  const { token } = (await verify(challengeId, code)).body;
  const { db } = here.store;
  const kept = JSON.stringify([
    await db.selectFrom('challenges').where('id', '=', challengeId).selectAll().execute(),
    await db.selectFrom('proofs').selectAll().execute(),
  ]);
  expect(kept).not.toContain(`"${code}"`);
  expect(kept).not.toContain(token);
});

test('what is asked with fits one of three proofs, and the fault is told of the nearest', async () => {
  const faults = async (body: object) =>
    (await post('authenticate', body)).body.details.map(({ field, code }: Schema<'ProblemDetail'>) => [field, code]);
  expect(await faults({ email: 'ana@trama.example' })).toEqual([['password', 'required']]);
  expect(await faults({ code: '' })).toEqual([['code', 'empty']]);
  expect(await faults({ userAccessToken: 5 })).toEqual([['userAccessToken', 'type']]);
  expect(await faults({ code: 'trc_x', email: 'ana@trama.example', password: 'x' })).toEqual([['code', 'unknown']]);
});

let places = 0;
const fromElsewhere = () => ({ 'x-forwarded-for': `10.7.${++places >> 8}.${places & 255}` });
/** Asks for a code to a phone, as somebody who is signed in and says that it is theirs. */
const claim = ({ token }: TestPerson, phone: string, headers = fromElsewhere()) =>
  post('update-phone-number', { phone, currentPassword: password }, headers, token);

test('whoever has codes sent to a phone that is not theirs uses up none of its owner', async () => {
  const ana = await anew();
  const strangers = await Promise.all(Array.from({ length: 3 }, () => here.somebody('member', { password_hash })));
  for (const stranger of strangers)
    for (let sent = 0; sent < 5; sent++) expect((await claim(stranger, ana.phone)).status).toBe(200);
  expect((await signIn(ana)).status).toBe('otp_required');
});

test('the wrong codes of a stranger cost the owner of a phone none of theirs', async () => {
  const ana = await anew();
  const stranger = await here.somebody('member', { password_hash });
  for (let round = 0; round < 4; round++) {
    const { challengeId } = (await claim(stranger, ana.phone)).body;
    for (let failure = 0; failure < 5; failure++)
      await post('otp/verify', { challengeId, code: '000000' }, fromElsewhere());
  }
  const { challengeId } = await signIn(ana);
  expect((await verify(challengeId, await here.codeTo(ana.phone))).status).toBe(200);
});

test('who asks for an account of somebody else’s address keeps nobody from asking for it elsewhere', async () => {
  const person = { name: 'Caio Ferraz', email: 'caio@fora.example', password: 'tear-de-algodao-cru' };
  const headers = { 'x-forwarded-for': '10.8.0.1' };
  const asked = [];
  for (let sent = 0; sent < 11; sent++) asked.push(await post('sign-up', person, headers));
  expect(asked.map(({ status }) => status)).toEqual([...Array(10).fill(200), 429]);
  for (const { body } of asked.slice(0, 4))
    for (let failure = 0; failure < 5; failure++)
      await post('otp/verify', { challengeId: body.challengeId, code: '000000' }, headers);
  const elsewhere = { 'x-forwarded-for': '10.8.0.2' };
  const { challengeId } = (await post('sign-up', person, elsewhere)).body;
  expect((await post('otp/verify', { challengeId, code: await here.codeTo(person.email) }, elsewhere)).status).toBe(
    200,
  );
});

test('who forgets the passwords of others for them keeps nobody from forgetting their own', async () => {
  const ana = await here.somebody('member', { password_hash });
  const forgot = (address: string) => post('forgot-password', { email: ana.email }, { 'x-forwarded-for': address });
  for (let asked = 0; asked < 5; asked++) expect((await forgot('10.8.1.1')).status).toBe(204);
  expect((await forgot('10.8.1.1')).status).toBe(429);
  expect((await forgot('10.8.1.2')).status).toBe(204);
});

describe('text messages cost money', () => {
  const challengesOf = ({ id }: TestPerson) =>
    here.store.db.selectFrom('challenges').where('user_id', '=', id).selectAll().execute();
  beforeEach(() => here.store.db.deleteFrom('attempts').execute());
  afterEach(() => {
    here.config.smsDailyLimit = 1_000;
  });

  test('twenty a day for one account, whatever the hours', async () => {
    const ana = await anew();
    const statuses = [];
    for (let sent = 0; sent < 21; sent++) {
      here.clock.ahead = sent * 1_800_000;
      statuses.push((await post('sign-in', { email: ana.email, password }, fromElsewhere())).status);
      // Before its time is over.
      await here.mailTo('');
    }
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
    expect(await here.mailTo(ana.phone)).toHaveLength(20);
  });

  test('two hundred a day from one address', async () => {
    const row = { key: 'send SMS address 10.8.2.1', count: 200, since: new Date().toISOString() };
    await here.store.db.insertInto('attempts').values(row).execute();
    const ana = await anew();
    const from = (address: string) => post('sign-in', { email: ana.email, password }, { 'x-forwarded-for': address });
    expect((await from('10.8.2.1')).status).toBe(429);
    expect(await challengesOf(ana)).toEqual([]);
    expect((await from('10.8.2.2')).status).toBe(200);
  });

  test('so many for all as is set, refused before anything is sent or changed', async () => {
    here.config.smsDailyLimit = 1;
    const [ana, bia] = [await anew(), await anew()];
    const first = await signIn(ana);
    here.clock.ahead = 31_000;
    const [before] = await challengesOf(ana);
    expect((await post('sms-resend', { challengeId: first.challengeId })).status).toBe(429);
    expect(await challengesOf(ana)).toEqual([before]);
    const refused = await post('sign-in', { email: bia.email, password });
    expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED']);
    expect(await challengesOf(bia)).toEqual([]);
    expect(await here.mailTo(bia.phone)).toEqual([]);
  });

  test('half of them to numbers that nobody has proven: sign-ins go on', async () => {
    here.config.smsDailyLimit = 4;
    const stranger = await here.somebody('member', { password_hash });
    const claims = [];
    for (let sent = 0; sent < 3; sent++) claims.push((await claim(stranger, newPhone())).status);
    expect(claims).toEqual([200, 200, 429]);
    expect((await signIn(await anew())).status).toBe('otp_required');
  });
});
