import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Schema } from '#openapi/operations';
import { type OpenIdProvider, startProvider } from '../testing/provider.ts';
import { openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';
import { hashPassword } from './password.ts';

// What OWASP ASVS 5.0 asks of authentication and sessions, as far as HTTP can tell, by its own numbers.

type Pair = Schema<'TokenPair'>;

const password = 'corda de três fios';
const other = 'tear-de-algodao-cru';
const phone = '+5511987654321';
const lives = { ACCESS_TOKEN_SECONDS: '60', REFRESH_TOKEN_SECONDS: '600', SESSION_SECONDS: '1200' };

let here: Workspace;
let provider: OpenIdProvider;
let password_hash: string;
beforeAll(async () => {
  provider = await startProvider();
  password_hash = await hashPassword(password);
  here = await openWorkspace(
    {
      ...lives,
      SOCIAL_GOOGLE_CLIENT_ID: 'trama',
      SOCIAL_GOOGLE_CLIENT_SECRET: 'secret',
      SOCIAL_GOOGLE_ISSUER: provider.issuer,
    },
    { config: { trustProxy: 1 } },
  );
});
afterAll(async () => {
  await here.close();
  await provider.stop();
});
beforeEach(async () => {
  here.clock.ahead = 0;
  await here.store.db.deleteFrom('attempts').execute();
});

const post = (path: string, body: object, token: string | null = null, headers = {}) =>
  here.ask('POST', `/api/auth/${path}`, { body, token, headers });
const anew = (more = {}) => here.somebody('member', { password_hash, ...more });
const withPhone = () => anew({ phone, phone_verified_at: new Date(0).toISOString(), two_step: true });
const signIn = (email: string, given = password, headers = {}) =>
  post('sign-in', { email, password: given }, null, headers);
const pairOf = async ({ email }: TestPerson): Promise<Pair> => (await signIn(email)).body;
const refresh = (refreshToken: string) => post('refresh', { refreshToken });
const me = async (token: string) => (await here.ask('GET', '/api/auth/me', { token })).status;
const signUp = (email: string, given: string) => post('sign-up', { name: 'Caio Ferraz', email, password: given });
const codeOf = ({ body }: { body: { code?: string; details?: { code: string }[] } }) =>
  body.details?.[0]?.code ?? body.code;

async function changed(from: string, to: string) {
  const ana = await here.somebody('member', { password_hash: await hashPassword(from) });
  const { status } = await post('change-password', { currentPassword: from, password: to }, ana.token);
  return { ana, status };
}
const linkFor = async ({ email }: TestPerson) => {
  await post('forgot-password', { email });
  return (await here.mailTo(email)).at(-1)?.split('#token=')[1]?.split('\n')[0] ?? '';
};
/**
 * How many times more work one makes than another, whichever it is: by the processor's time, which, unlike the clock's,
 * does not depend on what else the machine does. The server is in this process, and so are its threads.
 */
async function ratioOf(ways: (() => Promise<unknown>)[]): Promise<number> {
  const work = ways.map(() => 0);
  for (let round = 0; round < 9; round++)
    for (const [at, way] of ways.entries()) {
      const before = process.cpuUsage();
      await way();
      await here.mailTo('');
      const { user, system } = process.cpuUsage(before);
      work[at] = (work[at] ?? 0) + user + system;
    }
  return Math.max(...work) / Math.min(...work);
}

describe('6.2 passwords', () => {
  test('6.2.1 nine characters are refused wherever a password is set', async () => {
    const ana = await anew();
    expect(codeOf(await signUp('a@fora.example', 'a8Zk!q3Lw'))).toBe('too_short');
    const change = { currentPassword: password, password: 'a8Zk!q3Lw' };
    expect(codeOf(await post('change-password', change, ana.token))).toBe('too_short');
    expect(codeOf(await post('reset-password', { token: 'trp_x', password: 'a8Zk!q3Lw' }))).toBe('too_short');
  });

  test('6.2.2 and 6.2.3 a password is changed by whoever knows the one before', async () => {
    const ana = await anew();
    const change = (currentPassword: string) =>
      post('change-password', { currentPassword, password: other }, ana.token);
    expect(codeOf(await post('change-password', { password: other }, ana.token))).toBe('required');
    expect((await change('errada')).status).toBe(401);
    expect((await change(password)).status).toBe(200);
    expect((await signIn(ana.email, other)).status).toBe(200);
  });

  test.each(['password123', 'qwerty123456', '1q2w3e4r5t', 'basketball', 'iloveyou123', 'minhasenha'])(
    '6.2.4 the common %s is refused',
    async (given) => {
      expect(codeOf(await signUp('a@fora.example', given))).toBe('too_common');
    },
  );

  test('6.2.5, 6.2.8 and 6.2.9 any characters, to the last of 256, with their case', async () => {
    const long = `${'ção 🧵 '.repeat(41)}Fim`;
    const { ana, status } = await changed(password, long);
    expect(status).toBe(200);
    expect((await signIn(ana.email, long)).status).toBe(200);
    for (const near of [`${long.slice(0, -1)}n`, long.toLowerCase(), long.slice(0, 72), ` ${long}`.slice(0, 256)])
      expect((await signIn(ana.email, near)).status).toBe(401);
  });

  test('6.2.10 a password does not grow old', async () => {
    const ana = await anew();
    here.clock.ahead = 5 * 365 * 86_400_000;
    expect((await signIn(ana.email)).status).toBe(200);
  });

  test('6.2.11 the names of the product, of the person and of the address are no passwords', async () => {
    for (const given of ['trama2026!', 'CaioFerraz99', 'pessoa@fora.example'])
      expect(codeOf(await signUp('pessoa@fora.example', given))).toBe('too_common');
  });
});

describe('6.3 authentication in general', () => {
  test('6.3.1 guessing is slowed down, and does not lock its victim out', async () => {
    const ana = await anew();
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const all = await Promise.all(Array.from({ length: 15 }, () => signIn(ana.email, 'x', from('10.1.0.1'))));
    expect(all.filter(({ status }) => status === 429)).toHaveLength(5);
    expect(Number(all.find(({ status }) => status === 429)?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await signIn(ana.email, password, from('10.1.0.2'))).status).toBe(200);
  });

  test('6.3.2 in production no account is there from the start', async () => {
    here.config.demo = false;
    for (const email of ['admin@trama.example', 'root@trama.example', 'manager@trama.example'])
      expect((await signIn(email, 'trama-demonstracao')).status).toBe(401);
    here.config.demo = true;
  });

  test('6.3.3 a second factor may be had, and is then asked for on every way by password', async () => {
    const ana = await withPhone();
    expect((await signIn(ana.email)).body.status).toBe('otp_required');
    expect((await post('authenticate', { email: ana.email, password })).body.code).toBe('OTP_REQUIRED');
  });

  test('6.3.7 whoever’s password changes is told', async () => {
    const { ana } = await changed(password, other);
    expect((await here.mailTo(ana.email)).at(-1)).toContain('senha foi trocada');
  });

  test('6.3.8 sign-in, sign-up and forgotten passwords do not tell who has an account', async () => {
    const ana = await anew();
    const nobody = 'ninguem@fora.example';
    const told = async (asked: ReturnType<typeof post>) => {
      const { status, body } = await asked;
      return [status, { ...body, challengeId: '', destination: '' }];
    };
    expect(await told(signIn(ana.email, 'x'))).toEqual(await told(signIn(nobody, 'x')));
    expect(await told(signUp(ana.email, other))).toEqual(await told(signUp(nobody, other)));
    const forgot = (email: string) => post('forgot-password', { email });
    expect(await told(forgot(ana.email))).toEqual(await told(forgot(nobody)));
  });

  test('6.3.8 nor does the work that it takes', async () => {
    const ana = await anew();
    const ways: ((email: string) => Promise<unknown>)[] = [
      (email) => signIn(email, 'x'),
      (email) => signUp(email, other),
    ];
    for (const way of ways)
      expect(await ratioOf([() => way(ana.email), () => way('ninguem@fora.example')])).toBeLessThan(3);
  });
});

describe('6.4 and 6.5 what is sent to prove somebody', () => {
  test('6.4.1 and 6.5.1 a reset link is long, lives half an hour and works once', async () => {
    const ana = await anew();
    const token = await linkFor(ana);
    expect(Buffer.from(token.replace('trp_', ''), 'base64url')).toHaveLength(32);
    const reset = (to: string) => post('reset-password', { token, password: to });
    here.clock.ahead = 1_801_000;
    expect((await reset(other)).status).toBe(401);
    here.clock.ahead = 0;
    expect((await reset(other)).status).toBe(204);
    expect((await reset('outra corda de fios')).status).toBe(401);
  });

  test('6.4.3 a reset does not do without the second factor', async () => {
    const ana = await withPhone();
    await post('reset-password', { token: await linkFor(ana), password: other });
    expect((await signIn(ana.email, other)).body.status).toBe('otp_required');
  });

  test('6.5.1 a code works once', async () => {
    const ana = await withPhone();
    const { challengeId } = (await signIn(ana.email)).body;
    const code = await here.codeTo(phone);
    const verify = () => post('otp/verify', { challengeId, code });
    expect([(await verify()).status, (await verify()).status]).toEqual([200, 401]);
  });

  test('6.5.3 and 6.5.4 codes are six digits and do not follow on each other', async () => {
    const codes = new Set<string>();
    for (let round = 0; round < 8; round++) {
      await signIn((await withPhone()).email);
      codes.add(await here.codeTo(phone));
    }
    for (const code of codes) expect(code).toMatch(/^\d{6}$/);
    expect(codes.size).toBeGreaterThan(6);
  });

  test('6.5.5 a code lives ten minutes', async () => {
    const ana = await withPhone();
    const { challengeId, expiresIn } = (await signIn(ana.email)).body;
    expect(expiresIn).toBeLessThanOrEqual(600);
    const code = await here.codeTo(phone);
    here.clock.ahead = 601_000;
    expect(codeOf(await post('otp/verify', { challengeId, code }))).toBe('CODE_EXPIRED');
  });
});

describe('6.6 codes by text message', () => {
  test('6.6.2 a code is worth nothing for another request', async () => {
    const [ana, bia] = [await withPhone(), await withPhone()];
    await signIn(ana.email);
    const code = await here.codeTo(phone);
    const { challengeId } = (await signIn(bia.email)).body;
    if (code !== (await here.codeTo(phone)))
      expect(codeOf(await post('otp/verify', { challengeId, code }))).toBe('INVALID_CODE');
  });

  test('6.6.3 a code takes five tries, and its sending is limited', async () => {
    const ana = await withPhone();
    const { challengeId } = (await signIn(ana.email)).body;
    const code = await here.codeTo(phone);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    for (let failure = 0; failure < 5; failure++) await post('otp/verify', { challengeId, code: wrong });
    expect(codeOf(await post('otp/verify', { challengeId, code }))).toBe('CODE_EXPIRED');
    expect((await post('sms-resend', { challengeId })).status).toBe(429);
  });
});

describe('7 sessions', () => {
  test('7.2.2 to 7.2.4 tokens are random, of 256 bits, and new at every sign-in', async () => {
    const ana = await anew();
    const [one, two] = [await pairOf(ana), await pairOf(ana)];
    const tokens = [one.accessToken, one.refreshToken, two.accessToken, two.refreshToken];
    expect(new Set(tokens).size).toBe(4);
    for (const token of tokens) expect(Buffer.from(token.slice(4), 'base64url')).toHaveLength(32);
  });

  test('7.3.1 a session that is not used ends', async () => {
    const { refreshToken } = await pairOf(await anew());
    here.clock.ahead = 601_000;
    expect((await refresh(refreshToken)).status).toBe(401);
  });

  test('7.3.2 and 10.4.8 one that is used ends too, and its answers say when', async () => {
    let pair = await pairOf(await anew());
    for (here.clock.ahead = 0; here.clock.ahead < 1_100_000; ) {
      here.clock.ahead += 550_000;
      pair = (await refresh(pair.refreshToken)).body;
    }
    expect(pair.refreshExpiresIn).toBeLessThanOrEqual(100);
    here.clock.ahead = 1_201_000;
    expect([(await refresh(pair.refreshToken)).status, await me(pair.accessToken)]).toEqual([401, 401]);
  });

  test('7.4.1 after sign-out neither token holds', async () => {
    const { accessToken, refreshToken } = await pairOf(await anew());
    await post('logout', { refreshToken });
    expect([await me(accessToken), (await refresh(refreshToken)).status]).toEqual([401, 401]);
  });

  test('7.4.2 somebody deactivated is out at once', async () => {
    const ana = await anew();
    const { accessToken, refreshToken } = await pairOf(ana);
    await here.store.db.updateTable('users').set({ status: 'inactive' }).where('id', '=', ana.id).execute();
    expect([await me(accessToken), (await refresh(refreshToken)).status]).toEqual([401, 401]);
  });

  test('7.4.3 a new password ends all sessions of before', async () => {
    const ana = await anew();
    const pair = await pairOf(ana);
    await post('change-password', { currentPassword: password, password: other }, ana.token);
    expect([await me(ana.token), await me(pair.accessToken)]).toEqual([401, 401]);
    expect((await refresh(pair.refreshToken)).status).toBe(401);
  });

  test('7.5.1 a new phone number takes the password again', async () => {
    const ana = await anew();
    const change = (more = {}) => post('update-phone-number', { phone, ...more }, ana.token);
    expect([(await change()).status, (await change({ currentPassword: 'x' })).status]).toEqual([400, 401]);
    expect((await change({ currentPassword: password })).status).toBe(200);
  });

  test('7.5.2 sessions are seen and ended by whose they are', async () => {
    const ana = await anew();
    const { accessToken } = await pairOf(ana);
    const { data } = (await here.ask('GET', '/api/auth/sessions', { token: ana.token })).body;
    const [elsewhere] = data.filter(({ is_current }: Schema<'Session'>) => !is_current);
    expect((await here.ask('DELETE', `/api/auth/sessions/${elsewhere.id}`, { token: ana.token })).status).toBe(204);
    expect(await me(accessToken)).toBe(401);
  });
});

describe('9 and 10 tokens', () => {
  test('9.1.1 a token that was tampered with, or made up, holds nowhere', async () => {
    const { accessToken } = await pairOf(await anew());
    const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const claims = Buffer.from('{"sub":"admin","exp":9999999999}').toString('base64url');
    for (const token of [
      `${accessToken}x`,
      accessToken.slice(0, -1),
      accessToken.toUpperCase(),
      `${header}.${claims}.`,
    ])
      expect(await me(token)).toBe(401);
  });

  test('9.2.1 a token holds for as long as it says', async () => {
    const { accessToken, expiresIn } = await pairOf(await anew());
    here.clock.ahead = expiresIn * 1000 - 2_000;
    expect(await me(accessToken)).toBe(200);
    here.clock.ahead = expiresIn * 1000 + 1;
    expect((await here.ask('GET', '/api/auth/me', { token: accessToken })).body.code).toBe('TOKEN_EXPIRED');
  });

  test('9.2.2 a token is good for what it was made for alone', async () => {
    const ana = await withPhone();
    const { challengeId } = (await signIn(ana.email)).body;
    const { token } = (await post('otp/verify', { challengeId, code: await here.codeTo(phone) })).body;
    expect(await me(token)).toBe(401);
    expect((await refresh(token)).status).toBe(401);
    expect((await post('authenticate', { code: token })).status).toBe(401);
    expect((await post('reset-password', { token, password: other })).status).toBe(401);
    const pair: Pair = (await post('authenticate', { userAccessToken: token })).body;
    expect([await me(pair.refreshToken), (await refresh(pair.accessToken)).status]).toEqual([401, 401]);
  });

  test('10.4.5 a refresh token used again later ends the session', async () => {
    const first = await pairOf(await anew());
    const second: Pair = (await refresh(first.refreshToken)).body;
    here.clock.ahead = 31_000;
    expect((await refresh(first.refreshToken)).status).toBe(401);
    expect([await me(second.accessToken), (await refresh(second.refreshToken)).status]).toEqual([401, 401]);
  });

  test('10.2.1 and 10.5.1 a social sign-in is bound to its browser, its state, its PKCE and its nonce', async () => {
    const go = (url: string, cookie = '') => fetch(url, { redirect: 'manual', headers: { cookie } });
    const begun = await go(`${here.url}/api/auth/google`);
    const there = begun.headers.get('location') ?? '';
    const asked = new URL(there).searchParams;
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)?.length).toBeGreaterThan(42);
    const back = (await go(there)).headers.get('location') ?? '';
    expect((await go(back)).headers.get('location')).toBe('/auth/sign-in?error=failed');
    await provider.claim({ email: 'a@fora.example', email_verified: true, nonce: 'another' });
    const cookie = begun.headers.get('set-cookie')?.split(';')[0];
    expect((await go(back, cookie)).headers.get('location')).toBe('/auth/sign-in?error=failed');
  });
});
