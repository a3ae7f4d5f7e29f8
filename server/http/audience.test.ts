import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';
import { type Operation, operations } from './contract.ts';

let here: Workspace;
let admin: TestPerson;
let newcomer: TestPerson;
/** Ids and words that only members may read. */
const planted: string[] = [];

/** Makes an account as signing up does: without any role, unit or project. */
async function signedUp(): Promise<TestPerson> {
  const person = await here.somebody('viewer', { name: 'Ivo Lang' });
  await here.store.db.deleteFrom('user_roles').where('user_id', '=', person.id).execute();
  return person;
}

beforeAll(async () => {
  here = await openWorkspace();
  admin = await here.somebody('admin', { name: 'Plantada Prado' });
  const as = (path: string, body: object) => here.ask('POST', path, { token: admin.token, body });
  const unit = await here.unit('Plantada Matriz', admin);
  const project = (await as('/api/projects', { name: 'Plantada Esteira' })).body.id;
  newcomer = await signedUp();
  const start = new Date(Date.now() + 86_400_000).toISOString();
  const end = new Date(Date.now() + 90_000_000).toISOString();
  const meet = (title: string, user_id: string) =>
    as('/api/meetings', {
      title,
      start_at: start,
      end_at: end,
      time_zone: 'America/Sao_Paulo',
      attendees: [{ user_id }],
    });
  const meeting = (await meet('Plantada Reunião', (await here.somebody('viewer')).id)).body.id;
  // One's own appointments are one's own data, and no more.
  await meet('Entrevista', newcomer.id);
  const request = { kind: 'access' };
  const asked = await here.ask('POST', '/api/account/requests', { token: newcomer.token, body: request });
  await here.ask('PATCH', `/api/privacy-requests/${asked.body.id}`, {
    token: admin.token,
    body: { status: 'answered', answer: 'Feito.', version: asked.body.version },
  });
  planted.push(admin.id, unit, project, meeting, 'Plantada Matriz', 'Plantada Esteira', 'Plantada Reunião');
});
afterAll(() => here.close());

const nowhere = ({ path }: Operation) => path.replace(/\{\w+\}/g, '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1c01');
const askAs = (operation: Operation, token: string | null) =>
  here.ask(operation.method, nowhere(operation), { token, headers: { 'accept-language': 'pt-BR' } });
const named = (audience: Operation['audience']) =>
  operations.filter((one) => one.audience === audience).map((one) => [one.id, one] as const);

test('every operation declares an audience that fits its token, permission and role', () => {
  for (const { id, audience, isPublic, isOptional, permission, access } of operations) {
    expect([id, ['anyone', 'self', 'member'].includes(audience)]).toEqual([id, true]);
    expect([id, audience === 'anyone']).toEqual([id, isPublic || isOptional]);
    if (permission !== 'none' || access) expect([id, audience]).toEqual([id, 'member']);
  }
});

describe('an account without any role, unit or project', () => {
  test.each(named('member'))('is refused %s', async (_, operation) => {
    const { status, body } = await askAs(operation, newcomer.token);
    expect([status, body.code]).toEqual([403, 'NOT_A_MEMBER']);
  });

  test.each(named('self'))('is not refused %s', async (_, operation) => {
    // Ending one's sessions ends this one too.
    const { token } = operation.id === 'logoutAll' ? await signedUp() : newcomer;
    const { status, body } = await askAs(operation, token);
    expect([body?.code, status === 401 || status === 403]).toEqual([body?.code, false]);
  });

  test.each(named('anyone'))('is not refused %s, nor is a visitor', async (_, operation) => {
    for (const token of [newcomer.token, null]) {
      const { status, body } = await askAs(operation, token);
      expect([status, body?.code === 'NOT_A_MEMBER']).toEqual([status, false]);
    }
  });

  test.each(named('self').filter(([, { method }]) => method === 'GET'))(
    'learns no id and no name of the workspace from %s',
    async (_, operation) => {
      const path = operation.path.replace('{id}', admin.id);
      const { body } = await here.ask('GET', path, { token: newcomer.token });
      const text = JSON.stringify(body);
      expect(planted.filter((word) => text.includes(word))).toEqual([]);
    },
  );

  test('does not learn when others are busy', async () => {
    const body = { user_ids: [admin.id], start_at: new Date().toISOString(), end_at: new Date().toISOString() };
    const { status } = await here.ask('POST', '/api/meetings/check', { token: newcomer.token, body });
    expect(status).toBe(403);
  });
});

describe('membership', () => {
  const opens = async (person: TestPerson) =>
    (await here.ask('GET', '/api/meetings', { token: person.token })).status === 200;

  test('is a role, a unit or a project, and ends with the last of them', async () => {
    const { db } = here.store;
    const person = await signedUp();
    expect(await opens(person)).toBe(false);
    await here.ask('POST', '/api/roles/grant', { token: admin.token, body: { userId: person.id, roles: ['viewer'] } });
    expect(await opens(person)).toBe(true);
    await here.ask('POST', '/api/roles/revoke', { token: admin.token, body: { userId: person.id, roles: ['viewer'] } });
    expect(await opens(person)).toBe(false);
    await here.unit('Filial Recife', person);
    expect(await opens(person)).toBe(true);
    await db.deleteFrom('user_units').where('user_id', '=', person.id).execute();
    expect(await opens(person)).toBe(false);
    const project = (await here.ask('POST', '/api/projects', { token: admin.token, body: { name: 'Forno' } })).body.id;
    await here.join(project, person, 'viewer');
    expect(await opens(person)).toBe(true);
  });

  test('is told with the person', async () => {
    const told = async ({ token }: TestPerson) => (await here.ask('GET', '/api/auth/me', { token })).body.is_member;
    expect([await told(admin), await told(newcomer)]).toEqual([true, false]);
  });

  test('that ends while a request is under way leaves nothing changed', async () => {
    const person = await here.somebody('member');
    const end = () => here.store.db.deleteFrom('user_roles').where('user_id', '=', person.id).execute();
    await here.meanwhile(end);
    const body = {
      title: 'Tarde demais',
      start_at: new Date(Date.now() + 86_400_000).toISOString(),
      end_at: new Date(Date.now() + 90_000_000).toISOString(),
      time_zone: 'America/Sao_Paulo',
    };
    const { status, body: told } = await here.ask('POST', '/api/meetings', { token: person.token, body });
    expect([status, told.code]).toEqual([403, 'NOT_A_MEMBER']);
    const kept = await here.store.db.selectFrom('meetings').where('title', '=', body.title).select('id').execute();
    expect(kept).toEqual([]);
  });

  test('that ends also ends the event streams of the person', async () => {
    const person = await here.somebody('viewer');
    const line = await here.listen(person);
    expect(line.status).toBe(200);
    await here.ask('POST', '/api/roles/revoke', { token: admin.token, body: { userId: person.id, roles: ['viewer'] } });
    let event = await line.next();
    while (event) event = await line.next();
    expect(event).toBeUndefined();
    expect((await here.listen(person)).status).toBe(403);
  });

  test('that ends also closes the calendar feed', async () => {
    const person = await here.somebody('viewer');
    const { body } = await here.ask('PUT', '/api/meetings/feed', {
      token: person.token,
      body: { with_projects: false },
    });
    expect((await here.ask('GET', body.path)).status).toBe(200);
    await here.store.db.deleteFrom('user_roles').where('user_id', '=', person.id).execute();
    expect((await here.ask('GET', body.path)).status).toBe(404);
    expect((await here.ask('DELETE', '/api/meetings/feed', { token: person.token })).status).toBe(204);
  });
});

test('a view as a person without membership is no wider than theirs', async () => {
  const seen = await here.ask('POST', '/api/view-as', { token: admin.token, body: { user_id: newcomer.id } });
  expect(seen.status).toBe(201);
  const { status, body } = await here.ask('GET', '/api/meetings', { token: seen.body.token });
  expect([status, body.code]).toEqual([403, 'NOT_A_MEMBER']);
});
