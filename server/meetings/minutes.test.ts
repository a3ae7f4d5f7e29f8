import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../kernel/ids.ts';
import { openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';

let here: Workspace;
let ana: TestPerson;
let bruno: TestPerson;
beforeAll(async () => {
  here = await openWorkspace({}, { areColleagues: true, config: { demo: true } });
  ana = await here.somebody('manager', { name: 'Ana Lima' });
});
beforeEach(async () => {
  bruno = await here.somebody('member', { name: 'Bruno Reis' });
});
afterAll(() => here.close());

const ask = (method: string, path: string, body?: unknown, by = ana) =>
  here.ask(method, path, { token: by.token, body });
const send = (id: string, by = ana) => ask('POST', `/api/meetings/${id}/minutes`, undefined, by);
const mails = (to: string) =>
  here.store.db.selectFrom('outbox').where('recipient', '=', to).selectAll().orderBy('id').execute();
const item = newId();
const create = async (more: object = {}) => {
  const body = {
    title: 'Obras',
    time_zone: 'America/Sao_Paulo',
    start_at: '2026-03-02T13:00:00.000Z',
    end_at: '2026-03-02T14:00:00.000Z',
    attendees: [{ user_id: bruno.id }],
    agenda: [{ id: item, title: 'Prazos', minutes: 20 }],
    ...more,
  };
  const answer = await ask('POST', '/api/meetings', body);
  expect(answer.status).toBe(201);
  return answer.body;
};

test('minutes of a meeting without others go to nobody', async () => {
  const { id } = await create({ attendees: [] });
  const { status, body } = await send(id);
  expect([status, body.recipients]).toEqual([200, []]);
});

test('minutes go by e-mail to all others, with what was noted and what came of it, in their language', async () => {
  const carla = await here.somebody('member', { name: 'Carla Nunes' });
  await ask('PATCH', '/api/account', { language: 'en' }, carla);
  const { id, agenda } = await create({ attendees: [{ user_id: bruno.id }, { user_id: carla.id }] });
  await ask('PUT', `/api/meetings/${id}/notes/${agenda[0].id}`, { text: 'A esteira chega na terça.' });
  await ask('PUT', `/api/meetings/${id}/notes/${id}`, { text: 'Todos vieram.' });
  const outcome = { text: 'Pedir a ART', person_id: bruno.id, due_date: '2026-03-09' };
  expect((await ask('POST', `/api/meetings/${id}/outcomes`, outcome)).status).toBe(201);
  const { status, body } = await send(id);
  expect([status, body.recipients.toSorted()]).toEqual([200, ['Bruno Reis', 'Carla Nunes']]);
  // At once again, it is not sent twice.
  await send(id, bruno);
  await send(id);
  const [mail, ...more] = await mails(bruno.email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Ata: Obras');
  for (const text of [
    /Prazos\nA esteira chega na terça\./,
    /Todos vieram\./,
    /• Pedir a ART · quem faz: Bruno Reis · até /,
  ])
    expect(mail?.text).toMatch(text);
  expect(mail?.text).toContain(`/meetings/${id}/minutes`);
  expect((await mails(carla.email)).at(-1)?.text).toMatch(
    /^Hi Carla Nunes,[\s\S]*assigned to Bruno Reis · by Mar 9, 2026 · open/,
  );
  // What Bruno sent reached Ana.
  expect((await mails(ana.email)).map(({ subject }) => subject)).toEqual(['Ata: Obras']);
});

test('minutes reach guests where the meeting writes to them, and nobody who wants no e-mail about meetings', async () => {
  const guest = `paula-${bruno.id}@serra.example`;
  const { id } = await create({ attendees: [{ user_id: bruno.id }, { email: guest, name: 'Paula' }] });
  await ask('PUT', '/api/notification-settings', { email_digest: false, email_meetings: false }, bruno);
  expect((await send(id)).body).toEqual({ recipients: ['Paula'] });
  const [mail] = await mails(guest);
  expect(mail?.text).toMatch(/^Olá, Paula\./);
  // Guests have no account to open it with.
  expect(mail?.text).not.toContain('/minutes');
  expect(await mails(bruno.email)).toEqual([]);
});

test('minutes are sent by who is there alone: of a private meeting nobody else knows, not even who manages all', async () => {
  const admin = await here.somebody('admin');
  const other = await here.somebody('member');
  const open = await create();
  expect((await send(open.id, other)).status).toBe(404);
  expect((await here.ask('POST', `/api/meetings/${open.id}/minutes`)).status).toBe(401);
  // A draft is its organizer's alone.
  const draft = await create({ status: 'draft' });
  expect((await send(draft.id)).body).toEqual({ recipients: [] });
  const hidden = await create({ is_private: true });
  expect((await send(hidden.id, admin)).status).toBe(403);
  expect(await mails(bruno.email)).toEqual([]);
  expect((await send(hidden.id)).status).toBe(200);
  expect(await mails(bruno.email)).toHaveLength(1);
});
