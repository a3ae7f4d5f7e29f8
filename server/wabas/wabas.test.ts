import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unseal } from '../kernel/secrets.ts';
import { openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';

let here: Workspace;
let admin: TestPerson;
let member: TestPerson;

beforeAll(async () => {
  here = await openWorkspace({ SECRETS_KEYS: `2026:${randomBytes(32).toString('base64')}` });
  admin = await here.somebody('admin');
  member = await here.somebody('member');
});
afterAll(() => here.close());

let count = 0;
const metaId = () => `10229012934${String(++count).padStart(4, '0')}`;
const create = (body: object, { token } = admin) =>
  here.ask('POST', '/api/wabas', { token, body: { name: 'Atendimento', waba_id: metaId(), ...body } });
const patch = (id: string, body: object, { token } = admin) => here.ask('PATCH', `/api/wabas/${id}`, { token, body });
const names = async (query: string) =>
  (await here.ask('GET', `/api/wabas?${query}`, { token: admin.token })).body.data.map(
    ({ name }: { name: string }) => name,
  );
const messageOf = ({ body }: { body: { details: { field: string; message: string }[] } }) =>
  body.details.map(({ field, message }) => [field, message]);

test('an account is written down with its numbers, changed and deleted', async () => {
  const unit_id = await here.unit('Matriz');
  const { status, body } = await create({
    name: ' Cobrança ',
    unit_id,
    phone_numbers: [{ number: '+551132145600', verified_name: ' Trama ', quality: 'green', messaging_limit: '10k' }],
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    name: 'Cobrança',
    unit: { id: unit_id, name: 'Matriz' },
    review: 'pending',
    verification: 'not_verified',
    token_last4: null,
    phone_numbers: [
      { number: '+551132145600', verified_name: 'Trama', quality: 'green', messaging_limit: '10k', status: 'pending' },
    ],
    version: 1,
  });
  const [phone] = body.phone_numbers;
  const changed = await patch(body.id, {
    verification: 'verified',
    phone_numbers: [{ number: '+551132145601' }, { ...phone, id: undefined, quality: 'red' }],
    version: 1,
  });
  expect(changed.body).toMatchObject({ verification: 'verified', version: 2 });
  expect(changed.body.phone_numbers[1]).toEqual({ ...phone, quality: 'red' });
  expect((await patch(body.id, { name: 'Outra', version: 1 })).body.code).toBe('STALE_VERSION');
  const same = { phone_numbers: changed.body.phone_numbers.map((each: object) => ({ ...each, id: undefined })) };
  expect((await patch(body.id, same)).body.version).toBe(2);
  const remove = () => here.ask('DELETE', `/api/wabas/${body.id}`, { token: admin.token });
  expect((await remove()).status).toBe(204);
  expect((await remove()).body).toMatchObject({ code: 'NOT_FOUND', message: 'Conta do WhatsApp não encontrada' });
  expect((await create({ phone_numbers: [{ number: '+551132145601' }] })).status).toBe(201);
});

test('what Meta shows besides is kept, and told by its own name', async () => {
  const facts = {
    currency: 'BRL',
    country: 'BR',
    time_zone: 'America/Manaus',
    ownership: 'client_owned',
    template_namespace: '0f1c6a2e_77b4',
    templates_count: 14,
    health: 'limited',
    webhook_url: 'https://trama.example/whatsapp',
    webhook_verified_on: '2026-03-05',
    checked_on: '2026-11-20',
  };
  const blank = await create({});
  expect(blank.body).toMatchObject({ currency: null, templates_count: null, health: 'unknown', checked_on: null });
  const number = { number: '+5571988887777', name_status: 'approved', throughput: 'high', platform: 'cloud_api' };
  const { body } = await patch(blank.body.id, { ...facts, phone_numbers: [{ ...number, is_official: true }] });
  expect(body).toMatchObject({ ...facts, phone_numbers: [{ ...number, is_official: true }] });
  expect((await here.ask('GET', `/api/wabas/${body.id}`, { token: admin.token })).body).toEqual(body);
  await patch(body.id, { templates_count: 15, phone_numbers: [number] });
  const audit = await here.ask('GET', `/api/audit-events?about_id=${body.id}`, { token: admin.token });
  expect(audit.body.data[0].changes).toEqual([
    { field: 'templates_count', before: 14, after: 15 },
    { field: 'is_official', before: true, after: false },
  ]);
  for (const [field, value] of [
    ['currency', 'reais'],
    ['country', 'br'],
    ['time_zone', 'Lua/Mar'],
    ['webhook_url', 'http://trama.example'],
    ['webhook_url', 'javascript:alert(1)'],
    ['templates_count', -1],
    ['checked_on', '2026-02-30'],
    ['ownership', 'mine'],
  ] as const)
    expect([field, (await patch(body.id, { [field]: value })).body.details]).toMatchObject([field, [{ field }]]);
});

test('whoever may not is refused', async () => {
  const { id } = (await create({})).body;
  expect((await here.ask('GET', '/api/wabas')).body.message).toBe('Não autorizado');
  expect((await here.ask('GET', `/api/wabas/${id}`, { token: member.token })).body.permission).toBe('view:wabas');
  for (const refused of [await patch(id, { name: 'X' }, member), await create({}, member)])
    expect(refused.body).toMatchObject({ code: 'FORBIDDEN', permission: 'manage:wabas' });
});

test('a token goes in and never comes out: its last four do, and the store has it encrypted', async () => {
  const token = 'EAAGm0PX4ZCpsBAMZC9f3K';
  const { body } = await create({ token });
  expect(body.token_last4).toBe('9f3K');
  const row = () =>
    here.store.db.selectFrom('wabas').where('id', '=', body.id).select('token_box').executeTakeFirstOrThrow();
  const { token_box } = await row();
  expect(token_box).toMatch(/^2026\./);
  expect(unseal(token_box ?? '', `waba ${body.id}`, here.config.secretsKeys)).toBe(token);
  const told = await here.ask('GET', `/api/wabas/${body.id}`, { token: admin.token });
  expect(JSON.stringify([told.body, (await patch(body.id, { notes: 'Outra' })).body])).not.toContain('EAAG');
  expect((await patch(body.id, { token: 'EAAGm0PX4ZCpsBAMZC0000' })).body.token_last4).toBe('0000');
  const audit = await here.ask('GET', `/api/audit-events?about_id=${body.id}`, { token: admin.token });
  expect(audit.body.data[0].changes).toEqual([{ field: 'token', before: '•••• 9f3K', after: '•••• 0000' }]);
  expect((await patch(body.id, { token: null })).body.token_last4).toBeNull();
  expect((await row()).token_box).toBeNull();
  expect((await patch(body.id, { token: 'curto' })).body.details).toMatchObject([{ field: 'token' }]);
});

test('a server without a key takes no token, and keeps the rest', async () => {
  const without = await openWorkspace();
  try {
    const { token } = await without.somebody('admin');
    const body = { name: 'Sem chave', waba_id: metaId(), token: 'EAAGm0PX4ZCpsBAMZC9f3K' };
    const refused = await without.ask('POST', '/api/wabas', { token, body });
    expect(messageOf(refused)).toEqual([['token', expect.stringContaining('SECRETS_KEYS')]]);
    expect((await without.ask('POST', '/api/wabas', { token, body: { ...body, token: undefined } })).status).toBe(201);
  } finally {
    await without.close();
  }
});

test('with its ninth digit and without a number is the same one', async () => {
  const first = (await create({ name: 'Primeira', phone_numbers: [{ number: '+555187654321' }] })).body;
  const { id } = (await create({ name: 'Segunda' })).body;
  expect(messageOf(await patch(id, { phone_numbers: [{ number: '+5551987654321' }] }))).toEqual([
    ['phone_numbers', 'O número +55 51 98765-4321 já está na conta Primeira, sem o nono dígito.'],
  ]);
  expect(messageOf(await patch(id, { phone_numbers: [{ number: '+555187654321' }] }))).toEqual([
    ['phone_numbers', 'O número +55 51 8765-4321 já está na conta Primeira.'],
  ]);
  const twice = [{ number: '+5511977776666' }, { number: '+551177776666' }];
  expect(messageOf(await patch(id, { phone_numbers: twice }))).toEqual([
    ['phone_numbers', 'O número +55 11 7777-6666 está duas vezes na conta: com e sem o nono dígito, é o mesmo.'],
  ]);
  // What is kept may be written the other way, and is still the same number.
  const longer = await patch(first.id, { phone_numbers: [{ number: '+5551987654321' }] });
  expect(longer.body.phone_numbers).toMatchObject([{ id: first.phone_numbers[0].id, number: '+5551987654321' }]);
  for (const search of ['8765-4321', '98765-4321', '5187654321'])
    expect(await names(`search=${search}`)).toEqual(['Primeira']);
  // A landline has no ninth digit.
  const landlines = [{ number: '+555133334444' }, { number: '+5551933334444' }];
  expect((await patch(id, { phone_numbers: landlines })).status).toBe(200);
});

test('a number and an id of Meta’s that two ask for at once are given once', async () => {
  const waba_id = metaId();
  const made = await Promise.all(Array.from({ length: 4 }, () => create({ waba_id })));
  expect(made.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400]);
  expect(messageOf(made.find(({ status }) => status === 400) as never)).toEqual([
    ['waba_id', 'Este identificador já é da conta Atendimento.'],
  ]);
  const asked = ['+5521987651234', '+552187651234'].map((number) => create({ phone_numbers: [{ number }] }));
  expect((await Promise.all(asked)).map(({ status }) => status).sort()).toEqual([201, 400]);
});

test('what is wrong is told by field, and changes nothing', async () => {
  const { body } = await create({
    name: ' ',
    waba_id: 'abc',
    review: 'maybe',
    phone_numbers: [{ number: '11 98765' }],
  });
  expect(body.details.map(({ field }: { field: string }) => field).sort()).toEqual([
    'name',
    'phone_numbers.number',
    'review',
    'waba_id',
  ]);
  const { id } = (await create({ name: 'Nunca muda' })).body;
  for (const [field, value] of [
    ['unit_id', member.id],
    ['phone_numbers', [{ number: '+5511987654' }]],
  ] as const)
    expect((await patch(id, { [field]: value, name: 'Mudou' })).body.details).toMatchObject([{ field }]);
  expect(await names('search=mudou')).toEqual([]);
});

test('lists are searched, filtered and paged', async () => {
  const unit_id = await here.unit('Recife');
  const phone = (number: string, quality: string) => ({ number, quality, verified_name: 'Trama São José' });
  await create({ name: 'Vendas', unit_id, verification: 'verified', phone_numbers: [phone('+5581988881111', 'red')] });
  await create({ name: 'Vagas', is_active: false, phone_numbers: [phone('+5581988882222', 'yellow')] });
  expect(await names('search=sao%20jose&sort_order=desc')).toEqual(['Vendas', 'Vagas']);
  expect(await names('quality=red&quality=yellow&is_active=true')).toContain('Vendas');
  expect(await names('quality=yellow')).toEqual(['Vagas']);
  expect(await names(`unit_id=${unit_id}&verification=verified`)).toEqual(['Vendas']);
  const seen: string[] = [];
  for (let cursor = ''; ; ) {
    const { body } = await here.ask('GET', `/api/wabas?limit=3${cursor}`, { token: admin.token });
    seen.push(...body.data.map(({ id }: { id: string }) => id));
    if (!body.page.next_cursor) break;
    cursor = `&cursor=${body.page.next_cursor}`;
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toHaveLength((await names('limit=200')).length);
});

test('what happens to an account is told with names and numbers', async () => {
  const unit_id = await here.unit('Contada');
  const { id } = (await create({ name: 'Contada' })).body;
  await patch(id, { unit_id, phone_numbers: [{ number: '+5585988887777', quality: 'yellow' }] });
  await patch(id, { phone_numbers: [{ number: '+5585988887777', quality: 'red' }] });
  const told = here.store.db.selectFrom('activity').where('subject_id', '=', id).orderBy('seq');
  expect(await told.select(['subject_kind', 'verb', 'changes']).execute()).toEqual([
    { subject_kind: 'waba', verb: 'created', changes: [] },
    {
      subject_kind: 'waba',
      verb: 'changed',
      changes: [
        { field: 'unit', before: null, after: 'Contada' },
        { field: 'phone_numbers', before: '', after: '+55 85 98888-7777' },
      ],
    },
    { subject_kind: 'waba', verb: 'changed', changes: [{ field: 'quality', before: 'yellow', after: 'red' }] },
  ]);
});
