import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { maxWaiting } from '../invitations/invite.ts';
import { ptBR as invitationsPtBR } from '../invitations/words/pt-BR.ts';
import { openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';
import { type Cap, caps } from './caps.ts';
import { en } from './words/en.ts';
import { ptBR } from './words/pt-BR.ts';

let here: Workspace;
let ana: TestPerson;
let project: string;
beforeAll(async () => {
  here = await openWorkspace();
  ana = await here.somebody('member');
});
afterAll(() => here.close());
beforeEach(async () => {
  project = (await ask('POST', '/projects', { name: 'Esteira' })).body.id;
});

const ask = (method: string, path: string, body?: unknown, by = ana, headers = {}) =>
  here.ask(method, `/api${path}`, { token: by.token, body, headers });
const fillSteps = (count: number, status = 'todo') =>
  sql`insert into steps (id, project_id, name, status, position, created_by, created_at, updated_at)
    select gen_random_uuid(), id, 'Etapa ' || n, ${status}, n, created_by, created_at, created_at
    from projects, generate_series(1, ${count}::integer) n where id = ${project}::uuid`.execute(here.store.db);
const fillSubSteps = (each: number) =>
  sql`insert into sub_steps (id, step_id, name, position, created_by, created_at, updated_at)
    select gen_random_uuid(), s.id, 'Parte ' || n, n, s.created_by, s.created_at, s.created_at
    from steps s, generate_series(1, ${each}::integer) n where s.project_id = ${project}::uuid`.execute(here.store.db);
const fillPeople = (count: number, email: string) =>
  sql`insert into users (id, name, email, password_hash, status, created_at, updated_at)
    select gen_random_uuid(), 'Pessoa', n || ${email}, '-', 'active', now(), now()
    from generate_series(1, ${count}::integer) n`.execute(here.store.db);
const tooMany = (message: string) => ({ status: 409, body: { code: 'LIMIT_REACHED', message } });
const refused = (cap: Cap) => tooMany(ptBR.limitReached(cap, caps[cap]));
/** Of two that ask at once for the last place, one gets it. */
async function onlyOne(refusal: ReturnType<typeof tooMany>, add: () => ReturnType<typeof ask>) {
  const both = (await Promise.all([add(), add()])).sort((a, b) => a.status - b.status);
  expect(both).toMatchObject([{ status: 201 }, refusal]);
}

test('a project takes a number of steps, and says how many', async () => {
  await fillSteps(caps.steps - 1);
  await onlyOne(refused('steps'), () => ask('POST', `/projects/${project}/steps`, { name: 'x' }));
  const { body } = await ask('POST', `/projects/${project}/steps`, { name: 'x' }, ana, { 'accept-language': 'en' });
  expect(body.message).toBe('The limit is 600 steps in a project.');
  expect((await ask('GET', `/projects/${project}`)).body.steps).toHaveLength(caps.steps);
});

test('a step takes a number of sub-steps, and so does the whole project', async () => {
  await fillSteps(1);
  await fillSubSteps(caps.subStepsOfStep - 1);
  const [{ id }] = (await ask('GET', `/projects/${project}/steps`)).body.data;
  const add = (step: string) => ask('POST', `/projects/${project}/steps/${step}/sub-steps`, { name: 'x' });
  await onlyOne(refused('subStepsOfStep'), () => add(id));
  await fillSteps(caps.subSteps / caps.subStepsOfStep - 1);
  await sql`insert into sub_steps (id, step_id, name, position, created_by, created_at, updated_at)
    select gen_random_uuid(), s.id, 'x', n, s.created_by, s.created_at, s.created_at
    from steps s, generate_series(1, ${caps.subStepsOfStep}::integer) n
    where s.project_id = ${project}::uuid and s.id <> ${id}::uuid`.execute(here.store.db);
  const empty = (await ask('POST', `/projects/${project}/steps`, { name: 'vazia' })).body.id;
  expect(await add(empty)).toMatchObject(refused('subSteps'));
});

test('what is over a cap already stays, can be taken away, and is not made once more', async () => {
  await fillSteps(1);
  await fillSubSteps(caps.subStepsOfStep + 1);
  expect(await ask('POST', `/projects/${project}/duplicate`, { name: 'x' })).toMatchObject(refused('subStepsOfStep'));
  await fillSteps(caps.steps);
  expect(await ask('POST', `/projects/${project}/duplicate`, { name: 'x' })).toMatchObject(refused('steps'));
  const [{ id }] = (await ask('GET', `/projects/${project}/steps`)).body.data;
  expect((await ask('PATCH', `/projects/${project}/steps/${id}`, { name: 'ainda' })).status).toBe(200);
  expect((await ask('DELETE', `/projects/${project}/steps/${id}`)).status).toBe(204);
  expect((await ask('DELETE', `/projects/${project}`)).status).toBe(204);
});

test('cancelled steps are not copied, and do not count for a copy', async () => {
  await fillSteps(caps.steps);
  await fillSteps(5, 'cancelled');
  const { status, body } = await ask('POST', `/projects/${project}/duplicate`, { name: 'x' });
  expect([status, body.steps.length]).toEqual([201, caps.steps]);
});

test('one person begins a number of projects', async () => {
  const bia = await here.somebody('member');
  await sql`insert into projects (id, code, name, name_key, search_text, status, created_by, created_at, updated_at)
    select gen_random_uuid(), 'X-' || n, 'x', 'x', 'x', 'planning', ${bia.id}::uuid, now(), now()
    from generate_series(1, ${caps.projects - 1}::integer) n`.execute(here.store.db);
  await onlyOne(refused('projects'), () => ask('POST', '/projects', { name: 'x' }, bia));
  expect((await ask('POST', '/projects', { name: 'x' })).status).toBe(201);
});

test('a project takes a number of members and of waiting invitations', async () => {
  const email = `@${project}.example`;
  await fillPeople(caps.members - 1, email);
  await sql`insert into project_members (project_id, user_id, role, created_at)
    select ${project}::uuid, id, 'viewer', now() from users where email like ${`%${email}`}`.execute(here.store.db);
  const bia = await here.somebody('member');
  const invite = (to: string) => ask('POST', `/projects/${project}/invitations`, { email: to, role: 'viewer' });
  const { token } = (await invite(bia.email)).body;
  expect(await ask('PUT', `/invitations/accept/${token}`, undefined, bia)).toMatchObject(refused('members'));
  await sql`insert into invitations (id, project_id, email, role, token, status, invited_by, created_at, expires_at)
    select gen_random_uuid(), ${project}::uuid, n || '@fora.example', 'viewer', ${project} || n, 'pending',
      ${ana.id}::uuid, now(), now() + interval '1 day'
    from generate_series(1, ${maxWaiting - 2}::integer) n`.execute(here.store.db);
  const guests = ['um@fora.example', 'dois@fora.example'];
  await onlyOne(tooMany(invitationsPtBR.limitReached(maxWaiting)), () => invite(guests.pop() ?? ''));
});

test('while many copies of a large project are made, others are served between', async () => {
  await fillSteps(100);
  await fillSubSteps(10);
  let made = 0;
  const copies = Array.from({ length: 8 }, async () => {
    const { status } = await ask('POST', `/projects/${project}/duplicate`, { name: 'x' });
    made += 1;
    return status;
  });
  // By then the others wait.
  await Promise.race(copies);
  const before = made;
  expect((await ask('GET', '/projects?limit=1')).status).toBe(200);
  expect(made - before).toBeLessThanOrEqual(2);
  expect(await Promise.all(copies)).toEqual(Array(8).fill(201));
});

test('more copies than can be waited for are refused at once', async () => {
  const all = await Promise.all(
    Array.from({ length: 40 }, () => ask('POST', `/projects/${project}/duplicate`, { name: 'x' })),
  );
  const statuses = Map.groupBy(all, ({ status }) => status);
  expect([...statuses.keys()].sort()).toEqual([201, 503]);
  expect(statuses.get(503)?.[0]?.headers.get('retry-after')).toBe('5');
});

test('dates that a copy would move out of the calendar are left out', async () => {
  await ask('PATCH', `/projects/${project}`, { dead_line: '9999-12-31' });
  const dates = { start_date: '0001-01-02', due_date: '9999-12-31' };
  await ask('POST', `/projects/${project}/steps`, { name: 'a', ...dates });
  const { status, body } = await ask('POST', `/projects/${project}/duplicate`, { name: 'x', dead_line: '0001-01-01' });
  expect([status, body.steps[0]]).toMatchObject([201, { start_date: null, due_date: '0001-01-01' }]);
});

test.each([ptBR, en])('every cap has its words', (words) => {
  for (const cap of Object.keys(caps) as Cap[]) expect(words.limitReached(cap, 1)).not.toContain(` ${cap}.`);
});
