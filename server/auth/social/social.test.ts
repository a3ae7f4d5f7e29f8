import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type GitHub, startGitHub } from '../../testing/github.ts';
import { type OpenIdProvider, startProvider } from '../../testing/provider.ts';
import { openWorkspace, type Workspace } from '../../testing/workspace.ts';

type Name = 'google' | 'microsoft' | 'github';

let here: Workspace;
let openId: OpenIdProvider;
let gitHub: GitHub;
beforeAll(async () => {
  [openId, gitHub] = await Promise.all([startProvider(), startGitHub()]);
  const client = (name: string) => ({
    [`SOCIAL_${name}_CLIENT_ID`]: 'trama',
    [`SOCIAL_${name}_CLIENT_SECRET`]: 'secret',
  });
  here = await openWorkspace({
    ...client('GOOGLE'),
    ...client('MICROSOFT'),
    ...client('GITHUB'),
    SOCIAL_GOOGLE_ISSUER: openId.issuer,
    SOCIAL_MICROSOFT_ISSUER: openId.issuer,
    SOCIAL_GITHUB_URL: gitHub.url,
    SOCIAL_GITHUB_API_URL: gitHub.url,
  });
});
afterAll(async () => {
  await here.close();
  gitHub.stop();
  await openId.stop();
});
let people = 0;
let email = '';
beforeEach(async () => {
  here.clock.ahead = 0;
  email = `pessoa${++people}@fora.example`;
  await here.store.db.deleteFrom('attempts').execute();
  await vouch({});
});

/** Both kinds of provider vouch for one person from now on. */
async function vouch({ subject = String(1000 + people), verified = true, address = email, claims = {} } = {}) {
  const name = 'CAIO da silva FERRAZ';
  await openId.claim({ sub: subject, email: address, email_verified: verified, name, ...claims });
  gitHub.user = { id: Number(subject), login: 'caio', name };
  gitHub.emails = [
    { email: `outro-${address}`, primary: false, verified: true },
    { email: address, primary: true, verified },
  ];
}

interface Step {
  status: number;
  location: string;
  cookie: string;
}
async function go(url: string, cookie = ''): Promise<Step> {
  const { status, headers } = await fetch(new URL(url, here.url), { redirect: 'manual', headers: { cookie } });
  return { status, location: headers.get('location') ?? '', cookie: headers.get('set-cookie') ?? '' };
}
const sent = ({ cookie }: Step) => cookie.split(';', 1)[0] ?? '';
const start = (name: Name, query = '') => go(`/api/auth/${name}${query}`);
/** As a browser goes: to the provider, which leads it back at once. */
const away = async (begun: Step) => (await go(begun.location)).location;
async function whole(name: Name, query = '') {
  const begun = await start(name, query);
  const back = await away(begun);
  return { begun, back, came: await go(back, sent(begun)) };
}
const codeIn = ({ location }: Step) => new URL(location, here.url).searchParams.get('code') ?? '';
const enter = (code: string, cookie = '') =>
  here.ask('POST', '/api/auth/authenticate', { body: { code }, headers: { cookie } });
const me = async (name: Name) => {
  const { came } = await whole(name);
  const { body } = await enter(codeIn(came), sent(came));
  return (await here.ask('GET', '/api/auth/me', { token: body.accessToken })).body;
};
/** An account that an administrator made with a mistyped address, whose owner came in by a provider. */
async function mistypedAccount(name: Name) {
  const admin = await here.somebody('admin');
  const mistyped = email;
  const { body } = await here.ask('POST', '/api/users', {
    token: admin.token,
    body: { name: 'Ana Souza', email: mistyped },
  });
  const { came } = await whole(name);
  const { accessToken: token } = (await enter(codeIn(came), sent(came))).body;
  const correct = async () => {
    const right = `certo-${mistyped}`;
    await here.ask('PATCH', `/api/users/${body.id}`, { token: admin.token, body: { email: right } });
    const confirmation = /#token=(\S+)/.exec((await here.mailTo(right)).at(-1) ?? '')?.[1];
    return here.ask('POST', '/api/auth/confirm-email', { body: { token: confirmation } });
  };
  return { owner: body.id as string, token, mistyped, correct };
}
const failed = { status: 302, location: '/auth/sign-in?error=failed' };

describe.each(['google', 'microsoft', 'github'] as const)('%s', (name) => {
  test('leads there with state and PKCE, bound to the browser, and back with a one-time code', async () => {
    const { begun, came } = await whole(name, '?next=/projects?status=active');
    const asked = new URL(begun.location).searchParams;
    expect(begun.status).toBe(302);
    expect(asked.get('code_challenge_method')).toBe('S256');
    expect(asked.get('state')).toMatch(/^[\w-]{43}$/);
    expect(asked.get('redirect_uri')).toBe(`${here.url}/api/auth/${name}/callback`);
    if (name !== 'github') expect(asked.get('nonce')).toMatch(/^[\w-]{43}$/);
    expect(begun.cookie).toMatch(/^trama_social=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/);
    expect(came.status).toBe(302);
    expect(came.location).toMatch(/^\/auth\/sign-in\?code=trc_[\w-]{43}&next=%2Fprojects%3Fstatus%3Dactive$/);
    expect((await enter(codeIn(came), sent(came))).body.tokenType).toBe('Bearer');
  });

  test('begins an account without a role, and knows it again under another address', async () => {
    const first = await me(name);
    expect(first).toMatchObject({ name: 'Caio da Silva Ferraz', email, roles: [], permissions: [] });
    await vouch({ address: `nova-${email}` });
    expect(await me(name)).toMatchObject({ id: first.id, email });
  });

  test('leads to the account of a verified address', async () => {
    const ana = await here.somebody('member', { email: email.toUpperCase() });
    expect(await me(name)).toMatchObject({ id: ana.id, roles: ['member'] });
  });

  test('an address that is not verified is none, also for an account that was linked', async () => {
    await here.somebody('member', { email });
    await vouch({ verified: false });
    expect((await whole(name)).came).toMatchObject(failed);
    await vouch({});
    await me(name);
    await vouch({ verified: false });
    expect((await whole(name)).came).toMatchObject(failed);
  });

  test('somebody deactivated is kept out, by address and by link', async () => {
    const { id } = await me(name);
    const become = (status: 'active' | 'inactive') =>
      here.store.db.updateTable('users').set({ status }).where('id', '=', id).execute();
    await become('inactive');
    expect((await whole(name)).came).toMatchObject(failed);
    await here.store.db.deleteFrom('identities').where('user_id', '=', id).execute();
    expect((await whole(name)).came).toMatchObject(failed);
  });

  test('a state that was not given out, a cookie of another browser, and none, all fail', async () => {
    const begun = await start(name);
    const back = new URL(await away(begun));
    const other = await start(name);
    expect(await go(back.href)).toMatchObject(failed);
    expect(await go(back.href, sent(other))).toMatchObject(failed);
    const forged = new URL(back);
    forged.searchParams.set('state', 'x'.repeat(43));
    expect(await go(forged.href, sent(begun))).toMatchObject(failed);
    // None of that ended the attempt of the browser that began it.
    expect((await go(back.href, sent(begun))).location).toContain('code=trc_');
  });

  test('coming back is good once, and for ten minutes', async () => {
    const { begun, back } = await whole(name);
    expect(await go(back, sent(begun))).toMatchObject(failed);
    const late = await start(name);
    const lateBack = await away(late);
    here.clock.ahead = 601_000;
    expect(await go(lateBack, sent(late))).toMatchObject(failed);
  });

  test('a corrected address ends what its former owner linked: identity and session', async () => {
    const { owner, token, mistyped, correct } = await mistypedAccount(name);
    expect((await here.ask('GET', '/api/auth/me', { token })).body).toMatchObject({ id: owner, email: mistyped });
    expect((await correct()).status).toBe(204);
    expect((await here.ask('GET', '/api/auth/me', { token })).status).toBe(401);
    expect(await me(name)).not.toMatchObject({ id: owner });
  });

  test('an identity of another address than its account’s is refused in words', async () => {
    const { id } = await me(name);
    const moved = `mudou-${email}`;
    await here.store.db.updateTable('users').set({ email: moved }).where('id', '=', id).execute();
    expect((await whole(name)).came).toMatchObject({ status: 302, location: '/auth/sign-in?error=other_address' });
  });

  test('an attempt with one provider is none with another', async () => {
    const begun = await start(name);
    const back = new URL(await away(begun));
    back.pathname = `/api/auth/${name === 'google' ? 'github' : 'google'}/callback`;
    expect(await go(back.href, sent(begun))).toMatchObject(failed);
  });

  test('whoever says no there is told so here', async () => {
    const begun = await start(name);
    const state = new URL(begun.location).searchParams.get('state');
    const back = (error: string) => go(`/api/auth/${name}/callback?error=${error}&state=${state}`, sent(begun));
    const denied = await back('access_denied');
    expect(denied.location).toBe('/auth/sign-in?error=denied');
    expect(denied.cookie).toContain('Max-Age=0');
    expect(await back('access_denied')).toMatchObject(failed);
    const other = await start(name);
    const otherState = new URL(other.location).searchParams.get('state');
    expect(await go(`/api/auth/${name}/callback?error=server_error&state=${otherState}`, sent(other))).toMatchObject(
      failed,
    );
  });

  test('a code of the provider that was made up is refused there', async () => {
    const begun = await start(name);
    const back = new URL(await away(begun));
    back.searchParams.set('code', 'made-up');
    expect(await go(back.href, sent(begun))).toMatchObject(failed);
  });

  test('the one-time code lives a minute, works once, and in its browser only', async () => {
    const { came } = await whole(name);
    expect((await enter(codeIn(came))).body.code).toBe('INVALID_PROOF');
    expect((await enter(codeIn(came), sent(await start(name)))).body.code).toBe('INVALID_PROOF');
    expect((await enter(codeIn(came), sent(came))).status).toBe(200);
    expect((await enter(codeIn(came), sent(came))).body.code).toBe('INVALID_PROOF');
    const late = (await whole(name)).came;
    here.clock.ahead = 61_000;
    expect((await enter(codeIn(late), sent(late))).status).toBe(401);
  });
});

test.each([
  ['nonce', { nonce: 'another' }],
  ['audience', { aud: 'somebody-else' }],
  ['issuer', { iss: 'https://evil.example' }],
  ['time', { exp: 1 }],
])('an ID token with a wrong %s is refused', async (_, claims) => {
  await vouch({ claims });
  expect((await whole('google')).came).toMatchObject(failed);
});

test('the word of Microsoft for an address whose owner it has verified is enough', async () => {
  await vouch({ claims: { email_verified: undefined, xms_edov: '1' } });
  expect(await me('microsoft')).toMatchObject({ email });
});

test('one subject of two providers is two people', async () => {
  const first = await me('google');
  await vouch({ address: `outra-${email}` });
  const second = await me('github');
  expect(second.id).not.toBe(first.id);
});

test('two first sign-ins at once begin one account', async () => {
  const both = await Promise.all([start('google'), start('google')]);
  const backs = await Promise.all(both.map(away));
  const came = await Promise.all(backs.map((back, at) => go(back, sent(both[at] as Step))));
  for (const one of came) expect(one.location).toContain('code=trc_');
  const rows = await here.store.db.selectFrom('users').where('email', '=', email).select('id').execute();
  expect(rows).toHaveLength(1);
});

test('the provider vouches: a second step is not asked for', async () => {
  const phone = { phone: '+5511987654321', phone_verified_at: new Date(0).toISOString(), two_step: true };
  const ana = await here.somebody('member', { email, ...phone });
  expect((await me('google')).id).toBe(ana.id);
});

test.each(['//evil.example', '/\\evil.example', '/\t/evil.example', '/%09/evil', '//[', '/..//evil.example', '/%'])(
  'afterwards it never leads elsewhere: %j',
  async (next) => {
    const { came } = await whole('github', `?next=${encodeURIComponent(next)}`);
    const kept = new URL(came.location, here.url).searchParams.get('next');
    expect(kept === null || new URL(kept, here.url).origin === here.url).toBe(true);
    expect(kept ?? '').not.toMatch(/^\/[/\\]/);
  },
);

test('the store keeps nothing that an attempt could be finished with', async () => {
  const begun = await start('github');
  const kept = JSON.stringify(await here.store.db.selectFrom('social_attempts').selectAll().execute());
  for (const secret of [sent(begun).split('=')[1] ?? '', new URL(begun.location).searchParams.get('state') ?? ''])
    expect(kept).not.toContain(secret);
});

test('those configured are listed; the others are not there', async () => {
  expect((await here.ask('GET', '/api/auth/social-providers')).body).toEqual({
    data: ['google', 'microsoft', 'github'],
  });
  const bare = await openWorkspace();
  try {
    expect((await bare.ask('GET', '/api/auth/social-providers')).body).toEqual({ data: [] });
    for (const path of ['google', 'microsoft/callback', 'github'])
      expect(await bare.ask('GET', `/api/auth/${path}`)).toMatchObject({
        status: 404,
        body: { message: 'Este provedor não está configurado.' },
      });
  } finally {
    await bare.close();
  }
});

test('behind https the cookie goes by https alone; a provider that is away is told as a failure', async () => {
  const secure = await openWorkspace({
    PUBLIC_URL: 'https://trama.example/',
    SOCIAL_GITHUB_CLIENT_ID: 'trama',
    SOCIAL_GITHUB_CLIENT_SECRET: 'secret',
    SOCIAL_GOOGLE_CLIENT_ID: 'trama',
    SOCIAL_GOOGLE_CLIENT_SECRET: 'secret',
    SOCIAL_GOOGLE_ISSUER: 'http://127.0.0.1:1',
  });
  try {
    const { headers } = await fetch(`${secure.url}/api/auth/github`, { redirect: 'manual' });
    expect(headers.get('set-cookie')).toMatch(
      /^__Host-trama_social=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(headers.get('location')).toMatch(/^https:\/\/github\.com\/login\/oauth\/authorize\?/);
    expect(headers.get('location')).toContain(encodeURIComponent('https://trama.example/api/auth/github/callback'));
    const away = await fetch(`${secure.url}/api/auth/google`, { redirect: 'manual' });
    expect(away.headers.get('location')).toBe('/auth/sign-in?error=failed');
  } finally {
    await secure.close();
  }
});

describe('where only the invited may create an account', () => {
  let closed: Workspace;
  beforeAll(async () => {
    closed = await openWorkspace({
      SIGN_UP: 'invited',
      SOCIAL_GITHUB_CLIENT_ID: 'trama',
      SOCIAL_GITHUB_CLIENT_SECRET: 'secret',
      SOCIAL_GITHUB_URL: gitHub.url,
      SOCIAL_GITHUB_API_URL: gitHub.url,
    });
  });
  afterAll(() => closed.close());
  const arrive = async () => {
    const begun = await go(`${closed.url}/api/auth/github`);
    return go(await away(begun), sent(begun));
  };
  const hasAccount = async () =>
    (await closed.store.db.selectFrom('users').where('email', '=', email).select('id').execute()).length > 0;

  test('a social identity without an invitation gets no account and a reason', async () => {
    expect(await arrive()).toMatchObject({ status: 302, location: '/auth/sign-in?error=not_invited' });
    expect(await hasAccount()).toBe(false);
  });

  test('an invited identity gets an account, and an existing account signs in', async () => {
    const admin = await closed.somebody('admin');
    const unit_id = await closed.unit('Matriz', admin);
    await closed.ask('POST', '/api/invitations/unit', { token: admin.token, body: { unit_id, email } });
    expect((await arrive()).location).toContain('code=trc_');
    expect(await hasAccount()).toBe(true);
    await closed.store.db.deleteFrom('invitations').execute();
    expect((await arrive()).location).toContain('code=trc_');
  });
});
