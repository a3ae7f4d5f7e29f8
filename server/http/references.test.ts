import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';
import { type Operation, operations } from './contract.ts';

/** A word that stands only in the names of what the reader may not open. */
const planted = /zarabatana/i;

let here: Workspace;
let admin: TestPerson;
/** A member who attends a meeting about things that they may not open, and works in a project of a unit that is not theirs. */
let reader: TestPerson;
/** The same meeting's organizer, who may open no more of it than the reader. */
let organizer: TestPerson;
const ids: Record<string, string> = {};
/** The ids that the reader must not learn. */
let secret: string[];

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const ask = (method: string, path: string, body?: object, { token } = admin) => here.ask(method, path, { token, body });
const made = async (path: string, body: object, person = admin): Promise<string> => {
  const { status, body: told } = await ask('POST', path, body, person);
  if (status !== 201) throw new Error(`${path}: ${status} ${JSON.stringify(told)}`);
  return told.id;
};

beforeAll(async () => {
  here = await openWorkspace();
  admin = await here.somebody('admin', { name: 'Helena Prado' });
  reader = await here.somebody('member', { name: 'Caio Sá' });
  organizer = await here.somebody('member', { name: 'Ana Lima' });
  ids.unit = await here.unit('Filial Zarabatana', admin);
  ids.ownUnit = await here.unit('Matriz', reader, organizer);
  ids.project = await made('/api/projects', { name: 'Célula Zarabatana', unit_id: ids.unit });
  ids.client = await made('/api/finance/clients', { person_type: 'company', name: 'Zarabatana Ltda' });
  ids.shared = await made('/api/projects', { name: 'Esteira' });
  await here.join(ids.shared, reader, 'manager');
  await ask('PATCH', `/api/projects/${ids.shared}`, { unit_id: ids.unit });
  const meeting = {
    title: 'Alinhamento',
    start_at: inHours(0.5),
    end_at: inHours(1.5),
    time_zone: 'America/Sao_Paulo',
    attendees: [{ user_id: reader.id }],
  };
  ids.meeting = await made('/api/meetings', meeting, organizer);
  const tied = { project_id: ids.project, client_id: ids.client, unit_id: ids.unit };
  await here.store.db.updateTable('meetings').set(tied).where('id', '=', ids.meeting).execute();
  await ask('POST', `/api/meetings/${ids.meeting}/outcomes`, { text: 'Ligar para o fornecedor' }, organizer);
  ids.person = reader.id;
  secret = [ids.project, ids.client, ids.unit];
});
afterAll(() => here.close());

const left = ['/api/events', '/api/outbox'];
const gets = operations.filter(({ method, path, isPublic }) => method === 'GET' && !left.includes(path) && !isPublic);

function addressesOf({ path, id }: Operation): string[] {
  const [lead = '', ...rest] = path.split(/\{\w+\}/);
  const [from, to] = [inHours(-24), inHours(24 * 30)].map(encodeURIComponent);
  const period = id === 'listMeetings' ? [`?from=${from}&to=${to}`] : [];
  if (rest.length === 0) return ['', '?limit=200', ...period].map((query) => path + query);
  return Object.values(ids).map((each) => lead + each + rest.join(ids.meeting));
}

/** The operations whose answers tell somebody a name or an id that they must not learn. */
async function tellers(person: TestPerson): Promise<string[]> {
  const found = new Set<string>();
  for (const operation of gets)
    for (const address of addressesOf(operation)) {
      const { status, body } = await ask('GET', address, undefined, person);
      if (status >= 500) throw new Error(`${address}: ${status}`);
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      if (planted.test(text) || secret.some((id) => text.includes(id))) found.add(operation.id);
    }
  return [...found];
}

test('no answer names what its reader may not open, nor tells its id', async () => {
  expect(await tellers(reader)).toEqual([]);
  expect(await tellers(organizer)).toEqual([]);
}, 120_000);

test('a restricted reference says that it is one, in the language of the reader', async () => {
  const { body } = await ask('GET', `/api/meetings/${ids.meeting}`, undefined, reader);
  expect(body).toMatchObject({
    project: { id: null, name: 'Projeto restrito' },
    client: { id: null, name: 'Cliente restrito' },
    unit: { id: null, name: 'Unidade restrita' },
  });
  const headers = { 'accept-language': 'en' };
  const english = await here.ask('GET', `/api/meetings/${ids.meeting}`, { token: reader.token, headers });
  expect(english.body.project).toEqual({ id: null, name: 'Restricted project' });
  expect((await ask('GET', `/api/projects/${ids.shared}`, undefined, reader)).body.unit).toEqual({
    id: null,
    name: 'Unidade restrita',
  });
});

test('an answer to a change is restricted like any other', async () => {
  const response = await ask('PUT', `/api/meetings/${ids.meeting}/response`, { response: 'accepted' }, reader);
  expect(response.body.project).toEqual({ id: null, name: 'Projeto restrito' });
  const project = await ask('PATCH', `/api/projects/${ids.shared}`, { description: 'Nova' }, reader);
  expect(JSON.stringify([response.body, project.body])).not.toMatch(planted);
});

test('whoever may open a thing is told its name', async () => {
  const { body } = await ask('GET', `/api/meetings/${ids.meeting}`);
  expect(body).toMatchObject({ project: { id: ids.project }, client: { id: ids.client }, unit: { id: ids.unit } });
  const finance = await here.somebody('finance');
  const account_id = await made('/api/finance/accounts', {
    name: 'Banco',
    type: 'checking',
    opening_date: '2026-01-01',
  });
  await made('/api/finance/transactions', {
    kind: 'income',
    description: 'Parcela',
    amount_cents: 10_00,
    due_date: '2026-11-10',
    account_id,
    project_id: ids.project,
    client_id: ids.client,
  });
  const { body: books } = await ask('GET', '/api/finance/transactions', undefined, finance);
  expect(books.data[0]).toMatchObject({ project: { name: 'Célula Zarabatana' }, client: { name: 'Zarabatana Ltda' } });
});

test('a form that gives back what it was told changes nothing that its person may not open', async () => {
  const { body: seen } = await ask('GET', `/api/meetings/${ids.meeting}`, undefined, organizer);
  const asShown = {
    title: 'Outro título',
    project_id: seen.project.id,
    client_id: seen.client.id,
    unit_id: seen.unit.id,
    version: seen.version,
  };
  expect((await ask('PATCH', `/api/meetings/${ids.meeting}`, asShown, organizer)).status).toBe(200);
  const kept = await ask('GET', `/api/meetings/${ids.meeting}`);
  expect(kept.body).toMatchObject({
    title: 'Outro título',
    project: { id: ids.project },
    client: { id: ids.client },
    unit: { id: ids.unit },
  });
  // Something that one may open takes its place.
  const moved = await ask('PATCH', `/api/meetings/${ids.meeting}`, { unit_id: ids.ownUnit }, organizer);
  expect(moved.body.unit).toEqual({ id: ids.ownUnit, name: 'Matriz' });
  expect((await ask('PATCH', `/api/meetings/${ids.meeting}`, { unit_id: null }, organizer)).body.unit).toBeNull();
  const project = { name: 'Esteira', unit_id: null };
  await ask('PATCH', `/api/projects/${ids.shared}`, project, reader);
  expect((await ask('GET', `/api/projects/${ids.shared}`)).body.unit.id).toBe(ids.unit);
});
