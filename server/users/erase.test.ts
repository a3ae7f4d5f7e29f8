import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatMention } from '#domain/mentions';
import { hashPassword } from '../auth/password.ts';
import { newId } from '../kernel/ids.ts';
import { picture } from '../testing/picture.ts';
import { openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';
import { ownedTables, textColumns } from './personal-columns.ts';

/** What nobody else is called, in any of the person's names and addresses. */
const planted = /zulmira|xaxim|xaximzinha/i;
const password = 'tear-de-algodao-cru';

let here: Workspace;
let admin: TestPerson;
let zulmira: TestPerson;
let project: string;
let comment: string;

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const ask = (method: string, path: string, body?: object, { token } = admin) => here.ask(method, path, { token, body });
const made = async (path: string, body: object, person = admin): Promise<string> => {
  const { status, body: told } = await ask('POST', path, body, person);
  if (status >= 300) throw new Error(`${path}: ${status} ${JSON.stringify(told)}`);
  return told.id;
};

interface Column {
  table: string;
  column: string;
}
/** All columns of the store that hold text in any form. */
async function textColumnsInStore(): Promise<Column[]> {
  const { rows } = await sql<Column>`select table_name as table, column_name as column from information_schema.columns
    where table_schema = current_schema() and data_type not in ('uuid', 'integer', 'bigint', 'smallint', 'boolean', 'date',
      'numeric', 'timestamp with time zone', 'xid8') order by 1, 2`.execute(here.store.db);
  return rows;
}

/** The columns in which the store names the person. */
async function placesNaming(): Promise<string[]> {
  const found: string[] = [];
  for (const { table, column } of await textColumnsInStore()) {
    const { rows } = await sql<{ text: string }>`select ${sql.ref(column)}::text as text from ${sql.table(table)}
      where ${sql.ref(column)} is not null`.execute(here.store.db);
    if (rows.some(({ text }) => planted.test(text))) found.push(`${table}.${column}`);
  }
  return found;
}

/** Lets the person leave their name in everything that writes names. */
async function leaveTraces(): Promise<void> {
  const as = (path: string, body: object = {}) => made(path, body, zulmira);
  await ask('POST', '/api/auth/sign-in', { email: zulmira.email, password });
  await ask('POST', '/api/auth/sign-in', { email: zulmira.email, password: 'errada' });
  await ask('PATCH', '/api/account', { name: 'Zulmira Xaxim da Costa' }, zulmira);
  await ask('PATCH', `/api/users/${zulmira.id}`, { name: 'Xaximzinha Costa', job_title: 'Zulmira, técnica' });
  await here.ask('PUT', '/api/account/avatar', {
    token: zulmira.token,
    body: picture.png(64, 64),
    headers: { 'content-type': 'application/octet-stream' },
  });
  await as('/api/account/requests', { kind: 'access', note: 'Sou a Zulmira Xaxim.' });
  await ask('PUT', '/api/meetings/feed', { with_projects: false }, zulmira);
  await as('/api/saved-views', { scope: 'projects', name: 'Da Zulmira', query: 'search=zulmira' });
  project = await made('/api/projects', { name: 'Esteira' });
  await ask('POST', '/api/invitations/project', { project_id: project, email: zulmira.email, role: 'manager' });
  const { body: waiting } = await ask('GET', '/api/invitations/pending', undefined, zulmira);
  await ask('PUT', `/api/invitations/accept/${waiting.data[0].token}`, {}, zulmira);
  const step = await made(`/api/projects/${project}/steps`, { name: 'Montagem' });
  await ask('PATCH', `/api/projects/${project}/steps/${step}`, { assignee_id: zulmira.id });
  const body = `Veja com ${formatMention({ id: zulmira.id, name: 'Xaximzinha Costa' })}.`;
  comment = await made(`/api/projects/${project}/comments`, { body });
  await ask('PATCH', `/api/projects/${project}/comments/${comment}`, { body: `${body} Hoje.` });
  await as(`/api/projects/${project}/comments`, { body: 'Combinado.' });
  const unit = await here.unit('Matriz', admin, zulmira);
  await ask('PATCH', `/api/units/${unit}`, { manager_id: zulmira.id });
  await ask('POST', '/api/roles/grant', { userId: zulmira.id, roles: ['viewer'] });
  const start = { start_at: inHours(24), end_at: inHours(25), time_zone: 'America/Sao_Paulo' };
  const meeting = await made('/api/meetings', { title: 'Ata', ...start, attendees: [{ user_id: zulmira.id }] });
  await ask('PATCH', `/api/meetings/${meeting}`, {
    attendees: [{ user_id: zulmira.id }, { email: 'rui@fora.example', name: 'Rui' }],
  });
  await made(`/api/meetings/${meeting}/outcomes`, { text: 'Ligar', person_id: zulmira.id });
  await as('/api/meetings', { title: 'Dela', ...start, attendees: [{ user_id: admin.id }] });
  await ask('POST', '/api/view-as', { user_id: zulmira.id });
  await ask('POST', '/api/auth/forgot-password', { email: zulmira.email });
  await here.notifications.whenIdle();
}

/** Leaves what older versions and other calendars wrote, which no call writes any more. */
async function leaveOldTraces(): Promise<void> {
  const { db } = here.store;
  const meeting = await made('/api/meetings', {
    title: 'Antiga',
    start_at: inHours(48),
    end_at: inHours(49),
    time_zone: 'America/Sao_Paulo',
    attendees: [{ email: 'convidada@fora.example', name: 'Convidada' }],
  });
  await db
    .updateTable('meeting_attendees')
    .set({ email: zulmira.email, name: 'Zulmira Xaxim' })
    .where('meeting_id', '=', meeting)
    .where('email', '=', 'convidada@fora.example')
    .execute();
  await sql`insert into activity (id, subject_kind, subject_id, verb, entity, entity_id, label, actor_id, created_at, changes)
    values (${newId()}, 'project', ${project}, 'changed', 'step', ${newId()}, 'Montagem', null, now(),
      ${JSON.stringify([{ field: 'assignee', before: 'Zulmira Xaxim', after: 'Rui' }])}::jsonb)`.execute(db);
}

beforeAll(async () => {
  here = await openWorkspace();
  admin = await here.somebody('admin', { name: 'Helena Prado' });
  zulmira = await here.somebody('member', {
    name: 'Zulmira Xaxim',
    email: 'zulmira@xaxim.example',
    phone: '+5511988887777',
    password_hash: await hashPassword(password),
  });
  await leaveTraces();
  await leaveOldTraces();
}, 60_000);
afterAll(() => here.close());

test('every column that holds text says what it may hold of a person', async () => {
  const owned: ReadonlySet<string> = new Set(ownedTables);
  const listed = Object.entries(textColumns).flatMap(([table, kinds]) =>
    Object.values(kinds).flatMap((columns: string) => columns.split(' ').map((column) => `${table}.${column}`)),
  );
  const there = (await textColumnsInStore())
    .filter(({ table }) => !owned.has(table))
    .map(({ table, column }) => `${table}.${column}`);
  expect(there.filter((column) => !listed.includes(column))).toEqual([]);
  expect(listed.filter((column) => !there.includes(column))).toEqual([]);
});

test('comments and the log of a project hold people by id, and show the names that they have now', async () => {
  expect((await placesNaming()).filter((place) => place === 'comments.body')).toEqual([]);
  const { body } = await ask('GET', `/api/projects/${project}/comments`);
  expect(body.data[0].body).toContain(`@[Xaximzinha Costa](${zulmira.id})`);
  const log = JSON.stringify((await ask('GET', `/api/projects/${project}/activity`)).body);
  expect(log).toContain('"field":"assignee","before":null,"after":"Xaximzinha Costa"');
  expect(log).not.toContain('@[](');
});

test('who is erased is named nowhere in the store, and in no answer', async () => {
  expect((await placesNaming()).length).toBeGreaterThan(8);
  expect((await ask('DELETE', `/api/users/${zulmira.id}`, { email: zulmira.email })).status).toBe(204);
  await here.notifications.whenIdle();
  expect(await placesNaming()).toEqual([]);
  const { body } = await ask('GET', `/api/projects/${project}/comments`);
  expect(body.data[0].body).toContain(`@[Conta excluída](${zulmira.id})`);
  for (const path of [
    '/api/audit-events?limit=200',
    `/api/projects/${project}/activity`,
    '/api/meetings',
    '/api/users',
  ])
    expect([path, planted.test(JSON.stringify((await ask('GET', path)).body))]).toEqual([path, false]);
});
