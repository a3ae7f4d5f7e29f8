import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatMention } from '#domain/mentions';
import type { Schema } from '#openapi/operations';
import { newId } from '../kernel/ids.ts';
import { mentionsById } from '../kernel/store/migrations/0105-mentions-by-id.ts';
import { openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';

type Comment = Schema<'Comment'>;

let here: Workspace;
let ana: TestPerson;
let bia: TestPerson;
let checker: TestPerson;
let stranger: TestPerson;
let project: string;
let step: string;

const ask = (method: string, path: string, body?: unknown, { token } = ana) => here.ask(method, path, { token, body });
const say = (body: string, by = ana, step_id: string | null = step) =>
  ask('POST', `/api/projects/${project}/comments`, { body, step_id }, by);
const change = (id: string, body: object, by = ana) =>
  ask('PATCH', `/api/projects/${project}/comments/${id}`, body, by);
const remove = (id: string, by = ana) => ask('DELETE', `/api/projects/${project}/comments/${id}`, undefined, by);
const list = (query = '', by = ana) => ask('GET', `/api/projects/${project}/comments?${query}`, undefined, by);
const bodies = async (query = '', by = ana) =>
  (await list(query, by)).body.data.map(({ body }: Comment) => body) as string[];
const addStep = async (name: string, body: object = {}) =>
  (await ask('POST', `/api/projects/${project}/steps`, { name, ...body })).body.id as string;
const told = async (by: TestPerson) => (await ask('GET', '/api/notifications', undefined, by)).body;
const named = (who: TestPerson, name: string) => formatMention({ id: who.id, name });

beforeAll(async () => {
  here = await openWorkspace();
  ana = await here.somebody('manager', { name: 'Ana Souza' });
  bia = await here.somebody('member', { name: 'Bia Reis' });
  checker = await here.somebody('viewer', { name: 'Caio Luz' });
  stranger = await here.somebody('member', { name: 'Davi Paz' });
  project = (await ask('POST', '/api/projects', { name: 'Esteira' })).body.id;
  step = await addStep('Preparar o posto');
  await here.join(project, bia, 'contributor');
  await here.join(project, checker, 'checker');
});
afterAll(() => here.close());

test('a comment stands on its step or on the project, the oldest first or the newest', async () => {
  const first = await say(' Falta o **laudo**. ');
  expect(first).toMatchObject({
    status: 201,
    body: { body: 'Falta o **laudo**.', step_id: step, author: { id: ana.id, name: 'Ana Souza' }, version: 1 },
  });
  await say('Chegou.', bia);
  await say('Do projeto', ana, null);
  expect(await bodies(`step_id=${step}`)).toEqual(['Falta o **laudo**.', 'Chegou.']);
  expect(await bodies(`step_id=${step}&sort_order=desc`, checker)).toEqual(['Chegou.', 'Falta o **laudo**.']);
  expect(await bodies()).toEqual(['Do projeto']);
  const { next_cursor } = (await list(`step_id=${step}&limit=1`)).body.page;
  expect(await bodies(`step_id=${step}&limit=1&cursor=${next_cursor}`)).toEqual(['Chegou.']);
  expect((await list(`step_id=${newId()}`)).body.message).toBe('Etapa não encontrada');
  expect((await say('Onde?', ana, newId())).status).toBe(404);
});

test('who may see reads, contributors write, and nobody else is told that there is anything', async () => {
  expect((await list('', checker)).status).toBe(200);
  expect((await say('Não posso', checker)).status).toBe(403);
  expect((await list('', stranger)).status).toBe(404);
  expect((await say('Não sou daqui', stranger)).status).toBe(404);
  expect((await here.ask('GET', `/api/projects/${project}/comments`)).status).toBe(401);
});

test('a template shows nobody from outside what its members say', async () => {
  const own = (await ask('POST', '/api/projects', { name: 'Modelo' })).body.id;
  await ask('PATCH', `/api/projects/${own}`, { is_template: true });
  await ask('POST', `/api/projects/${own}/comments`, { body: 'Entre nós' });
  const seen = await ask('GET', `/api/projects/${own}/comments`, undefined, stranger);
  expect(seen).toMatchObject({ status: 200, body: { data: [] } });
});

test('too little and too much is refused by name, and what is allowed comes back as it was', async () => {
  for (const body of ['', '   ', 'a'.repeat(10_001)]) {
    const { status, body: problem } = await say(body);
    expect([status, problem.details?.[0]?.field]).toEqual([400, 'body']);
  }
  const longest = `${'á🙂'.repeat(4_999)}fi`;
  expect((await say(longest)).body.body).toBe(longest);
});

test('hostile text is kept as it was written: it is shown as text', async () => {
  const text = '<img src=x onerror=alert(1)> [a](javascript:alert(1)) <svg/onload=alert(1)> \' " ; drop table comments';
  expect((await say(text)).body.body).toBe(text);
});

test('only the author changes it, only over what they read, and both texts are in the activity', async () => {
  const { id } = (await say('Primeiro')).body;
  expect((await change(id, { body: 'De outra' }, bia)).body.message).toBe(
    'Só quem escreveu o comentário pode alterá-lo.',
  );
  expect((await change(id, { body: 'Segundo', version: 1 })).body).toMatchObject({ body: 'Segundo', version: 2 });
  expect((await change(id, { body: 'Da outra janela', version: 1 })).body.code).toBe('STALE_VERSION');
  expect((await change(id, { body: ' Segundo ', version: 2 })).body.version).toBe(2);
  const { data } = (await ask('GET', `/api/projects/${project}/activity?limit=1`)).body;
  expect(data[0]).toMatchObject({
    verb: 'changed',
    entity: 'comment',
    label: 'Preparar o posto',
    changes: [{ field: 'body', before: 'Primeiro', after: 'Segundo' }],
  });
});

test('two who change one comment at once: one of them is told', async () => {
  const { id } = (await say('Ao mesmo tempo')).body;
  const both = await Promise.all([change(id, { body: 'Um', version: 1 }), change(id, { body: 'Dois', version: 1 })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('its author and whoever manages the project delete it, and the activity keeps none of its text', async () => {
  const { id } = (await say('Segredo', bia)).body;
  await change(id, { body: 'Segredo maior', version: 1 }, bia);
  const other = (await say('Da Ana')).body.id;
  expect((await remove(other, bia)).status).toBe(403);
  expect((await remove(id)).status).toBe(204);
  expect((await remove(id)).status).toBe(404);
  const { data } = (await ask('GET', `/api/projects/${project}/activity`)).body;
  expect(data[0]).toMatchObject({ verb: 'deleted', entity: 'comment', label: 'Preparar o posto' });
  expect(JSON.stringify(data)).not.toContain('Segredo');
  expect((await remove(other)).status).toBe(204);
});

test('a mention of a member is one, of anybody else it is text', async () => {
  const { body } = await say(
    `${named(bia, 'Quem for')} e ${named(stranger, 'Davi')} e ${named(ana, 'Ana')} @[X](${newId()})`,
  );
  expect(body.mentions).toEqual([
    { id: ana.id, name: 'Ana Souza' },
    { id: bia.id, name: 'Bia Reis' },
  ]);
  const { data, unread_count } = await told(bia);
  expect(data[0]).toMatchObject({
    kind: 'mention',
    actor: { id: ana.id, name: 'Ana Souza' },
    project: { id: project, name: 'Esteira' },
    step: { id: step, name: 'Preparar o posto' },
    comment_id: body.id,
    excerpt: expect.stringMatching(/^@Bia Reis e @Davi e @Ana Souza/),
    read_at: null,
  });
  expect(unread_count).toBeGreaterThan(0);
  expect((await told(stranger)).data).toEqual([]);
  expect((await told(ana)).data.map(({ comment_id }: { comment_id: string }) => comment_id)).not.toContain(body.id);
});

test('more than fifty mentions are refused', async () => {
  const many = Array.from({ length: 51 }, () => formatMention({ id: newId(), name: 'X' })).join(' ');
  expect((await say(many)).body.message).toEqual(['Um comentário pode mencionar até 50 pessoas.']);
});

test('a change notifies whoever it mentions first, and takes back what it told the others', async () => {
  const erica = await here.somebody('member', { name: 'Érica Sá' });
  await here.join(project, erica, 'viewer');
  const { id } = (await say(`Veja, ${named(erica, 'Érica')}`, ana, null)).body;
  expect((await told(erica)).unread_count).toBe(1);
  await change(id, { body: `Veja, ${named(erica, 'Érica')}.`, version: 1 });
  expect((await told(erica)).unread_count).toBe(1);
  await change(id, { body: 'Ninguém', version: 2 });
  expect(await told(erica)).toMatchObject({ data: [], unread_count: 0 });
});

test('who is to do the step, who owns the project and who spoke before hear of it, once and never of themselves', async () => {
  const [of, by] = [await here.somebody('member'), await here.somebody('member')];
  await here.join(project, of, 'contributor');
  await here.join(project, by, 'contributor');
  const theirs = await addStep('Soldar', { assignee_id: of.id });
  const kinds = async (who: TestPerson) =>
    (await told(who)).data
      .filter((one: Schema<'Notification'>) => one.step?.id === theirs)
      .map(({ kind }: Schema<'Notification'>) => kind);
  expect(await kinds(of)).toEqual(['assigned']);
  await say('Começo amanhã?', by, theirs);
  expect(await kinds(of)).toEqual(['comment', 'assigned']);
  await say(`Sim, ${named(by, 'você')}`, of, theirs);
  expect(await kinds(by)).toEqual(['mention']);
  expect(await kinds(of)).toEqual(['comment', 'assigned']);
  await say('Combinado', by, theirs);
  expect(await kinds(of)).toEqual(['comment', 'comment', 'assigned']);
  // The project is Ana's: what is said of it as a whole is for her.
  await say('E o projeto?', by, null);
  expect((await told(ana)).data[0]).toMatchObject({ kind: 'comment', step: null, excerpt: 'E o projeto?' });
});

test('with its step a comment goes, and what it told; with a membership what it told is not to be read', async () => {
  const zoe = await here.somebody('member', { name: 'Zoé Lima' });
  const [{ id: membership }] = await here.store.db
    .insertInto('project_members')
    .values({ project_id: project, user_id: zoe.id, role: 'viewer', created_at: new Date().toISOString() })
    .returning('id')
    .execute()
    .then((rows) => rows as [{ id: string }]);
  const gone = await addStep('Vai embora');
  await say(`${named(zoe, 'Zoé')} aqui`, ana, gone);
  await say(`${named(zoe, 'Zoé')} e aqui`, ana, null);
  expect((await told(zoe)).unread_count).toBe(2);
  expect((await ask('DELETE', `/api/projects/${project}/steps/${gone}`)).status).toBe(204);
  expect((await told(zoe)).unread_count).toBe(1);
  expect((await ask('DELETE', `/api/projects/${project}/members/${membership}`)).status).toBe(204);
  expect(await told(zoe)).toMatchObject({ data: [], unread_count: 0 });
  const { body } = await list('sort_order=desc&limit=1');
  expect(body.data[0].mentions).toEqual([{ id: zoe.id, name: 'Zoé Lima' }]);
});

test('whoever was demoted or signed out meanwhile says nothing', async () => {
  const fabio = await here.somebody('member');
  await here.join(project, fabio, 'contributor');
  await here.meanwhile(() =>
    here.store.db.updateTable('project_members').set({ role: 'viewer' }).where('user_id', '=', fabio.id).execute(),
  );
  expect((await say('Tarde demais', fabio)).status).toBe(403);
});

test('who says too much in an hour is asked to wait', async () => {
  const gil = await here.somebody('member');
  await here.join(project, gil, 'contributor');
  const target = await addStep('Conversa');
  const { status } = await say('Uma', gil, target);
  expect(status).toBe(201);
  await here.store.db.updateTable('attempts').set({ count: 300 }).where('key', 'like', 'comment account%').execute();
  expect((await say('Demais', gil, target)).body.code).toBe('RATE_LIMITED');
  await here.store.db.deleteFrom('attempts').where('key', 'like', 'comment %').execute();
});

test('who listens hears that there is a comment, and whoever it is for that something waits for them', async () => {
  const line = await here.listen(bia);
  await say(`Ouça, ${named(bia, 'Bia')}`);
  const heard = [await line.next(), await line.next()].map((event) => event?.data);
  expect(heard).toContainEqual(
    expect.objectContaining({ subject_kind: 'project', entity: 'comment', verb: 'created', actor_id: ana.id }),
  );
  expect(heard).toContainEqual(
    expect.objectContaining({ subject_kind: 'person', subject_id: bia.id, entity: 'notification', actor_id: null }),
  );
  line.stop();
});

test('comments of before hold whom they mention by id after an upgrade', async () => {
  const { body: comment } = await say(`Veja com ${named(bia, 'Bia Reis')} e @[Ninguém](${newId()}).`);
  const { db } = here.store;
  const bodyOf = async () =>
    (await db.selectFrom('comments').where('id', '=', comment.id).select('body').executeTakeFirstOrThrow()).body;
  const kept = await bodyOf();
  expect(kept).toContain(`@[](${bia.id})`);
  await db.updateTable('comments').set({ body: comment.body }).where('id', '=', comment.id).execute();
  for (const statement of mentionsById.statements) await sql.raw(statement).execute(db);
  expect(await bodyOf()).toBe(kept);
});
