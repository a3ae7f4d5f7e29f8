import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';
import { unitSubject } from './access.ts';

let here: Workspace;
let admin: TestPerson;
let member: TestPerson;
beforeAll(async () => {
  here = await openWorkspace();
  admin = await here.somebody('admin');
  member = await here.somebody('member');
});
afterAll(() => here.close());

const address = { cep: '', street: '', number: '', complement: '', district: '', city: '', uf: '', ibge_code: '' };
const english = { 'accept-language': 'en' };
const create = (body: object, { token } = admin) => here.ask('POST', '/api/units', { token, body });
const patch = (id: string, body: object, { token } = admin) => here.ask('PATCH', `/api/units/${id}`, { token, body });
const add = (id: string, ...people: TestPerson[]) =>
  here.ask('POST', `/api/unit/${id}/users`, { token: admin.token, body: { user_ids: people.map((one) => one.id) } });
const names = async (query: string) =>
  (await here.ask('GET', `/api/units?${query}`, { token: admin.token })).body.data.map(
    ({ name }: { name: string }) => name,
  );

test('a unit is created with what is known of it, and changed by its administrators', async () => {
  const boss = await here.somebody('member', { name: 'Bia Reis' });
  const { status, body } = await create({
    name: ' Filial Manaus ',
    code: 'MAO',
    tax_id: '12ABC34501DE35',
    time_zone: 'America/Manaus',
    manager_id: boss.id,
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    name: 'Filial Manaus',
    code: 'MAO',
    type: 'branch',
    tax_id: '12ABC34501DE35',
    time_zone: 'America/Manaus',
    manager: { id: boss.id, name: 'Bia Reis' },
    parent: null,
    is_active: true,
    my_role: null,
    users_count: 1,
    version: 1,
  });
  const changed = await patch(body.id, { phone: '+559233334444', version: 1 }, boss);
  expect(changed.body).toMatchObject({ phone: '+559233334444', code: 'MAO', my_role: 'admin', version: 2 });
  expect((await patch(body.id, { phone: null, version: 1 })).body.code).toBe('STALE_VERSION');
  const same = await patch(body.id, { phone: '+559233334444' });
  expect(same.body.version).toBe(2);
});

test('what is wrong with it is told by field, and changes nothing', async () => {
  const { status, body } = await create({
    name: ' ',
    tax_id: '12ABC34501DE45',
    time_zone: 'America/Atlantis',
    code: 'a b',
  });
  expect([status, body.error]).toEqual([400, 'Dados inválidos']);
  expect(body.details.map(({ field }: { field: string }) => field).sort()).toEqual([
    'code',
    'name',
    'tax_id',
    'time_zone',
  ]);
  const one = (await create({ name: 'Um', code: 'UM' })).body;
  const two = (await create({ name: 'Dois', parent_id: one.id })).body;
  expect((await create({ name: 'Outro', code: 'UM' })).body.code).toBe('CODE_TAKEN');
  expect((await patch(two.id, { code: 'UM' })).body.code).toBe('CODE_TAKEN');
  expect((await patch(one.id, { code: 'UM' })).status).toBe(200);
  for (const [field, value] of [
    ['parent_id', two.id],
    ['parent_id', one.id],
    ['parent_id', member.id],
    ['manager_id', member.id],
  ] as const)
    expect((await patch(one.id, { [field]: value, name: 'Nunca' })).body.details).toMatchObject([
      { field, code: 'not_allowed' },
    ]);
  expect(await names('search=nunca')).toEqual([]);
});

test('a unit keeps holidays of its own, by date, and a department those of the unit it is in too', async () => {
  const city = { date: '2026-06-24', name: ' São João ', scope: 'municipal', is_yearly: true };
  const state = { date: '2026-03-06', name: 'Data Magna', scope: 'state', is_yearly: false };
  const { id } = (await create({ name: 'Com feriados', holidays: [city, state] })).body;
  const below = (await create({ name: 'Setor', type: 'department', parent_id: id, holidays: [] })).body.id;
  const branch = (await create({ name: 'Outra cidade', parent_id: id })).body.id;
  const datesOf = async (unit: string, { token } = member) =>
    (await here.ask('GET', `/api/unit/${unit}/holidays`, { token })).body.data.map(
      ({ date }: { date: string }) => date,
    );
  expect(await datesOf(id)).toEqual(['2026-03-06', '2026-06-24']);
  expect(await datesOf(below)).toEqual(['2026-03-06', '2026-06-24']);
  expect(await datesOf(branch)).toEqual([]);
  const { body } = await patch(id, { holidays: [state, { ...city, name: 'São João' }], version: 1 });
  expect([body.version, body.holidays.map(({ name }: { name: string }) => name)]).toEqual([
    1,
    ['Data Magna', 'São João'],
  ]);
  expect((await patch(id, { holidays: [{ ...city, date: '2026-02-30' }] })).body.details).toMatchObject([
    { field: 'holidays.date' },
  ]);
  expect((await here.ask('GET', `/api/unit/${member.id}/holidays`, { token: member.token })).status).toBe(404);
});

test('two moves at once never make a circle', async () => {
  for (let round = 0; round < 5; round++) {
    const [a, b] = [(await create({ name: 'A' })).body.id, (await create({ name: 'B' })).body.id];
    const moves = await Promise.all([patch(a, { parent_id: b }), patch(b, { parent_id: a })]);
    expect(moves.map(({ status }) => status).sort()).toEqual([200, 400]);
  }
});

test('the same code asked for at once is given once', async () => {
  const made = await Promise.all(
    Array.from({ length: 6 }, (_, index) => create({ name: `Nova ${index}`, code: 'NOVA' })),
  );
  expect(made.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(made.filter(({ body }) => body.code === 'CODE_TAKEN')).toHaveLength(5);
});

test('lists are searched without accents, filtered, sorted and paged', async () => {
  const top = (await create({ name: 'Ágata', type: 'headquarters' })).body.id;
  for (const name of ['Ágata Sul', 'agata Norte', 'Âgata Leste'])
    await create({ name, parent_id: top, is_active: name !== 'Ágata Sul' });
  expect(await names('search=agata')).toEqual(['Ágata', 'Âgata Leste', 'agata Norte', 'Ágata Sul']);
  expect(await names(`parent_id=${top}&sort_order=desc`)).toEqual(['Ágata Sul', 'agata Norte', 'Âgata Leste']);
  expect(await names('search=agata&type=headquarters')).toEqual(['Ágata']);
  expect(await names(`parent_id=${top}&is_active=false`)).toEqual(['Ágata Sul']);
  expect(await names('search=%25')).toEqual([]);
  const seen: string[] = [];
  for (let cursor = ''; ; ) {
    const { body } = await here.ask('GET', `/api/units?limit=2&sort_by=code${cursor}`, { token: admin.token });
    seen.push(...body.data.map(({ id }: { id: string }) => id));
    if (!body.page.next_cursor) break;
    cursor = `&cursor=${body.page.next_cursor}`;
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toHaveLength((await names('limit=200')).length);
});

test('a unit that is used is not deleted, and says by what', async () => {
  const { id } = (await create({ name: 'Usada' })).body;
  await create({ name: 'Abaixo', parent_id: id });
  await add(id, member, admin);
  await here.ask('POST', '/api/projects', { token: member.token, body: { name: 'Um', unit_id: id } });
  await here.ask('POST', '/api/invitations/unit', {
    token: admin.token,
    body: { unit_id: id, email: 'x@y.example', role: 'member' },
  });
  const now = Date.now();
  const at = (days: number) => new Date(now + days * 86_400_000).toISOString();
  for (const days of [1, 6, 8])
    await here.ask('POST', '/api/meetings', {
      token: admin.token,
      body: { title: 'Ronda', start_at: at(days), end_at: at(days + 0.02), time_zone: 'America/Recife', unit_id: id },
    });
  await here.ask('POST', '/api/finance/accounts', {
    token: admin.token,
    body: { name: 'Caixa da unidade', type: 'cash', opening_date: '2026-01-01', unit_id: id },
  });
  await here.ask('POST', '/api/wabas', {
    token: admin.token,
    body: { waba_id: '999990001', name: 'Uma', unit_id: id },
  });
  const summary = { token: admin.token, body: { unit_id: id } };
  expect((await here.ask('POST', `/api/unit/${id}/summary`, summary)).body).toMatchObject({
    meetings_7d: 2,
    balance_cents: 0,
    receivable_overdue_cents: 0,
    uses: { people: 2, projects: 1, units: 1, invitations: 1, meetings: 3, accounts: 1, transactions: 0, wabas: 1 },
  });
  const remove = (headers = {}) => here.ask('DELETE', `/api/units/${id}`, { token: admin.token, headers });
  const refused = await remove();
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([
    409,
    'IN_USE',
    'A unidade ainda tem 2 pessoas, 1 projeto, 1 unidade abaixo, 1 convite pendente, 3 reuniões, 1 conta e 1 conta do WhatsApp. Resolva isso antes de excluir.',
  ]);
  expect((await remove(english)).body.message).toBe(
    'The unit still has 2 people, 1 project, 1 unit under it, 1 pending invitation, 3 meetings, 1 account, and 1 WhatsApp account. Resolve that before you delete it.',
  );
  const empty = (await create({ name: 'Vazia' })).body.id;
  expect((await here.ask('DELETE', `/api/units/${empty}`, { token: admin.token })).status).toBe(204);
  expect((await here.ask('DELETE', `/api/units/${empty}`, { token: admin.token })).body.message).toBe(
    'Unidade não encontrada',
  );
});

test('what a unit holds and should have received is told to whoever sees transactions alone', async () => {
  const { id } = (await create({ name: 'Com caixa' })).body;
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const post = (path: string, body: object) => here.ask('POST', path, { token: admin.token, body });
  const made = await post('/api/finance/accounts', {
    name: 'Caixa',
    type: 'cash',
    opening_date: '2026-01-01',
    opening_balance_cents: 5_000,
    unit_id: id,
  });
  for (const [due_date, kind] of [
    [day(-9), 'income'],
    [day(9), 'income'],
    [day(-9), 'expense'],
  ] as const) {
    const body = { description: 'Uma', kind, amount_cents: 1_200, due_date, account_id: made.body.id, unit_id: id };
    expect((await post('/api/finance/transactions', { ...body, competence_date: due_date })).status).toBe(201);
  }
  await add(id, member);
  const summary = ({ token }: TestPerson) =>
    here.ask('POST', `/api/unit/${id}/summary`, { token, body: { unit_id: id } });
  expect((await summary(admin)).body).toMatchObject({ balance_cents: 5_000, receivable_overdue_cents: 1_200 });
  expect((await summary(member)).body).toMatchObject({ balance_cents: null, receivable_overdue_cents: null });
});

test('people are given to a unit all or none, by its administrators', async () => {
  const { id } = (await create({ name: 'Gente' })).body;
  const other = await here.somebody('member');
  const gone = await here.somebody('member', { status: 'inactive' });
  expect((await add(id, other, gone)).body.details).toMatchObject([{ field: 'user_ids' }]);
  expect((await add(id, other, member)).body.users_count).toBe(2);
  expect((await add(id, other)).body.users_count).toBe(2);
  const { status } = await here.ask('POST', `/api/unit/${id}/users`, {
    token: other.token,
    body: { user_ids: [other.id] },
  });
  expect(status).toBe(403);
});

test('one sees one’s own units, and what they have to do by their own calendar', async () => {
  const ana = await here.somebody('member');
  const east = (await create({ name: 'Leste', time_zone: 'Pacific/Kiritimati' })).body.id;
  const west = (await create({ name: 'Oeste', time_zone: 'Pacific/Niue' })).body.id;
  for (const id of [west, east]) await add(id, ana);
  const mine = await here.ask('GET', '/api/unit/find-by-user', { token: ana.token });
  expect(mine.body.data.map(({ name, my_role }: { name: string; my_role: string }) => [name, my_role])).toEqual([
    ['Leste', 'member'],
    ['Oeste', 'member'],
  ]);
  const inEast = new Date().toLocaleDateString('sv-SE', { timeZone: 'Pacific/Kiritimati' });
  const dead_line = new Date(Date.parse(inEast) - 86_400_000).toISOString().slice(0, 10);
  for (const unit_id of [east, west])
    await here.ask('POST', '/api/projects', { token: ana.token, body: { name: 'Prazo', dead_line, unit_id } });
  const summary = async (id: string, body: object = { unit_id: id }, { token } = ana) =>
    here.ask('POST', `/api/unit/${id}/summary`, { token, body });
  expect((await summary(east)).body).toMatchObject({ users: 1, projects_open: 1, projects_late: 1, uses: null });
  expect((await summary(west)).body).toMatchObject({ projects_open: 1, projects_late: 0 });
  expect((await summary(east, { unit_id: west })).status).toBe(400);
  expect((await summary(east, undefined, member)).body.message).toBe('Unidade não encontrada');
  expect((await here.ask('GET', '/api/unit/find-by-user')).body.message).toBe('Token inválido');
  expect((await here.ask('GET', '/api/units')).body.message).toBe('Não autorizado');
});

test('what happens to a unit is told, to its people and whoever sees all units alone', async () => {
  const { id } = (await create({ name: 'Contada' })).body;
  await add(id, member);
  await patch(id, { name: 'Contada de novo', address: { ...address, city: 'Santos', uf: 'SP' } });
  const told = await here.store.db
    .selectFrom('activity')
    .where('subject_id', '=', id)
    .orderBy('seq')
    .select(['subject_kind', 'entity', 'verb', 'label', 'changes'])
    .execute();
  expect(told).toEqual([
    { subject_kind: 'unit', entity: 'unit', verb: 'created', label: 'Contada', changes: [] },
    {
      subject_kind: 'unit',
      entity: 'unit',
      verb: 'changed',
      label: 'Contada',
      changes: [{ field: 'people', before: 0, after: 1 }],
    },
    {
      subject_kind: 'unit',
      entity: 'unit',
      verb: 'changed',
      label: 'Contada de novo',
      changes: [
        { field: 'name', before: 'Contada', after: 'Contada de novo' },
        { field: 'address', before: '', after: 'Santos, SP' },
      ],
    },
  ]);
  const stranger = await here.somebody('member');
  const hears = async ({ id: person }: TestPerson) => {
    const audience = await unitSubject.audience(here.store.db, [id], [person]);
    return audience({ subject_id: id } as Parameters<typeof audience>[0], person) !== undefined;
  };
  expect([await hears(admin), await hears(member), await hears(stranger)]).toEqual([true, true, false]);
  // Who is invited is for those who may invite.
  const hearsInvitation = async ({ id: person }: TestPerson) => {
    const audience = await unitSubject.audience(here.store.db, [id], [person]);
    const entry = { subject_id: id, entity: 'invitation' } as Parameters<typeof audience>[0];
    return audience(entry, person) !== undefined;
  };
  const boss = await here.somebody('member');
  await here.store.db.insertInto('user_units').values({ user_id: boss.id, unit_id: id, role: 'admin' }).execute();
  const heard = [await hearsInvitation(admin), await hearsInvitation(boss), await hearsInvitation(member)];
  expect(heard).toEqual([true, true, false]);
});
