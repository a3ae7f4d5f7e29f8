import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openWorkspace, type TestPerson, type Workspace } from '../../testing/workspace.ts';
import { hashPassword } from '../password.ts';

let here: Workspace;
let admin: TestPerson;
let password_hash: string;
const password = 'tear-de-algodao-cru';
beforeAll(async () => {
  here = await openWorkspace();
  admin = await here.somebody('admin', { name: 'Helena Prado' });
  password_hash = await hashPassword(password);
});
afterAll(() => here.close());
let people = 0;
let next = '';
beforeEach(async () => {
  here.clock.ahead = 0;
  next = `nova${++people}@trama.example`;
  await here.store.db.deleteFrom('attempts').execute();
});

const member = () => here.somebody('member', { password_hash });
const post = (path: string, body: object = {}, token?: string) =>
  here.ask('POST', path, { token, ...(Object.keys(body).length > 0 && { body }) });
const request = (who: TestPerson, email = next) =>
  post('/api/account/email', { email, currentPassword: password }, who.token);
const linkTo = async (address: string, kind: 'token' | 'refuse' = 'token') =>
  new RegExp(`/auth/confirm-email#${kind}=(\\S+)`).exec((await here.mailTo(address)).at(-1) ?? '')?.[1] ?? '';
const confirm = (token: string, bearer?: string) => post('/api/auth/confirm-email', { token }, bearer);
const refuse = (token: string) => post('/api/auth/refuse-email', { token });
const signIn = (email: string) => post('/api/auth/sign-in', { email, password });
const account = async (who: TestPerson) => (await here.ask('GET', '/api/account', { token: who.token })).body;
const holds = async ({ token }: TestPerson) => (await here.ask('GET', '/api/auth/me', { token })).status === 200;
/** Another session of somebody. */
const secondSession = async (email: string) => (await signIn(email)).body.accessToken as string;

describe('one’s own address', () => {
  test('waits until the new one confirms; until then the present one signs in', async () => {
    const ana = await member();
    expect((await request(ana)).status).toBe(204);
    expect(await account(ana)).toMatchObject({
      email: ana.email,
      pending_email: { email: next, requested_by: 'self', expires_at: expect.any(String) },
    });
    expect([(await signIn(ana.email)).status, (await signIn(next)).status]).toEqual([200, 401]);
    expect((await confirm(await linkTo(next))).status).toBe(204);
    expect([(await signIn(ana.email)).status, (await signIn(next)).status]).toEqual([401, 200]);
  });

  test('changes with the password only', async () => {
    const ana = await member();
    const ask = (body: object) => post('/api/account/email', body, ana.token);
    expect((await ask({ email: next })).body.details).toMatchObject([{ field: 'currentPassword' }]);
    expect((await ask({ email: next, currentPassword: 'outra-senha-qualquer' })).body.code).toBe('INVALID_CREDENTIALS');
    expect((await account(ana)).pending_email).toBe(null);
    expect((await request(ana, ana.email.toUpperCase())).body.details).toMatchObject([{ field: 'email' }]);
  });

  test('the present address is told at once, with the new one masked, and told again when it is done', async () => {
    const ana = await member();
    await request(ana);
    const asked = (await here.mailTo(ana.email)).at(-1) ?? '';
    expect(asked).toMatch(/Você pediu.*n•••@trama\.example/s);
    expect(asked).not.toContain(next);
    await confirm(await linkTo(next));
    expect((await here.mailTo(ana.email)).at(-1)).toMatch(/não mais com este endereço/);
  });

  test('confirming ends every other session and reset link, and keeps the caller’s own session', async () => {
    const ana = await member();
    const other = await secondSession(ana.email);
    await post('/api/auth/forgot-password', { email: ana.email });
    const reset = /#token=(\S+)/.exec((await here.mailTo(ana.email)).at(-1) ?? '')?.[1];
    await request(ana);
    expect((await confirm(await linkTo(next), ana.token)).status).toBe(204);
    expect([await holds(ana), await holds({ ...ana, token: other })]).toEqual([true, false]);
    expect((await post('/api/auth/reset-password', { token: reset, password: 'novelo-de-linha-azul' })).status).toBe(
      401,
    );
  });

  test('confirming signed out ends all sessions', async () => {
    const ana = await member();
    await request(ana);
    await confirm(await linkTo(next));
    expect(await holds(ana)).toBe(false);
  });

  test('a link is good once, for a day, and for the latest request only', async () => {
    const ana = await member();
    await request(ana, `velha-${next}`);
    const first = await linkTo(`velha-${next}`);
    await request(ana);
    const second = await linkTo(next);
    expect((await confirm(first)).body.code).toBe('INVALID_PROOF');
    here.clock.ahead = 86_401_000;
    expect((await confirm(second)).body.code).toBe('INVALID_PROOF');
    here.clock.ahead = 0;
    expect((await confirm(second)).status).toBe(204);
    expect((await confirm(second)).body.code).toBe('INVALID_PROOF');
  });

  test('two who open the link at once confirm it once', async () => {
    const ana = await member();
    await request(ana);
    const token = await linkTo(next);
    const both = await Promise.all([confirm(token), confirm(token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 401]);
  });

  test('the store keeps no link', async () => {
    const ana = await member();
    await request(ana);
    const kept = JSON.stringify(await here.store.db.selectFrom('email_changes').selectAll().execute());
    expect(kept).not.toContain(await linkTo(next));
    expect(kept).not.toContain(await linkTo(ana.email, 'refuse'));
  });

  test('is refused by the link in the message to the present address, without signing in', async () => {
    const ana = await member();
    await request(ana);
    const [token, refusal] = [await linkTo(next), await linkTo(ana.email, 'refuse')];
    expect((await refuse(token)).status).toBe(401);
    expect((await refuse(refusal)).status).toBe(204);
    expect((await confirm(token)).status).toBe(401);
    expect((await refuse(refusal)).status).toBe(401);
    expect((await account(ana)).email).toBe(ana.email);
  });

  test('is cancelled, and its link sent again, by its owner', async () => {
    const ana = await member();
    expect((await post('/api/account/email/resend', {}, ana.token)).status).toBe(404);
    await request(ana);
    const first = await linkTo(next);
    expect((await post('/api/account/email/resend', {}, ana.token)).status).toBe(204);
    const second = await linkTo(next);
    expect((await confirm(first)).status).toBe(401);
    expect((await here.ask('DELETE', '/api/account/email', { token: ana.token })).status).toBe(204);
    expect((await confirm(second)).status).toBe(401);
    expect((await account(ana)).pending_email).toBe(null);
  });

  test.each([
    [
      'another password',
      (ana: TestPerson) =>
        post('/api/auth/change-password', { currentPassword: password, password: 'novelo-de-linha-azul' }, ana.token),
    ],
    [
      'deactivation',
      (ana: TestPerson) =>
        here.ask('PATCH', `/api/users/${ana.id}`, { token: admin.token, body: { status: 'inactive' } }),
    ],
    ['deletion', (ana: TestPerson) => here.ask('DELETE', `/api/users/${ana.id}`, { token: admin.token })],
  ])('waits no more after %s', async (_, act) => {
    const ana = await member();
    await request(ana);
    const token = await linkTo(next);
    expect((await act(ana)).status).toBeLessThan(300);
    expect((await confirm(token)).status).toBe(401);
  });

  test('of another account is told to its owner, not to the requester', async () => {
    const [ana, bia] = [await member(), await member()];
    expect((await request(ana, bia.email)).status).toBe(204);
    expect((await account(ana)).pending_email.email).toBe(bia.email);
    expect(await linkTo(bia.email)).toBe('');
    expect((await here.mailTo(bia.email)).at(-1)).toMatch(/continua só seu/);
  });

  test('that somebody got meanwhile is told when it is confirmed', async () => {
    const ana = await member();
    await request(ana);
    const token = await linkTo(next);
    await here.somebody('member', { email: next });
    expect(await confirm(token)).toMatchObject({ status: 409, body: { code: 'EMAIL_TAKEN' } });
    expect((await account(ana)).email).toBe(ana.email);
  });

  test('is limited to five requests an hour by person and five links an hour by address', async () => {
    const ana = await member();
    const told = [];
    for (let at = 0; at < 6; at++) told.push((await request(ana, `${at}-${next}`)).status);
    expect(told).toEqual([204, 204, 204, 204, 204, 429]);
    const other = [];
    for (let at = 0; at < 6; at++) other.push((await request(await member())).status);
    expect(other).toEqual([204, 204, 204, 204, 204, 429]);
  });

  test('that was requested but not confirmed stays with its owner when the requester is erased', async () => {
    const [ana, bia] = [await member(), await member()];
    const unit_id = await here.unit('Filial', admin);
    for (const email of [bia.email, next])
      await here.ask('POST', '/api/invitations/unit', { token: admin.token, body: { unit_id, email } });
    await request(ana, bia.email);
    await request(ana, next);
    await here.ask('DELETE', `/api/users/${ana.id}`, { token: admin.token });
    const invited = await here.store.db.selectFrom('invitations').select('email').execute();
    expect(invited.map(({ email }) => email)).toEqual(expect.arrayContaining([bia.email, next]));
    expect((await here.mailTo(bia.email)).length).toBeGreaterThan(0);
    expect((await here.mailTo(next)).some((text) => text.includes('/invitations/'))).toBe(true);
  });

  test('that waits goes with the account', async () => {
    const ana = await member();
    await request(ana);
    await here.mailTo(next);
    await here.ask('DELETE', `/api/users/${ana.id}`, { token: admin.token });
    for (const table of ['email_changes', 'activity', 'outbox', 'users'] as const)
      expect(JSON.stringify(await here.store.db.selectFrom(table).selectAll().execute())).not.toContain(next);
  });
});
