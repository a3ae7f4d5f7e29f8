import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../auth/password.ts';
import { picture } from '../testing/picture.ts';
import { openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';

let here: Workspace;
let ana: TestPerson;
let password_hash: string;
const currentPassword = 'corda de três fios';
beforeAll(async () => {
  here = await openWorkspace();
  password_hash = await hashPassword(currentPassword);
  ana = await here.somebody('viewer', { name: 'Ana Souza' });
});
afterAll(() => here.close());

const ask = (method: string, path: string, body?: unknown, { token } = ana) =>
  here.ask(method, `/api/account${path}`, { token, body });
const send = (body: unknown, { token } = ana) =>
  here.ask('PUT', '/api/account/avatar', { token, body, headers: { 'content-type': 'application/octet-stream' } });

test('preferences follow the person, one by one, and are no change of the account', async () => {
  const none = { language: null, theme: null, density: null, time_zone: null };
  expect((await ask('GET', '')).body).toMatchObject({ preferences: none, version: 1, has_password: false });
  await ask('PATCH', '', { theme: 'light', time_zone: 'America/Manaus' });
  const { body } = await ask('PATCH', '', { language: 'en' });
  expect(body).toMatchObject({
    preferences: { ...none, theme: 'light', language: 'en', time_zone: 'America/Manaus' },
    version: 1,
  });
  const me = await here.ask('GET', '/api/auth/me', { token: ana.token });
  expect(me.body).toMatchObject({ preferences: body.preferences, avatar_at: null });
  expect((await ask('PATCH', '', { time_zone: 'Lua/Crateras' })).status).toBe(400);
  expect((await ask('PATCH', '', { theme: null })).body.preferences.theme).toBeNull();
});

test('a name is changed by its version, tidied, and told in the log', async () => {
  expect((await ask('PATCH', '', { name: 'ana MARIA de souza', version: 1 })).body).toMatchObject({
    name: 'Ana Maria de Souza',
    version: 2,
  });
  expect((await ask('PATCH', '', { name: 'Outra', version: 1 })).body.code).toBe('STALE_VERSION');
  const admin = await here.somebody('admin');
  const { data } = (await here.ask('GET', `/api/audit-events?about_id=${ana.id}`, { token: admin.token })).body;
  expect(data[0]).toMatchObject({ verb: 'changed', entity: 'user', actor: { id: ana.id } });
});

test('a picture is taken by its bytes, shown to all, and gone when it is taken away', async () => {
  const bia = await here.somebody('viewer');
  const { status, body } = await send(picture.png(64, 64));
  expect([status, typeof body.avatar_at]).toEqual([200, 'string']);
  const shown = await here.ask('GET', `/api/users/${ana.id}/avatar`, { token: bia.token });
  expect(shown.status).toBe(200);
  expect(shown.headers.get('content-type')).toBe('image/png');
  expect(shown.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
  expect((await ask('DELETE', '/avatar')).status).toBe(204);
  expect((await here.ask('GET', `/api/users/${ana.id}/avatar`, { token: bia.token })).status).toBe(404);
});

test.each([
  ['a script', Buffer.from('<svg onload="x()"/>'), 'Envie uma imagem'],
  ['too wide', picture.png(1_025, 64), 'Cada lado'],
  ['too small', picture.jpeg(8, 64), 'Cada lado'],
  ['a place in a JPEG', picture.jpeg(64, 64, 'Exif\0\0GPS'), 'mais do que a imagem'],
  ['a text in a PNG', picture.png(64, 64, 'tEXt'), 'mais do que a imagem'],
  ['more after its end', Buffer.concat([picture.png(64, 64), Buffer.from('PK')]), 'mais do que a imagem'],
  ['half of it', picture.png(64, 64).subarray(0, 40), 'Envie uma imagem'],
  ['a WebP with EXIF', picture.webp(64, 64, 0x08), 'mais do que a imagem'],
  ['a WebP that moves', picture.webp(64, 64, 0x02), 'mais do que a imagem'],
])('a picture is refused: %s', async (_, bytes, said) => {
  const { status, body } = await send(bytes);
  expect([status, body.message[0]]).toEqual([400, expect.stringContaining(said)]);
});

test('a picture that is too large is refused, and others of each kind are taken', async () => {
  expect((await send(Buffer.alloc(1_048_577))).status).toBe(413);
  for (const bytes of [picture.jpeg(64, 32), picture.webp(300, 64), picture.png(1_024, 16)])
    expect((await send(bytes)).status).toBe(200);
});

test('a phone goes by the password, and the second step with it', async () => {
  const known = { password_hash, phone: '+5511987654322', phone_verified_at: new Date().toISOString(), two_step: true };
  const rui = await here.somebody('viewer', known);
  const remove = (given?: string) => ask('DELETE', '/phone', { currentPassword: given }, rui);
  expect((await remove()).status).toBe(400);
  expect((await remove('outra senha qualquer')).body.code).toBe('INVALID_CREDENTIALS');
  expect((await ask('GET', '', undefined, rui)).body.phone).toBe('+5511987654322');
  expect([(await remove(currentPassword)).status, (await remove(currentPassword)).status]).toEqual([204, 204]);
  expect((await ask('GET', '', undefined, rui)).body).toMatchObject({ phone: null, two_step: false });
  expect(await here.mailTo(rui.email)).toEqual([expect.stringMatching(/O telefone foi removido da sua conta/)]);
});

test('the second step takes the password, and a phone that is verified', async () => {
  const bia = await here.somebody('viewer', { password_hash });
  const turn = (enabled: boolean, given = currentPassword) =>
    ask('PUT', '/two-step', { enabled, currentPassword: given }, bia);
  expect((await ask('PUT', '/two-step', { enabled: true }, bia)).status).toBe(400);
  expect((await turn(true, 'outra senha qualquer')).body.code).toBe('INVALID_CREDENTIALS');
  expect((await turn(true)).body.code).toBe('NO_PHONE');
  const phone = { phone: '+5511987654321', phone_verified_at: new Date().toISOString() };
  await here.store.db.updateTable('users').set(phone).where('id', '=', bia.id).execute();
  expect((await turn(true)).status).toBe(204);
  const mine = () => ask('GET', '', undefined, bia);
  expect((await mine()).body).toMatchObject({ two_step: true, is_phone_verified: true, has_password: true });
  expect((await turn(false)).status).toBe(204);
  expect((await mine()).body.two_step).toBe(false);
  expect((await here.mailTo(bia.email)).at(-1)).toMatch(/a senha basta para entrar/);
  const { body } = await here.ask('POST', '/api/auth/sign-in', {
    body: { email: bia.email, password: currentPassword },
  });
  expect(body.accessToken).toBeTruthy();
});
