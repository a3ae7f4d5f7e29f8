import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../kernel/config.ts';
import { openWorkspace, type Workspace } from '../testing/workspace.ts';

const password = 'tear-de-algodao-cru';
let people = 0;
const newEmail = (domain: string) => `pessoa${++people}@${domain}`;

/** A workspace with a policy, and what its tests do there. */
function openWith(signUp: string) {
  let here: Workspace;
  beforeAll(async () => {
    here = await openWorkspace({ SIGN_UP: signUp, SIGN_UP_CONTACT: 'Suporte, suporte@trama.example' });
  });
  afterAll(() => here.close());
  const post = (path: string, body: object) => here.ask('POST', `/api/auth/${path}`, { body });
  return {
    workspace: () => here,
    signUp: (email: string) => post('sign-up', { name: 'Caio Ferraz', email, password }),
    verify: (challengeId: string, code: string) => post('otp/verify', { challengeId, code }),
    policy: async () => (await here.ask('GET', '/api/auth/sign-up')).body,
    hasAccount: async (email: string) =>
      (await here.store.db.selectFrom('users').where('email', '=', email).select('id').execute()).length === 1,
    /** Invites an address to a unit; answers the invitation's id and who invited. */
    invite: async (email: string) => {
      const admin = await here.somebody('admin');
      const unit_id = await here.unit('Matriz', admin);
      const { body } = await here.ask('POST', '/api/invitations/unit', {
        token: admin.token,
        body: { unit_id, email },
      });
      return { id: body.id as string, admin };
    },
  };
}

describe('where only the invited may create an account', () => {
  const { workspace, signUp, verify, policy, hasAccount, invite } = openWith('invited');

  test('the policy and whom to ask are public', async () => {
    expect(await policy()).toEqual({ who: 'invited', domains: [], contact: 'Suporte, suporte@trama.example' });
  });

  test('an invited address gets a code and an account', async () => {
    const email = newEmail('fora.example');
    await invite(email);
    const { body } = await signUp(email);
    expect((await verify(body.challengeId, await workspace().codeTo(email))).status).toBe(200);
    expect(await hasAccount(email)).toBe(true);
  });

  test('any other address is answered alike, gets no code, and is told whom to ask', async () => {
    const [invited, stranger] = [newEmail('fora.example'), newEmail('fora.example')];
    await invite(invited);
    const [one, other] = [await signUp(invited), await signUp(stranger)];
    const shape = ({ status, body }: typeof one) => [status, { ...body, challengeId: '' }];
    expect(shape(other)).toEqual(shape(one));
    const mail = (await workspace().mailTo(stranger)).at(-1) ?? '';
    expect(mail).toContain('Suporte, suporte@trama.example');
    expect(mail).not.toMatch(/\d{6}/);
    for (const code of ['000000', '123456']) expect((await verify(other.body.challengeId, code)).status).toBe(401);
    expect(await hasAccount(stranger)).toBe(false);
  });

  test('an invitation that ended before the code was entered creates none', async () => {
    const email = newEmail('fora.example');
    const { id, admin } = await invite(email);
    const { body } = await signUp(email);
    const code = await workspace().codeTo(email);
    expect((await workspace().ask('DELETE', `/api/invitations/${id}`, { token: admin.token })).status).toBe(204);
    expect((await verify(body.challengeId, code)).status).toBe(401);
    expect(await hasAccount(email)).toBe(false);
  });
});

describe('where addresses of some domains may create an account', () => {
  const { workspace, signUp, verify, policy, hasAccount, invite } = openWith('Trama.example, @filial.example');

  test('the domains are public', async () => {
    expect(await policy()).toMatchObject({ who: 'domains', domains: ['trama.example', 'filial.example'] });
  });

  test.each(['trama.example', 'FILIAL.example'])('an address of %s may', async (domain) => {
    const email = newEmail(domain);
    const { body } = await signUp(email);
    expect((await verify(body.challengeId, await workspace().codeTo(email.toLowerCase()))).status).toBe(200);
    expect(await hasAccount(email.toLowerCase())).toBe(true);
  });

  test.each(['fora.example', 'sub.trama.example', 'trama.example.fora.example'])(
    'an address of %s may not, unless it was invited',
    async (domain) => {
      const [stranger, invited] = [newEmail(domain), newEmail(domain)];
      await signUp(stranger);
      expect(await workspace().codeTo(stranger)).toBe('');
      await invite(invited);
      await signUp(invited);
      expect(await workspace().codeTo(invited)).toMatch(/^\d{6}$/);
    },
  );
});

test('the setting is read strictly, and has a safe default', () => {
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://trama.example' };
  expect(readConfig(production).signUp).toEqual({ who: 'invited', domains: [] });
  expect(readConfig({ TRAMA_DEMO: '0' }).signUp.who).toBe('invited');
  expect(readConfig({}).signUp.who).toBe('anyone');
  expect(readConfig({ ...production, SIGN_UP: 'anyone' }).signUp.who).toBe('anyone');
  expect(() => readConfig({ SIGN_UP: 'all' })).toThrow(/SIGN_UP/);
  expect(() => readConfig({ SIGN_UP: 'empresa.com.br,' })).toThrow(/SIGN_UP/);
});
