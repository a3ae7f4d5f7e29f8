import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Operation, operations } from '../http/contract.ts';
import { openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';

/** A word that nothing else says: it stands in everything that can be written about the meeting. */
const planted = /zarabatana/i;

let here: Workspace;
let ana: TestPerson;
let bruno: TestPerson;
/** Those who see the meeting's project, one of them with every permission, but are not asked to the meeting. */
let others: TestPerson[];
const ids: Record<string, string> = {};

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const ask = (method: string, path: string, body?: object, { token } = ana) => here.ask(method, path, { token, body });

beforeAll(async () => {
  here = await openWorkspace({}, { areColleagues: true });
  ana = await here.somebody('manager', { name: 'Ana Lima' });
  bruno = await here.somebody('member', { name: 'Bruno Reis' });
  others = [await here.somebody('admin', { name: 'Helena Prado' }), await here.somebody('member', { name: 'Caio Sá' })];
  ids.unit = await here.unit('Matriz', ana, bruno, ...others);
  ids.project = (await ask('POST', '/api/projects', { name: 'Célula' })).body.id;
  for (const person of others) await here.join(ids.project as string, person, 'viewer');
  const { body } = await ask('POST', '/api/meetings', {
    title: 'Compra da Zarabatana',
    description: 'Quanto vale a Zarabatana',
    location: 'Sala Zarabatana',
    conference_url: 'https://meet.example/zarabatana',
    is_private: true,
    start_at: inHours(0.5),
    end_at: inHours(1.5),
    time_zone: 'America/Sao_Paulo',
    project_id: ids.project,
    unit_id: ids.unit,
    attendees: [{ user_id: bruno.id }, { email: 'dona@zarabatana.example', name: 'Dona Zarabatana' }],
    agenda: [{ title: 'Preço da Zarabatana', minutes: 20 }],
    repeat: { every: 'week', interval: 1, weekdays: [], until: null, times: 3 },
  });
  ids.meeting = body.id;
  const [part] = body.agenda;
  expect((await ask('PUT', `/api/meetings/${body.id}/notes/${part.id}`, { text: 'Zarabatana cara' })).status).toBe(200);
  const said = await ask('POST', `/api/meetings/${body.id}/outcomes`, { text: 'Visitar a Zarabatana' });
  expect(said.status, JSON.stringify(said.body)).toBe(201);
  ids.outcome = said.body.id;
  await ask('PATCH', `/api/meetings/${body.id}`, { title: 'Venda da Zarabatana' });
  await ask('PUT', `/api/meetings/${body.id}/response`, { response: 'tentative' }, bruno);
  ids.person = ana.id;
  expect(Object.values(ids)).not.toContain(undefined);
});
afterAll(() => here.close());

// The outbox is what stands for the post where there is none: whoever may read it reads everybody's letters.
const left = ['/api/events', '/api/outbox'];
const gets = operations.filter(({ method, path, isPublic }) => method === 'GET' && !left.includes(path) && !isPublic);

/** The addresses of an operation: its first parameter stands for everything there is. */
function addressesOf({ path, id }: Operation): string[] {
  const [lead = '', ...rest] = path.split(/\{\w+\}/);
  const [from, to] = [inHours(-24), inHours(24 * 30)].map(encodeURIComponent);
  const period = id === 'listMeetings' ? [`?from=${from}&to=${to}`, '?search=zarabatana'] : [];
  if (rest.length === 0) return ['', '?limit=200', ...period].map((query) => path + query);
  return Object.values(ids).map((each) => lead + each + rest.join(ids.outcome));
}

/** The operations whose answers say the word to somebody. */
async function tellers(person: TestPerson): Promise<Set<string>> {
  const found = new Set<string>();
  for (const operation of gets)
    for (const address of addressesOf(operation)) {
      const { status, body } = await ask('GET', address, undefined, person);
      if (status >= 500) throw new Error(`${address}: ${status}`);
      // What was asked for comes back where nothing is found.
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      if (planted.test(text)) found.add(operation.id);
    }
  return found;
}

test('no answer tells others of a private meeting more than that somebody is busy', async () => {
  for (const person of others) {
    expect([...(await tellers(person))]).toEqual([]);
    const { body } = await ask('GET', `/api/meetings/${ids.meeting}`, undefined, person);
    expect(body).toMatchObject({ title: 'Ocupado', is_hidden: true, attendees: [], agenda: [], organizer: null });
  }
  for (const person of [ana, bruno]) {
    const told = await tellers(person);
    for (const id of ['getMeeting', 'listMeetings', 'listMeetingNotes', 'listMeetingOutcomes'])
      expect(told).toContain(id);
  }
}, 120_000);

test('nor does it through the eyes of one who is asked to it, nor is a draft told of', async () => {
  const [admin] = others as [TestPerson];
  const draft = await ask('POST', '/api/meetings', {
    title: 'Zarabatana que ainda não se marcou',
    status: 'draft',
    start_at: inHours(3),
    end_at: inHours(4),
    time_zone: 'America/Sao_Paulo',
    attendees: [{ user_id: bruno.id }],
  });
  expect(draft.status, JSON.stringify(draft.body)).toBe(201);
  const { body: kept } = await ask('GET', '/api/account/data', undefined, bruno);
  expect(JSON.stringify(kept)).toContain('Venda da Zarabatana');
  expect(JSON.stringify(kept)).not.toContain('ainda não se marcou');
  for (const { id, ...them } of [ana, bruno]) {
    const { status, body } = await ask('POST', '/api/view-as', { user_id: id }, admin);
    expect(status, JSON.stringify(body)).toBe(201);
    const seen = { ...them, id, token: body.token };
    expect([...(await tellers(seen))]).toEqual([]);
    expect((await ask('GET', `/api/meetings/${ids.meeting}`, undefined, seen)).body.title).toBe('Ocupado');
    expect((await ask('GET', `/api/meetings/${draft.body.id}`, undefined, seen)).status).toBe(404);
  }
}, 120_000);

test('nor does what happens as it happens, nor a feed', async () => {
  const [admin] = others as [TestPerson];
  const events = await here.listen(admin);
  await ask('PATCH', `/api/meetings/${ids.meeting}`, { title: 'Outra Zarabatana', location: 'Nova Zarabatana' });
  // Something that they hear of, after it.
  await ask('PATCH', `/api/projects/${ids.project}`, { description: 'Depois disso' });
  const heard: string[] = [];
  for (let event = await events.next(); event; event = await events.next()) {
    heard.push(JSON.stringify(event));
    if (/"project"/.test(heard.at(-1) ?? '')) break;
  }
  events.stop();
  expect(heard.join('')).toContain(ids.project);
  expect(heard.filter((text) => planted.test(text))).toEqual([]);

  const { body } = await ask('PUT', '/api/meetings/feed', { with_projects: true }, admin);
  const feed = await (await fetch(here.url + body.path)).text();
  expect(feed).toContain('SUMMARY:Ocupado');
  expect(feed).not.toMatch(planted);
});
