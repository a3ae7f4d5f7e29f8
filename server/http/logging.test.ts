import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { hashPassword } from '../auth/password.ts';
import { type OpenIdProvider, startProvider } from '../testing/provider.ts';
import { type Loose, openWorkspace, type TestResponse, type Workspace } from '../testing/workspace.ts';

let here: Workspace;
let provider: OpenIdProvider;
const lines: string[] = [];
const log = () => lines.join('');
beforeAll(async () => {
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    lines.push(String(text));
    return true;
  });
  provider = await startProvider();
  here = await openWorkspace({
    LOG_LEVEL: 'trace',
    SOCIAL_GOOGLE_ISSUER: provider.issuer,
    SOCIAL_GOOGLE_CLIENT_ID: 'trama',
    SOCIAL_GOOGLE_CLIENT_SECRET: 'segredo-do-cliente',
  });
});
afterAll(async () => {
  await here.close();
  await provider.stop();
  vi.restoreAllMocks();
});

const secrets = new Set<string>();
const keep = (...values: (string | undefined)[]) => {
  for (const value of values) if (value) secrets.add(value);
};
/** All texts anywhere in an answer that would open something. */
const keepFrom = ({ body, headers }: TestResponse<Loose>) => {
  keep(...(JSON.stringify(body).match(/\btr[a-z]_[\w-]{20,}/g) ?? []));
  for (const cookie of headers.getSetCookie()) keep(cookie.split(';', 1)[0]?.split('=')[1]);
};
const post = async (path: string, body: object, token?: string, headers = {}) => {
  const told = await here.ask('POST', path, { body, token, headers });
  keepFrom(told);
  return told;
};
const asked = async (path: string, token?: string) => {
  const told = await here.ask('GET', path, { token });
  keepFrom(told);
  return told;
};
const mail = async (to: string) => {
  const text = (await here.mailTo(to)).at(-1) ?? '';
  const found = text.match(/\btr[a-z]_[\w-]{20,}|\b\d{6}\b/g) ?? [];
  keep(...found);
  return found[0] ?? '';
};

const password = 'tear-de-algodao-cru';
const next = 'outra-corda-de-tres-fios';
const email = 'caio.ferraz@fora.example';
const phone = '+5511987654321';

async function signUp() {
  const { challengeId } = (await post('/api/auth/sign-up', { name: 'Caio Ferraz', email, password })).body;
  const { token } = (await post('/api/auth/otp/verify', { challengeId, code: await mail(email) })).body;
  return (await post('/api/auth/authenticate', { userAccessToken: token })).body;
}

async function twoStep() {
  const verified = { phone, phone_verified_at: new Date().toISOString(), two_step: true };
  const one = await here.somebody('member', { password_hash: await hashPassword(password), ...verified });
  keep(one.token, one.email);
  const { challengeId } = (await post('/api/auth/sign-in', { email: one.email, password })).body;
  await post('/api/auth/otp/verify', { challengeId, code: '000000' });
  const { token } = (await post('/api/auth/otp/verify', { challengeId, code: await mail(phone) })).body;
  await post('/api/auth/authenticate', { userAccessToken: token });
  return one;
}

async function invited(by: string) {
  const { id } = (await post('/api/projects', { name: 'Esteira' }, by)).body;
  const { token } = (await post(`/api/projects/${id}/invitations`, { email, role: 'viewer' }, by)).body;
  await mail(email);
  await asked(`/api/invitations/${token}`);
  // Where the link leads, and what people make of it.
  for (const path of ['/invitations/', '/invitations/a/', '/docs/', '/', '/api/nothing/', '/api/invitations/x/'])
    await asked(path + token);
  await here.ask('DELETE', `/api/invitations/${token}`);
  await here.ask('PUT', `/api/invitations/${token}`);
  await asked(`/auth/forgot-password?token=${token}&email=${email}`);
  await asked(`/${email}/x`);
  return { id, token };
}

async function reset() {
  await post('/api/auth/forgot-password', { email });
  const token = await mail(email);
  await post('/api/auth/reset-password', { token, password: next });
  await post('/api/auth/reset-password', { token, password: next });
}

async function social() {
  await provider.claim({ sub: '7', email: 'dora@fora.example', email_verified: true, name: 'Dora' });
  keep('dora@fora.example');
  const go = async (url: string, cookie = '') => {
    const { headers } = await fetch(new URL(url, here.url), { redirect: 'manual', headers: { cookie } });
    const sent = headers.get('set-cookie')?.split(';', 1)[0] ?? '';
    const location = headers.get('location') ?? '';
    for (const [name, value] of new URL(location, here.url).searchParams)
      if (/^(code|state|nonce|code_challenge)$/.test(name)) keep(value);
    keep(sent.split('=')[1]);
    return { location, sent };
  };
  const begun = await go('/api/auth/google?next=/invitations/tri_1234567890abcdefghij');
  const back = (await go(begun.location)).location;
  await go(back.replace('state=', 'state=x'), begun.sent);
  const again = await go('/api/auth/google');
  const came = await go((await go(again.location)).location, again.sent);
  const code = new URL(came.location, here.url).searchParams.get('code');
  await post('/api/auth/authenticate', { code }, undefined, { cookie: came.sent });
}

test('a whole journey leaves no token, code, cookie, password, link or address of anybody in the log', async () => {
  const pair = await signUp();
  expect(pair.accessToken).toMatch(/^tra_/);
  await twoStep();
  const renewed = (await post('/api/auth/refresh', { refreshToken: pair.refreshToken })).body;
  const ana = await here.somebody('member');
  keep(ana.token, ana.email);
  const { token } = await invited(ana.token);
  await asked(`/api/invitations/token/${token}`);
  const accepted = await here.ask('PUT', `/api/invitations/accept/${token}`, { token: renewed.accessToken });
  expect(accepted.status).toBe(200);
  await reset();
  await post('/api/auth/sign-in', { email, password: next });
  await post('/api/auth/sign-in', { email, password: 'uma-senha-errada' });
  await social();
  keep(password, next, email, phone, 'uma-senha-errada', 'segredo-do-cliente', 'Caio');
  expect(secrets.size).toBeGreaterThan(30);
  expect([...secrets].filter((secret) => log().includes(/^\d{6}$/.test(secret) ? `"${secret}"` : secret))).toEqual([]);
  expect(log()).not.toMatch(/tri_\w/);
  expect(log()).not.toMatch(/\w@\w/);
});

const told = () => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');

test('a line says what was asked, who asked, from where, and what came of it', async () => {
  lines.length = 0;
  const ana = await here.somebody('member', { password_hash: await hashPassword(password) });
  const { id } = (await post('/api/projects', { name: 'Esteira' }, ana.token)).body;
  await here.ask('GET', `/api/projects/${id}`, { token: ana.token, headers: { 'x-request-id': 'r-1' } });
  await post('/api/auth/sign-in', { email: ana.email, password: 'uma-senha-errada' });
  await post('/api/auth/sign-in', { email: ana.email, password });
  await post('/api/auth/sign-in', { email: 'ninguem@fora.example', password });
  await asked(`/api/nothing/${id}`);
  await asked('/invitations/tri_123');
  const who = ({ path, person, status, refused, address }: Loose) => ({
    path,
    person,
    status,
    refused,
    address,
  });
  const address = '127.0.0.1';
  expect(told().slice(1).map(who)).toEqual([
    { path: '/api/projects/{id}', person: ana.id, status: 200, refused: undefined, address },
    { path: '/api/auth/sign-in', status: 401, refused: 'INVALID_CREDENTIALS', address },
    { path: '/api/auth/sign-in', status: 200, address },
    { path: '/api/auth/sign-in', status: 401, refused: 'INVALID_CREDENTIALS', address },
    { path: '/api/…', status: 404, refused: 'NOT_FOUND', address },
    { path: '/invitations/…', status: 503, address },
  ]);
  expect(told()[1].reqId).toBe('r-1');
});

test('what an error or a line says by mistake is cleaned', async () => {
  lines.length = 0;
  const { default: Fastify } = await import('fastify');
  const { loggerOptions: logger } = await import('./logging.ts');
  const { log: plain } = Fastify({ logger: logger('info') });
  plain.error({ err: new Error(`no ${email} by tra_${'x'.repeat(43)}`) }, `of trr_${'y'.repeat(43)}`);
  expect(log()).toContain('no …@… by tra_…');
  expect(log()).toContain('of trr_…');
  expect(log()).not.toMatch(/x{43}|y{43}|fora\.example/);
});
