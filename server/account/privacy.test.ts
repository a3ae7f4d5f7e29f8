import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentVersions } from '#domain/documents';
import { openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';

let here: Workspace;
let admin: TestPerson;
let ana: TestPerson;
beforeAll(async () => {
  here = await openWorkspace();
  admin = await here.somebody('admin', { name: 'Helena Prado' });
  ana = await here.somebody('member', { name: 'Ana Souza', tax_id: '52998224725' });
});
afterAll(() => here.close());

const mine = (method: string, path: string, body?: object, { token } = ana) =>
  here.ask(method, `/api/account/${path}`, { token, body });

test('my data is all that is kept of me, in plain values, and nobody else’s', async () => {
  const project = (await here.ask('POST', '/api/projects', { token: ana.token, body: { name: 'Esteira' } })).body.id;
  const said = { token: ana.token, body: { body: 'Feito' } };
  await here.ask('POST', `/api/projects/${project}/comments`, said);
  const { body } = await mine('GET', 'data');
  const rows = Object.fromEntries(
    body.sections.map((part: { name: string; rows: object[] }) => [part.name, part.rows]),
  );
  expect(rows.account).toMatchObject([{ name: 'Ana Souza', tax_id: '52998224725', email: ana.email }]);
  expect(rows.roles).toMatchObject([{ code: 'member' }]);
  expect(rows.projects).toMatchObject([{ name: 'Esteira', role: 'owner' }]);
  expect(rows.comments).toMatchObject([{ body: 'Feito' }]);
  expect(rows.sessions).toHaveLength(1);
  expect(rows.activity.length).toBeGreaterThan(1);
  expect(JSON.stringify(body)).not.toMatch(/password|hash|Helena/);
});

test('a version is agreed to, once, and no more', async () => {
  const consent = { document: 'privacy', version: documentVersions.privacy };
  const terms = { document: 'terms', version: documentVersions.terms, is_current: true, given_at: null };
  const notYet = { ...consent, is_current: true, given_at: null };
  expect((await mine('GET', 'consents')).body.data).toEqual([notYet, terms]);
  const first = (await mine('PUT', 'consents', { ...consent, is_given: true })).body.data[0].given_at;
  expect(first).toBeTruthy();
  expect((await mine('PUT', 'consents', { ...consent, is_given: true })).body.data[0].given_at).toBe(first);
  expect((await mine('PUT', 'consents', { ...consent, version: '2020-01-01', is_given: true })).body.code).toBe(
    'STALE_VERSION',
  );
  const old = { user_id: ana.id, document: 'terms' as const, version: '2020-01-01', given_at: first };
  await here.store.db.insertInto('consents').values(old).execute();
  const { data } = (await mine('PUT', 'consents', { ...consent, is_given: false })).body;
  expect(data).toEqual([
    notYet,
    terms,
    { document: 'terms', version: '2020-01-01', is_current: false, given_at: first },
  ]);
});

test('what is asked for is due in fifteen days, listed for who manages people, and answered once', async () => {
  const made = await mine('POST', 'requests', { kind: 'correction', note: ' Meu cargo está errado. ' });
  expect(made).toMatchObject({
    status: 201,
    body: { status: 'open', note: 'Meu cargo está errado.', person: { id: ana.id } },
  });
  const { id, created_at, due_at } = made.body;
  expect(Date.parse(due_at) - Date.parse(created_at)).toBe(15 * 86_400_000);
  const all = (query = '') => here.ask('GET', `/api/privacy-requests${query}`, { token: admin.token });
  expect((await all('?status=open')).body.data).toMatchObject([{ id }]);
  expect((await here.ask('GET', '/api/privacy-requests', { token: ana.token })).body.permission).toBe('manage:users');
  const answer = (body: object) => here.ask('PATCH', `/api/privacy-requests/${id}`, { token: admin.token, body });
  expect((await answer({ status: 'answered', answer: ' ' })).status).toBe(400);
  expect((await answer({ status: 'answered', answer: 'Corrigido.', version: 9 })).body.code).toBe('STALE_VERSION');
  expect((await answer({ status: 'answered', answer: 'Corrigido.', version: 1 })).body).toMatchObject({
    status: 'answered',
    closed_by: { name: 'Helena Prado' },
    version: 2,
  });
  expect((await answer({ status: 'refused', answer: 'Não.' })).body.code).toBe('ILLEGAL_TRANSITION');
  expect((await here.mailTo(ana.email)).at(-1)).toContain('Corrigido.');
  expect((await mine('GET', 'requests')).body.data).toMatchObject([{ id, answer: 'Corrigido.' }]);
  const { data } = (await here.ask('GET', `/api/audit-events?about_id=${ana.id}`, { token: admin.token })).body;
  expect(data.map(({ verb, entity }: Record<string, string>) => `${verb} ${entity}`)).toEqual(
    expect.arrayContaining(['changed privacy_request', 'created privacy_request']),
  );
});

test('nobody has more than ten open at once, and what is deleted says nothing any more', async () => {
  const bia = await here.somebody('viewer');
  for (let count = 0; count < 10; count++) await mine('POST', 'requests', { kind: 'access', note: 'n' }, bia);
  expect((await mine('POST', 'requests', { kind: 'access' }, bia)).body.code).toBe('LIMIT_REACHED');
  await here.ask('DELETE', `/api/users/${bia.id}`, { token: admin.token });
  const notes = await here.store.db
    .selectFrom('privacy_requests')
    .where('user_id', '=', bia.id)
    .select('note')
    .execute();
  expect(new Set(notes.map(({ note }) => note))).toEqual(new Set(['']));
});
