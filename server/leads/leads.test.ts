import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runHousekeeping } from '../kernel/housekeeping.ts';
import { newId } from '../kernel/ids.ts';
import { openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';
import { anonymiseLeads } from './anonymise.ts';

let here: Workspace;
let admin: TestPerson;
let manager: TestPerson;
let member: TestPerson;

beforeAll(async () => {
  here = await openWorkspace({}, { config: { trustProxy: 1 } });
  admin = await here.somebody('admin', { name: 'Helena Prado' });
  manager = await here.somebody('manager', { name: 'Rafael Nogueira' });
  member = await here.somebody('member');
});
afterAll(() => here.close());
beforeEach(async () => {
  here.clock.ahead = 0;
  await sql`truncate leads, lead_notes, attempts, outbox, notifications`.execute(here.store.db);
});

const ask = (method: string, path: string, body?: unknown, by: TestPerson | null = admin) =>
  here.ask(method, path, { token: by?.token, body });
let visitors = 0;
/** The header by which a request comes from a network address of its own. */
const from = (address = `10.${(visitors >> 8) & 255}.${visitors++ & 255}.7`) => ({ 'x-forwarded-for': address });
const contact = (more: object = {}) => ({
  name: 'Marina Teles',
  email: 'marina@moinho.example',
  company: 'Moinho Vale Claro',
  phone: '(11) 98765-4321',
  service: 'automation',
  message: 'A paletização para duas vezes por turno.',
  language: 'pt-BR',
  page: '/services/automation',
  notice_version: '1',
  ...more,
});
const write = (more: object = {}, headers: Record<string, string> = from()) =>
  here.ask('POST', '/api/site/contacts', { body: contact(more), headers });
const leads = async () => here.store.db.selectFrom('leads').selectAll().orderBy('code').execute();
const statuses = async () => (await leads()).map(({ status }) => status);
/** Writes as a visitor and gives the lead's id. */
const lead = async (more: object = {}) => {
  const known = new Set((await leads()).map(({ id }) => id));
  expect((await write(more)).status).toBe(202);
  return (await leads()).find(({ id }) => !known.has(id))?.id ?? '';
};
const change = (id: string, body: object, by = admin) => ask('PATCH', `/api/leads/${id}`, body, by);
const qualified = async (more: object = {}) => {
  const id = await lead(more);
  await change(id, { status: 'contacted' });
  await change(id, { status: 'qualified' });
  return id;
};
const told = async (by: TestPerson) =>
  (await ask('GET', '/api/notifications', undefined, by)).body.data as { kind: string; lead: { id: string } }[];

test('a message becomes a lead, and the visitor, those who manage leads and the log are told in fixed words', async () => {
  const answer = await write({ name: ' Marina Teles ' });
  expect([answer.status, answer.body]).toEqual([202, { received: true }]);
  const [row] = await leads();
  expect(row).toMatchObject({
    name: 'Marina Teles',
    status: 'new',
    page: '/services/automation',
    notice_version: '1',
    marketing: false,
    assignee_id: null,
  });
  const [mail = ''] = await here.mailTo('marina@moinho.example');
  expect(mail).toContain('Sua mensagem chegou à Trama');
  expect(mail).toContain('ignore este e-mail');
  for (const word of ['Marina', 'Moinho', 'paletização', '98765']) expect(mail).not.toContain(word);
  for (const one of [admin, manager])
    expect(await told(one)).toMatchObject([
      { kind: 'lead_new', actor: null, lead: { id: row?.id, name: 'Marina Teles' } },
    ]);
  expect(await told(member)).toEqual([]);
  const activity = here.store.db.selectFrom('activity').where('subject_kind', '=', 'lead').selectAll();
  const [entry] = await activity.where('subject_id', '=', row?.id ?? '').execute();
  expect(entry).toMatchObject({ verb: 'created', label: row?.code, actor_id: null, address: null, changes: [] });
});

test('the confirmation is in the language of the form', async () => {
  await write({ language: 'en' });
  expect(await here.mailTo('marina@moinho.example')).toEqual([expect.stringContaining('If it was not you')]);
});

test.each([
  ['no name', { name: '  ' }],
  ['a long name', { name: 'a'.repeat(121) }],
  ['no e-mail', { email: 'marina' }],
  ['two addresses', { email: 'a@x.example,b@x.example' }],
  ['a short message', { message: 'Oi' }],
  ['a message of spaces', { message: ' '.repeat(20) }],
  ['a long message', { message: 'a'.repeat(4_001) }],
  ['another service', { service: 'mining' }],
  ['another language', { language: 'fr' }],
  ['no page', { page: 'javascript:alert(1)' }],
  ['no version of the notice', { notice_version: '' }],
  ['a field that nobody asked for', { status: 'won' }],
  ['a zero byte', { message: 'A paletização\0 para' }],
  ['an instant that is none', { shown_at: 'ontem' }],
])('%s is refused by name', async (_, more) => {
  const { status, body } = await write(more);
  expect([status, body.code]).toEqual([400, 'VALIDATION']);
  expect(await leads()).toEqual([]);
});

test('bidi controls are stripped and markup stays text', async () => {
  const id = await lead({ name: 'Ana\u202e gro.live', message: '<img src=x onerror=alert(1)> e mais texto' });
  expect((await ask('GET', `/api/leads/${id}`)).body).toMatchObject({
    name: 'Ana gro.live',
    message: '<img src=x onerror=alert(1)> e mais texto',
  });
});

const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
const links = (count: number) => Array.from({ length: count }, (_, at) => `https://www.x.example/${at}`).join(' ');
test.each([
  ['a filled honeypot', { website: 'https://spam.example' }],
  ['a form sent at once', { shown_at: ago(0) }],
  ['four links', { message: links(4) }],
])('%s is spam: answered alike, and nobody is told', async (_, more) => {
  const answer = await write({ ...more, ...('shown_at' in more && { shown_at: ago(1_000) }) });
  expect([answer.status, answer.body]).toEqual([202, { received: true }]);
  expect(await statuses()).toEqual(['spam']);
  expect(await here.mailTo('marina@moinho.example')).toEqual([]);
  expect(await told(admin)).toEqual([]);
});

test('a form that was filled in at leisure, one without a clock and three links are no spam', async () => {
  await write({ shown_at: ago(60_000) });
  await write({ shown_at: new Date(Date.now() + 600_000).toISOString() });
  await write({ message: links(3) });
  expect(await statuses()).toEqual(['new', 'new', 'new']);
});

test('five an hour from one network address and for one e-mail address, whatever else they say', async () => {
  for (let at = 0; at < 8; at += 1)
    expect((await write({ email: `a${at}@x.example` }, from('198.51.100.7'))).status).toBe(202);
  expect(await leads()).toHaveLength(5);
  for (let at = 0; at < 8; at += 1) expect((await write({ email: 'VITIMA@x.example' })).status).toBe(202);
  expect(await leads()).toHaveLength(10);
  here.clock.ahead = 3_700_000;
  await write({ email: 'vitima@x.example' }, from('198.51.100.7'));
  expect(await leads()).toHaveLength(11);
  // A day has five confirmations at most for one address.
  expect([...(await here.mailTo('VITIMA@x.example')), ...(await here.mailTo('vitima@x.example'))]).toHaveLength(5);
});

test('a thousand posts keep a hundred leads, and spam takes no more than half of them', async () => {
  const post = async (at: number, more: object) => (await write({ email: `v${at}@x.example`, ...more })).status;
  const answers = new Set<number>();
  for (let at = 0; at < 500; at += 20)
    for (const status of await Promise.all(
      Array.from({ length: 20 }, (_, more) => post(at + more, { website: 'https://spam.example' })),
    ))
      answers.add(status);
  expect(await leads()).toHaveLength(50);
  for (let at = 500; at < 1_000; at += 20)
    for (const status of await Promise.all(Array.from({ length: 20 }, (_, more) => post(at + more, {}))))
      answers.add(status);
  expect([...answers]).toEqual([202]);
  const kept = await statuses();
  expect([kept.length, kept.filter((status) => status === 'new').length]).toEqual([100, 50]);
  expect(await here.store.db.selectFrom('outbox').selectAll().execute()).toHaveLength(50);
}, 120_000);

const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${here.url}/contact`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...from(), ...headers },
    body: new URLSearchParams(fields),
  });
const asForm = { ...contact(), website: '', message: 'Primeira linha.\r\nSegunda linha.', marketing: 'true' };
const went = (answer: Response) => [answer.status, answer.headers.get('location')];

test('the form without JavaScript does the same and shows a page of its language', async () => {
  expect(went(await post(asForm))).toEqual([303, '/contact/sent']);
  expect((await leads())[0]).toMatchObject({
    marketing: true,
    status: 'new',
    message: 'Primeira linha.\nSegunda linha.',
  });
  const { phone: _, marketing: __, ...few } = asForm;
  expect(went(await post({ ...few, language: 'en' }))).toEqual([303, '/en/contact/sent']);
  expect((await leads())[1]).toMatchObject({ marketing: false, phone: '' });
  expect(went(await post({ ...asForm, website: 'x' }))).toEqual([303, '/contact/sent']);
  expect(await statuses()).toEqual(['new', 'new', 'spam']);
});

test.each([
  ['what is refused', { ...asForm, email: 'marina' }, {}],
  ['another content type', asForm, { 'content-type': 'text/plain' }],
  ['too much', { ...asForm, message: 'a'.repeat(70_000) }, {}],
  ['what another site sends', asForm, { 'sec-fetch-site': 'cross-site' }],
  ['what a page elsewhere sends', asForm, { origin: 'https://evil.example' }],
  ['what comes from nowhere', asForm, { origin: 'null' }],
])('%s shows the page that says so, and keeps nothing', async (_, fields, headers) => {
  expect(went(await post(fields as Record<string, string>, headers))).toEqual([303, '/contact/failed']);
  expect(await leads()).toEqual([]);
});

test('a form from our own page is taken by its origin', async () => {
  const own = { origin: here.url, 'sec-fetch-site': 'same-origin' };
  expect(went(await post(asForm, own))).toEqual([303, '/contact/sent']);
});

test('view:leads reads, manage:leads changes, everyone else is refused', async () => {
  const id = await lead();
  const calls: [string, string, object | undefined][] = [
    ['GET', '/api/leads', undefined],
    ['GET', `/api/leads/${id}`, undefined],
    ['GET', `/api/leads/${id}/notes`, undefined],
    ['GET', '/api/lead-assignees', undefined],
    ['PATCH', `/api/leads/${id}`, { status: 'contacted' }],
    ['POST', `/api/leads/${id}/notes`, { text: 'Liguei.' }],
    ['POST', `/api/leads/${id}/win`, {}],
  ];
  const role = newId();
  await here.store.db
    .insertInto('roles')
    .values({ id: role, code: `r-${role}`, name: 'Leitura' })
    .execute();
  await sql`insert into role_permissions (role_id, permission_id)
    select ${role}::uuid, id from permissions where code = 'view:leads'`.execute(here.store.db);
  const reader = await here.somebody('viewer');
  await here.store.db.insertInto('user_roles').values({ user_id: reader.id, role_id: role }).execute();
  const walk = async (by: TestPerson | null) => {
    const seen = [];
    for (const [method, path, body] of calls) seen.push((await ask(method, path, body, by)).status);
    return seen;
  };
  expect(await walk(null)).toEqual([401, 401, 401, 401, 401, 401, 401]);
  expect(await walk(member)).toEqual([403, 403, 403, 403, 403, 403, 403]);
  expect(await walk(reader)).toEqual([200, 200, 200, 200, 403, 403, 403]);
  expect(await walk(manager)).toEqual([200, 200, 200, 200, 200, 201, 409]);
  expect((await ask('GET', `/api/leads/${newId()}`)).body.message).toBe('Contato não encontrado');
});

test('the list is filtered, sorted and cut', async () => {
  const first = await lead({ name: 'Zélia', service: 'iot', company: '' });
  const second = await lead({ name: 'Ágata', email: 'agata@x.example', company: '' });
  await lead({ website: 'x' });
  await change(second, { status: 'contacted', assignee_id: manager.id });
  const ids = async (query: string) =>
    (await ask('GET', `/api/leads?${query}`)).body.data.map(({ id }: { id: string }) => id) as string[];
  expect(await ids('status=new&status=contacted')).toEqual([second, first]);
  expect(await ids('status=new&status=contacted&sort_order=asc')).toEqual([first, second]);
  expect(await ids('status=new&status=contacted&sort_by=name&sort_order=asc')).toEqual([second, first]);
  expect(await ids('service=iot')).toEqual([first]);
  expect(await ids(`assignee_id=${manager.id}`)).toEqual([second]);
  expect(await ids('search=agata')).toEqual([second]);
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(new Date());
  expect(await ids(`service=iot&from=${today}&to=${today}`)).toEqual([first]);
  expect(await ids('to=2020-01-01')).toEqual([]);
  const { data, page } = (await ask('GET', '/api/leads?limit=2')).body;
  expect(data).toHaveLength(2);
  expect(await ids(`limit=2&cursor=${page.next_cursor}`)).toEqual([first]);
  expect(data[0].message).toBeUndefined();
});

test('a status goes along the life, an assignee is somebody who may see leads, and a stale change is refused', async () => {
  const id = await lead();
  expect((await change(id, { status: 'qualified' })).body).toMatchObject({
    code: 'ILLEGAL_TRANSITION',
    message: 'Um contato novo não pode ser qualificado.',
  });
  expect((await change(id, { status: 'won' })).status).toBe(400);
  expect((await change(id, { status: 'contacted', assignee_id: manager.id, version: 1 })).body).toMatchObject({
    status: 'contacted',
    assignee: { id: manager.id, name: 'Rafael Nogueira' },
    version: 2,
  });
  expect((await change(id, { status: 'lost', version: 1 })).body.code).toBe('STALE_VERSION');
  expect((await change(id, { assignee_id: member.id })).body.details[0].field).toBe('assignee_id');
  const { changes, label } = await here.store.db
    .selectFrom('activity')
    .where('subject_id', '=', id)
    .where('verb', '=', 'changed')
    .select(['changes', 'label'])
    .executeTakeFirstOrThrow();
  expect(label).toMatch(/^CT-\d{4}$/);
  expect(changes).toEqual([
    { field: 'status', before: 'new', after: 'contacted' },
    { field: 'assignee', before: null, after: 'Rafael Nogueira' },
  ]);
});

test('notes stand the newest first, with who wrote them', async () => {
  const id = await lead();
  for (const text of [' Liguei. ', '<b>Visita</b>']) await ask('POST', `/api/leads/${id}/notes`, { text }, manager);
  const { data } = (await ask('GET', `/api/leads/${id}/notes`)).body;
  expect(data).toMatchObject([
    { text: '<b>Visita</b>', author: { id: manager.id, name: 'Rafael Nogueira' } },
    { text: 'Liguei.' },
  ]);
  expect((await ask('POST', `/api/leads/${id}/notes`, { text: '  ' })).status).toBe(400);
});

const win = (id: string, body: object = {}, by = admin) => ask('POST', `/api/leads/${id}/win`, body, by);
const clientNamed = (name: string) =>
  here.store.db.selectFrom('clients').where('name', '=', name).selectAll().execute();

test('a lead that is won becomes a client: a company where it names one, else a person', async () => {
  const id = await qualified();
  const { status, body } = await win(id);
  expect([status, body.status, body.client.name, body.project]).toEqual([200, 'won', 'Moinho Vale Claro', null]);
  expect(await clientNamed('Moinho Vale Claro')).toMatchObject([
    { person_type: 'company', contact_name: 'Marina Teles', email: 'marina@moinho.example', phone: '+5511987654321' },
  ]);
  expect((await win(id)).body.code).toBe('ILLEGAL_TRANSITION');
  expect((await win(await qualified({ name: 'davi reis', company: '', phone: 'ramal 12' }))).body.client.name).toBe(
    'Davi Reis',
  );
  expect(await clientNamed('Davi Reis')).toMatchObject([{ person_type: 'individual', phone: null, notes: 'ramal 12' }]);
});

test('a lead goes along where its client becomes part of another', async () => {
  const [one, other] = [await qualified({ company: 'Leste' }), await qualified({ company: 'Oeste' })];
  const [keeps, goes] = [(await win(one)).body.client.id, (await win(other)).body.client.id];
  const body = { other_id: goes, version: 1, other_version: 1 };
  expect((await ask('POST', `/api/finance/clients/${keeps}/merge`, body)).status).toBe(200);
  expect((await ask('GET', `/api/leads/${other}`)).body.client).toEqual({ id: keeps, name: 'Leste' });
});

test('who may not see clients wins all the same, and is not told the client', async () => {
  const id = await qualified({ company: 'Tear do Vale' });
  expect((await win(id, { client_name: 'Tear do Vale Ltda.' }, manager)).body.client.id).toBeNull();
  expect(await clientNamed('Tear do Vale Ltda.')).toHaveLength(1);
});

test('with it a project begins, from a template if wanted', async () => {
  const template = (await ask('POST', '/api/projects', { name: 'Modelo de automação' })).body.id;
  await ask('POST', `/api/projects/${template}/steps`, { name: 'Levantamento' });
  await ask('PATCH', `/api/projects/${template}`, { is_template: true });
  const { body } = await win(await qualified(), { project: { name: 'Paletização', template_id: template } }, manager);
  expect(body.project.name).toBe('Paletização');
  const steps = await ask('GET', `/api/projects/${body.project.id}/steps`, undefined, manager);
  expect(steps.body.data.map(({ name }: { name: string }) => name)).toEqual(['Levantamento']);
  const empty = await win(await qualified(), { project: { name: 'Sem modelo' } });
  expect(empty.body.project.name).toBe('Sem modelo');
});

test('a win that fails halfway is rolled back', async () => {
  const id = await qualified({ company: 'Fundição Inteira' });
  const failed = await win(id, { project: { name: 'Meia', template_id: newId() } });
  expect(failed.status).toBe(404);
  const role = newId();
  await here.store.db
    .insertInto('roles')
    .values({ id: role, code: `r-${role}`, name: 'Contatos' })
    .execute();
  await sql`insert into role_permissions (role_id, permission_id)
    select ${role}::uuid, id from permissions where code in ('view:leads', 'manage:leads')`.execute(here.store.db);
  const limited = await here.somebody('viewer');
  await here.store.db.insertInto('user_roles').values({ user_id: limited.id, role_id: role }).execute();
  const refused = await win(id, { project: { name: 'Meia' } }, limited);
  expect([refused.status, refused.body.permission]).toEqual([403, 'create:projects']);
  expect((await win(id, { version: 1 })).body.code).toBe('STALE_VERSION');
  expect(await clientNamed('Fundição Inteira')).toEqual([]);
  expect((await ask('GET', `/api/leads/${id}`)).body).toMatchObject({ status: 'qualified', client: null, version: 3 });
});

test('two who win one lead at once make one client', async () => {
  const id = await qualified({ company: 'Uma Só' });
  const both = await Promise.all([win(id), win(id)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await clientNamed('Uma Só')).toHaveLength(1);
});

test('leads that were not won are anonymized twelve months after their last change', async () => {
  const [old, won] = [await lead({ name: 'Esquecida' }), await qualified({ name: 'Ganha', company: 'Fica' })];
  await ask('POST', `/api/leads/${old}/notes`, { text: 'Nota com o telefone dela.' });
  await win(won);
  const monthMs = 30.5 * 86_400_000;
  const sweep = async (months: number) => {
    await sql`truncate jobs`.execute(here.store.db);
    const now = new Date(Date.now() + months * monthMs);
    expect(await runHousekeeping(here.store, { activityRetentionDays: 0 }, now, [anonymiseLeads])).toBe(true);
  };
  await sweep(11);
  expect((await ask('GET', `/api/leads/${old}`)).body.name).toBe('Esquecida');
  await sweep(13);
  const { body } = await ask('GET', `/api/leads/${old}`);
  expect(body).toMatchObject({ name: '', email: '', phone: '', company: '', message: '', status: 'new' });
  expect(body.anonymised_at).not.toBeNull();
  expect((await ask('GET', `/api/leads/${old}/notes`)).body.data).toEqual([]);
  expect((await ask('GET', '/api/leads?search=esquecida')).body.data).toEqual([]);
  expect((await change(old, { status: 'contacted' })).body.code).toBe('ILLEGAL_TRANSITION');
  expect((await ask('GET', `/api/leads/${won}`)).body.name).toBe('Ganha');
  expect((await told(admin)).find(({ lead }) => lead.id === old)).toMatchObject({ lead: { name: '' } });
});
