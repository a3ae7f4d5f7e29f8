import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Loose, openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';

let here: Workspace;
let ana: TestPerson;
let bruno: TestPerson;
let carla: TestPerson;
let admin: TestPerson;
let project: string;
beforeAll(async () => {
  here = await openWorkspace({}, { areColleagues: true });
  ana = await here.somebody('manager', { name: 'Ana Lima' });
  bruno = await here.somebody('member', { name: 'Bruno Reis' });
  carla = await here.somebody('member', { name: 'Carla Nunes' });
  admin = await here.somebody('admin', { name: 'Helena Prado' });
  project = (await here.ask('POST', '/api/projects', { token: ana.token, body: { name: 'Célula' } })).body.id;
});
afterAll(() => here.close());

const path = '/api/meetings';
const tomorrow = (hour: number) =>
  new Date(Math.floor(Date.now() / 86_400_000 + 1) * 86_400_000 + hour * 3_600_000).toISOString();
const create = (body: object = {}, { token } = ana) =>
  here.ask('POST', path, {
    token,
    body: { title: 'Obras', start_at: tomorrow(13), end_at: tomorrow(14), time_zone: 'America/Sao_Paulo', ...body },
  });
const read = (id: string, { token } = ana) => here.ask('GET', `${path}/${id}`, { token });
const patch = (id: string, body: object, { token } = ana) => here.ask('PATCH', `${path}/${id}`, { token, body });
const setStatus = (id: string, body: object, { token } = ana) =>
  here.ask('PATCH', `${path}/${id}/status`, { token, body });
const remove = (id: string, { token } = ana) => here.ask('DELETE', `${path}/${id}`, { token });
const answer = (id: string, response: string, { token } = bruno) =>
  here.ask('PUT', `${path}/${id}/response`, { token, body: { response } });
const idsIn = async (rest: string, { token } = ana): Promise<string[]> =>
  (await here.ask('GET', `${path}${rest}`, { token })).body.data.map(({ id }: Loose) => id);

test('a meeting is created with all that is known of it, changed, and deleted', async () => {
  const { status, body } = await create({
    title: ' Acompanhamento ',
    location: 'Sala Ipê',
    conference_url: 'https://meet.example/a',
    project_id: project,
    attendees: [{ user_id: bruno.id }, { email: 'Paula@Serra.example', name: 'Paula', is_optional: true }],
    agenda: [{ title: 'Prazo', minutes: 20, owner_id: bruno.id }, { title: 'Riscos' }],
    reminders_min: [15, 60],
  });
  expect(status, JSON.stringify(body)).toBe(201);
  expect(body).toMatchObject({
    title: 'Acompanhamento',
    status: 'scheduled',
    is_hidden: false,
    organizer: { id: ana.id, name: 'Ana Lima' },
    project: { id: project, name: 'Célula' },
    attendees: [
      { user_id: bruno.id, email: null, name: 'Bruno Reis', response: 'needs_action', is_optional: false },
      { user_id: null, email: 'paula@serra.example', name: 'Paula', is_optional: true },
    ],
    agenda: [
      { title: 'Prazo', minutes: 20, owner: { id: bruno.id, name: 'Bruno Reis' } },
      { title: 'Riscos', minutes: 0, owner: null },
    ],
    reminders_min: [15, 60],
    my_role: 'organizer',
    my_response: null,
    version: 1,
  });
  const { owner: _, notes: __, ...topic } = body.agenda[1];
  const right = await patch(body.id, { agenda: [topic], version: 1 });
  expect(right.body.agenda).toEqual([body.agenda[1]]);
  expect((await patch(body.id, { title: 'Outro', version: 1 })).body.code).toBe('STALE_VERSION');
  expect((await remove(body.id)).status).toBe(204);
  expect((await remove(body.id)).body).toMatchObject({ code: 'NOT_FOUND', message: 'Reunião não encontrada' });
});

test('who attends, organizes or is in the project sees it, whoever administers meetings all; nobody else', async () => {
  const { id } = (await create({ project_id: project, attendees: [{ user_id: bruno.id }] })).body;
  const outsider = (await create()).body.id;
  for (const [who, role] of [
    [ana, 'organizer'],
    [bruno, 'attendee'],
    [admin, 'viewer'],
  ] as const)
    expect((await read(id, who)).body.my_role).toBe(role);
  expect((await read(outsider, admin)).body.my_role).toBeNull();
  expect((await read(id, carla)).status).toBe(404);
  expect(await idsIn('', carla)).not.toContain(id);
  expect((await here.ask('GET', `${path}/project/${project}`, { token: carla.token })).status).toBe(404);
  await here.join(project, carla, 'viewer');
  expect((await read(id, carla)).body).toMatchObject({ my_role: 'viewer', title: 'Obras' });
  expect(await idsIn(`/project/${project}`, carla)).toContain(id);
  expect((await read(outsider, carla)).status).toBe(404);
  for (const refused of [
    await patch(id, { title: 'X' }, carla),
    await setStatus(id, { status: 'confirmed' }, bruno),
    await remove(id, bruno),
    await answer(id, 'accepted', carla),
  ])
    expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN']);
  expect((await patch(id, { location: 'Sala 2' }, admin)).body.location).toBe('Sala 2');
  await here.store.db.deleteFrom('project_members').where('user_id', '=', carla.id).execute();
});

test('a private one is busy time to others: in every answer, search, filter and event, and in the log', async () => {
  await here.join(project, carla, 'viewer');
  const heard = await here.listen(carla);
  const { body: open } = await create({
    title: 'Demissão',
    project_id: project,
    location: 'Diretoria',
    attendees: [{ user_id: bruno.id }],
  });
  // What was told of others before may come late.
  const toldOfIt = async () => {
    for (;;) {
      const event = await heard.next();
      if (!event || event.data.subject_id === open.id) return event?.data;
    }
  };
  expect(await toldOfIt()).toMatchObject({ subject_kind: 'meeting', actor_id: ana.id });
  const { body } = await patch(open.id, { is_private: true });
  expect(body).toMatchObject({ title: 'Demissão', is_hidden: false });
  expect(await toldOfIt()).toMatchObject({ actor_id: null });
  heard.stop();
  const told = {
    title: 'Ocupado',
    is_hidden: true,
    start_at: open.start_at,
    location: '',
    organizer: null,
    project: null,
    attendees: [],
    agenda: [],
  };
  for (const who of [carla, admin]) {
    expect((await read(open.id, who)).body).toMatchObject(told);
    const { data } = (await here.ask('GET', `${path}?limit=200`, { token: who.token })).body;
    expect(data.find(({ id }: Loose) => id === open.id)).toMatchObject(told);
    for (const filter of ['search=demissao', `attendee_id=${bruno.id}`, `project_id=${project}`])
      expect(await idsIn(`?limit=200&${filter}`, who), filter).not.toContain(open.id);
    const check = { start_at: open.start_at, end_at: open.end_at, time_zone: 'UTC', user_ids: [bruno.id] };
    const { busy } = (await here.ask('POST', `${path}/check`, { token: who.token, body: check })).body;
    expect(busy.find(({ meeting }: Loose) => meeting?.id === open.id)).toBeUndefined();
  }
  expect(
    (await here.ask('GET', `${path}/${open.id}`, { token: carla.token, headers: { 'accept-language': 'en' } })).body
      .title,
  ).toBe('Busy');
  expect((await read(open.id, bruno)).body.title).toBe('Demissão');
  expect(await idsIn('?search=demissao', bruno)).toContain(open.id);
  // Whoever administers meetings neither reads nor changes it.
  expect((await patch(open.id, { title: 'X' }, admin)).body).toMatchObject({ code: 'FORBIDDEN' });
  expect((await remove(open.id, admin)).status).toBe(403);
  await answer(open.id, 'accepted');
  await remove(open.id);
  const { data } = (await here.ask('GET', `/api/audit-events?about_id=${open.id}`, { token: admin.token })).body;
  expect(data.length).toBe(4);
  expect(JSON.stringify(data)).not.toMatch(/Demissão|Diretoria/);
  await here.store.db.deleteFrom('project_members').where('user_id', '=', carla.id).execute();
});

test('a draft is its organizer’s alone', async () => {
  const { body } = await create({ status: 'draft', project_id: project, attendees: [{ user_id: bruno.id }] });
  for (const who of [bruno, admin]) {
    expect((await read(body.id, who)).status).toBe(404);
    expect(await idsIn('?limit=200', who)).not.toContain(body.id);
  }
  expect((await setStatus(body.id, { status: 'completed' })).body).toMatchObject({
    code: 'ILLEGAL_TRANSITION',
    message: 'Uma reunião em rascunho não pode ficar realizada.',
  });
  expect((await setStatus(body.id, { status: 'scheduled', version: 1 })).body).toMatchObject({ status: 'scheduled' });
  expect((await read(body.id, bruno)).status).toBe(200);
});

test('whoever is asked answers; at another time they are asked anew', async () => {
  const guest = { email: 'paula@serra.example', name: 'Paula', response: 'accepted' };
  const { body } = await create({ attendees: [{ user_id: bruno.id }, guest] });
  expect((await answer(body.id, 'accepted')).body).toMatchObject({ my_response: 'accepted', version: 1 });
  expect((await answer(body.id, 'accepted', ana)).body.details).toMatchObject([{ field: 'response' }]);
  const wanted = { attendees: [{ user_id: bruno.id, is_optional: true }, guest] };
  const kept = (await patch(body.id, wanted)).body.attendees;
  expect(kept.map(({ response }: Loose) => response)).toEqual(['accepted', 'accepted']);
  const moved = (await patch(body.id, { end_at: tomorrow(15) })).body;
  expect(moved.attendees.map(({ response }: Loose) => response)).toEqual(['needs_action', 'needs_action']);
  expect(moved.attendees.map(({ id }: Loose) => id)).toEqual(kept.map(({ id }: Loose) => id));
  expect((await patch(body.id, { attendees: [] })).body.attendees).toEqual([]);
  expect((await read(body.id, bruno)).status).toBe(404);
});

test('what may not be is told by field', async () => {
  const wrong = async (body: object, who = ana) =>
    (await create(body, who)).body.details?.map(({ field }: Loose) => field);
  expect(await wrong({ end_at: tomorrow(13) })).toEqual(['end_at']);
  expect(await wrong({ end_at: tomorrow(24 * 8) })).toEqual(['end_at']);
  expect(await wrong({ time_zone: 'Mars/Base' })).toEqual(['time_zone']);
  expect(await wrong({ conference_url: 'javascript:alert(1)' })).toEqual(['conference_url']);
  expect(await wrong({ attendees: [{ user_id: project }] })).toEqual(['attendees']);
  expect(await wrong({ attendees: [{ user_id: bruno.id }, { user_id: bruno.id }] })).toEqual(['attendees']);
  expect(await wrong({ agenda: [{ title: 'x', owner_id: carla.id }] })).toEqual(['agenda']);
  expect(await wrong({ project_id: project }, bruno)).toEqual(['project_id']);
  expect(await wrong({ unit_id: project })).toEqual(['unit_id']);
  const body = { person_type: 'company', name: 'Serra Azul' };
  const client_id = (await here.ask('POST', '/api/finance/clients', { token: admin.token, body })).body.id;
  expect(await wrong({ client_id })).toEqual(['client_id']);
  expect((await create({ client_id }, admin)).body.client).toEqual({ id: client_id, name: 'Serra Azul' });
  expect((await create({}, { ...ana, token: 'tra_x' })).body.code).toBe('TOKEN_INVALID');
});

test('by their e-mail, people of the workspace are asked as themselves by those who see them', async () => {
  const attendees = [{ email: bruno.email.toUpperCase() }, { email: ana.email }];
  expect((await create({ attendees })).body.attendees).toMatchObject([{ user_id: bruno.id, email: null }]);
  expect((await create({ attendees }, carla)).body.attendees).toMatchObject([{ user_id: null }, { user_id: null }]);
});

test('today and the next days are one’s own, by the zone asked for', async () => {
  const noon = new Date();
  noon.setUTCHours(15, 0, 0, 0);
  here.clock.ahead = noon.getTime() - Date.now();
  const at = (hours: number) => new Date(noon.getTime() + hours * 3_600_000).toISOString();
  const make = async (start: number, body: object = {}) =>
    (await create({ start_at: at(start), end_at: at(start + 1), attendees: [{ user_id: bruno.id }], ...body })).body.id;
  const [now, late, next, far, foreign] = [
    await make(-0.5),
    // 1 o'clock of the next day in UTC, 22 o'clock of this one in São Paulo.
    await make(10),
    await make(24),
    await make(24 * 20),
    await make(1, { attendees: [] }),
  ];
  const cancelled = await make(2);
  await setStatus(cancelled, { status: 'cancelled' });
  const today = await idsIn('/today?limit=200', bruno);
  expect(today).toEqual(expect.arrayContaining([now, late]));
  // A zone that browsers know and the store does not.
  expect(await idsIn('/today?limit=200&time_zone=US/Pacific-New', bruno)).toContain(now);
  for (const id of [next, far, foreign, cancelled]) expect(today).not.toContain(id);
  expect(await idsIn('/today?limit=200&time_zone=UTC', bruno)).not.toContain(late);
  const upcoming = await idsIn('/upcoming?limit=200', bruno);
  expect(upcoming).toEqual(expect.arrayContaining([now, late, next]));
  expect(upcoming).not.toContain(far);
  expect(await idsIn('/upcoming?limit=200&days=30', bruno)).toContain(far);
  const period = await idsIn(`?limit=200&from=${at(23)}&to=${at(25)}`, bruno);
  expect(period).toContain(next);
  expect(period).not.toContain(now);
  expect(await idsIn(`?limit=200&status=cancelled&attendee_id=${bruno.id}`, bruno)).toContain(cancelled);
  here.clock.ahead = 0;
});

test('a time is checked against people, holidays and hours, and the next free one is told', async () => {
  const unit = await here.unit('Filial');
  const holidays = [{ date: '2066-03-04', name: 'Aniversário', scope: 'municipal', is_yearly: false }];
  await here.store.db
    .updateTable('units')
    .set({ holidays: JSON.stringify(holidays) })
    .where('id', '=', unit)
    .execute();
  const at = (day: number, hour: number) => `2066-03-0${day}T${hour}:00:00.000Z`;
  const times = { start_at: at(3, 13), end_at: at(3, 14), time_zone: 'America/Sao_Paulo' };
  const { id } = (await create({ ...times, attendees: [{ user_id: bruno.id }] })).body;
  const check = async (body: object, { token } = ana) =>
    (await here.ask('POST', `${path}/check`, { token, body: { ...times, user_ids: [bruno.id], ...body } })).body;
  expect(await check({})).toEqual({
    busy: [
      {
        person: { id: bruno.id, name: 'Bruno Reis' },
        start_at: times.start_at,
        end_at: times.end_at,
        meeting: { id, name: 'Obras' },
      },
    ],
    holidays: [],
    is_outside_hours: false,
    next_free: { start_at: at(3, 14), end_at: at(3, 15) },
  });
  // Somebody else hears that the time is taken, and no more.
  expect((await check({}, carla)).busy[0].meeting).toBeNull();
  expect(await check({ except_id: id })).toMatchObject({ busy: [], next_free: null });
  expect(await check({ start_at: at(4, 13), end_at: at(4, 14), unit_id: unit })).toMatchObject({
    holidays: [{ date: '2066-03-04', national: null, name: 'Aniversário' }],
    next_free: { start_at: at(5, 11) },
  });
  expect(await check({ start_at: at(3, 22), end_at: at(3, 23) })).toMatchObject({
    busy: [],
    is_outside_hours: true,
    next_free: { start_at: at(4, 11) },
  });
  await answer(id, 'declined');
  expect((await check({})).busy).toEqual([]);
  // Nothing is proposed that is over.
  const over = await check({ start_at: '2020-03-02T23:00:00.000Z', end_at: '2020-03-03T00:00:00.000Z' });
  expect(Date.parse(over.next_free.start_at)).toBeGreaterThan(Date.now());
});

test('the time of another is told as busy where one may not see what takes it, and found by nothing that is of it', async () => {
  const open = (await create({ title: 'Ajuste da prensa', attendees: [{ user_id: bruno.id }] })).body.id;
  const secret = (await create({ title: 'Prensa em segredo', is_private: true, attendees: [{ user_id: bruno.id }] }))
    .body.id;
  const declined = (await create({ attendees: [{ user_id: bruno.id }] })).body.id;
  await answer(declined, 'declined');
  const draft = (await create({ status: 'draft', attendees: [{ user_id: bruno.id }] })).body.id;
  const of = async (rest: string, { token } = carla): Promise<Loose[]> =>
    (await here.ask('GET', `${path}?attendee_id=${bruno.id}&busy=true&limit=200${rest}`, { token })).body.data;
  const seen = await of('');
  for (const id of [open, secret]) {
    const told = seen.find((each) => each.id === id);
    expect(told).toMatchObject({ title: 'Ocupado', is_hidden: true, organizer: null, attendees: [], my_role: null });
    expect(JSON.stringify(told)).not.toMatch(/prensa|Ana|Bruno/i);
  }
  const ids = seen.map(({ id }) => id);
  for (const id of [declined, draft]) expect(ids).not.toContain(id);
  expect(await of('&search=prensa')).toEqual([]);
  expect((await of('&search=prensa', ana)).map(({ id }) => id).sort()).toEqual([open, secret].sort());
  expect((await of('', admin)).find(({ id }) => id === open)).toMatchObject({ title: 'Ajuste da prensa' });
  expect((await of('', admin)).find(({ id }) => id === secret)).toMatchObject({ title: 'Ocupado' });
  // Without it, what one may not see is not told at all.
  expect(await idsIn(`?attendee_id=${bruno.id}`, carla)).not.toContain(open);
  expect(await idsIn('?busy=true', carla)).not.toContain(open);
});

test('the clock of the agenda goes while the meeting is in progress, for all who follow, and makes no form old', async () => {
  const agenda = [{ title: 'Prazo', minutes: 10 }, { title: 'Riscos' }];
  const { body } = await create({ attendees: [{ user_id: bruno.id }], project_id: project, agenda });
  const [first, second] = body.agenda;
  const talk = (item_id: string | null, { token } = bruno) =>
    here.ask('PUT', `${path}/${body.id}/clock`, { token, body: { item_id } });
  expect((await talk(first.id)).body.code).toBe('ILLEGAL_TRANSITION');
  await setStatus(body.id, { status: 'in_progress' });
  const begun = (await talk(first.id)).body;
  expect(begun).toMatchObject({ clock: { item_id: first.id }, version: 2 });
  expect((await talk(first.id, ana)).body.clock).toEqual(begun.clock);
  expect((await talk(body.id)).body.details).toMatchObject([{ field: 'item_id' }]);
  expect((await talk(second.id)).body.clock.item_id).toBe(second.id);
  await patch(body.id, { agenda: [first].map(({ owner: _, notes: __, ...item }) => item) });
  expect((await read(body.id)).body.clock).toBeNull();
  await talk(first.id);
  await setStatus(body.id, { status: 'completed' });
  expect((await read(body.id)).body.clock).toBeNull();
  const busy = (await create({ is_private: true, project_id: project })).body.id;
  await setStatus(busy, { status: 'in_progress' });
  expect((await here.ask('PUT', `${path}/${busy}/clock`, { token: admin.token, body: { item_id: null } })).status).toBe(
    403,
  );
});
