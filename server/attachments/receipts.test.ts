import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';
import { maxReceipts } from './caps.ts';

const pdf = '%PDF-1.7 nota fiscal';

let here: Workspace;
let finance: TestPerson;
let account_id: string;
let id: string;
beforeAll(async () => {
  here = await openWorkspace();
  finance = await here.somebody('finance', { name: 'Ana Souza' });
  const bank = { name: 'Banco', type: 'checking', opening_date: '2026-03-01' };
  account_id = (await ask('POST', '/api/finance/accounts', bank)).body.id;
});
beforeEach(async () => {
  id = await create();
});
afterAll(() => here.close());

const ask = (method: string, path: string, body?: unknown, { token } = finance) =>
  here.ask(method, path, { token, body });
const create = async () =>
  (
    await ask('POST', '/api/finance/transactions', {
      kind: 'expense',
      description: 'Energia',
      amount_cents: 100,
      due_date: '2026-11-28',
      account_id,
    })
  ).body.id as string;
const at = (transaction = id) => `/api/finance/transactions/${transaction}/receipts`;
async function attach(bytes: BodyInit = pdf, { name = 'NF 1042.pdf', to = id, by = finance } = {}) {
  const answer = await fetch(`${here.url}${at(to)}?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${by.token}`, 'content-type': 'application/octet-stream' },
    body: bytes,
  });
  return { status: answer.status, body: await answer.json() };
}
const contents = async () => {
  const { db } = here.store;
  const count = db.selectFrom('attachment_contents').select(db.fn.countAll<number>().as('count'));
  return (await count.executeTakeFirstOrThrow()).count;
};

test('a receipt is attached, listed, read back and deleted, and told of to who sees transactions', async () => {
  const { status, body } = await attach();
  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.any(String),
    transaction_id: id,
    name: 'NF 1042.pdf',
    media_type: 'application/pdf',
    size: pdf.length,
    created_by: { id: finance.id, name: 'Ana Souza' },
    created_at: expect.any(String),
  });
  expect((await ask('GET', at())).body.data).toEqual([body]);
  const answer = await fetch(`${here.url}${at()}/${body.id}/content`, {
    headers: { authorization: `Bearer ${finance.token}` },
  });
  expect([await answer.text(), answer.headers.get('content-type')]).toEqual([pdf, 'application/pdf']);
  const other = await create();
  expect((await ask('GET', `${at(other)}/${body.id}/content`)).body.message).toBe('Comprovante não encontrado');
  expect((await ask('DELETE', `${at(other)}/${body.id}`)).status).toBe(404);
  expect((await ask('DELETE', `${at()}/${body.id}`)).status).toBe(204);
  expect((await ask('GET', at())).body.data).toEqual([]);
  const told = here.store.db.selectFrom('activity').where('entity_id', '=', body.id).orderBy('id');
  expect(await told.select(['verb', 'subject_kind', 'subject_id']).execute()).toEqual([
    { verb: 'created', subject_kind: 'transaction', subject_id: id },
    { verb: 'deleted', subject_kind: 'transaction', subject_id: id },
  ]);
});

test('only a PDF, a PNG or a JPEG by its bytes, of at most 5 MB, and no more than there is room for', async () => {
  const before = await contents();
  for (const bytes of ['Uma nota', 'GIF89a', ''])
    expect(await attach(bytes, { name: 'nota.pdf' })).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
  expect((await attach(Buffer.alloc(5 * 1_048_576 + 1))).status).toBe(413);
  expect(await contents()).toBe(before);
  expect((await attach(Buffer.from([0xff, 0xd8, 0xff, 0xe0]), { name: 'foto.txt' })).body.media_type).toBe(
    'image/jpeg',
  );
  const all = await Promise.all(Array.from({ length: maxReceipts + 1 }, () => attach()));
  expect(all.filter(({ status }) => status === 409)).toHaveLength(2);
});

test('it goes with its transaction, and keeps an import from being taken back', async () => {
  const before = await contents();
  await attach();
  expect((await ask('DELETE', `/api/finance/transactions/${id}`)).status).toBe(204);
  expect(await contents()).toBe(before);
  expect((await attach(pdf, { to: id })).body.message).toBe('Transação não encontrada');
  expect((await ask('GET', at())).body.message).toBe('Transação não encontrada');
  const whole = { account_id, name: 'extrato.csv', format: 'csv', row_count: 1 };
  const file = (await ask('POST', '/api/finance/imports', whole)).body.id;
  const row = { kind: 'expense', description: 'Tarifa', amount_cents: 990, date: '2026-10-05' };
  await ask('POST', `/api/finance/imports/${file}/rows`, { position: 0, rows: [row] });
  const [brought] = (await ask('GET', '/api/finance/transactions?search=Tarifa')).body.data;
  await attach(pdf, { to: brought.id });
  expect((await ask('PATCH', `/api/finance/imports/${file}`, { state: 'reverted' })).body.code).toBe('IN_USE');
});

test('whoever may not see transactions sees none, and who only sees them changes none', async () => {
  const { body } = await attach();
  const member = await here.somebody('member');
  for (const path of [at(), `${at()}/${body.id}/content`])
    expect((await ask('GET', path, undefined, member)).body).toMatchObject({ permission: 'view:finance_transactions' });
  const viewer = await here.somebody('viewer');
  expect((await attach(pdf, { by: viewer })).body).toMatchObject({ permission: 'manage:finance' });
  expect((await ask('DELETE', `${at()}/${body.id}`, undefined, viewer)).status).toBe(403);
});
