import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, dayOf } from '#domain/dates';
import { openWorkspace, type TestPerson, type Workspace } from '../../testing/workspace.ts';

let here: Workspace;
let finance: TestPerson;
beforeAll(async () => {
  here = await openWorkspace();
  finance = await here.somebody('finance');
});
afterAll(() => here.close());

const today = dayOf(new Date(), 'America/Sao_Paulo');
const post = async (path: string, body: object) =>
  (await here.ask('POST', `/api/finance/${path}`, { token: finance.token, body })).body;
const statement = (id: string, token = finance.token) =>
  here.ask('GET', `/api/finance/clients/${id}/statement`, { token });

test('a statement holds what the client has to pay, and nothing else', async () => {
  const unit_id = await here.unit('Matriz');
  const keys = ['contas@trama.example', '11222333000181'];
  const account = { name: 'Banco', type: 'checking', opening_date: '2026-01-01' };
  const { id: account_id } = await post('accounts', { ...account, pix_keys: keys, unit_id });
  await post('accounts', { ...account, name: 'Sem chave' });
  const { id: client_id, name } = await post('clients', { person_type: 'company', name: 'Serra Azul' });
  const { id: other } = await post('clients', { person_type: 'company', name: 'Outra' });
  const write = (body: object) =>
    post('transactions', {
      kind: 'income',
      description: 'Parcela',
      amount_cents: 1_000,
      due_date: today,
      account_id,
      client_id,
      ...body,
    });
  await write({ due_date: addDays(today, 3), amount_cents: 300, description: 'Depois' });
  await write({ due_date: addDays(today, -10), amount_cents: 200, description: 'Atrasada', document_number: 'NF 7' });
  await write({ status: 'scheduled', amount_cents: 50, description: 'Hoje' });
  for (const status of ['draft', 'paid', 'cancelled']) await write({ status });
  await write({ kind: 'expense' });
  await write({ client_id: other });

  const { body } = await statement(client_id);
  expect(body).toMatchObject({
    client: { id: client_id, name },
    today,
    open_cents: 550,
    open_count: 3,
    overdue_cents: 200,
  });
  expect(
    body.titles.map((title: { description: string; days_late: number }) => [title.description, title.days_late]),
  ).toEqual([
    ['Atrasada', 10],
    ['Hoje', 0],
    ['Depois', 0],
  ]);
  expect(body.receivers.map(({ key }: { key: string }) => key)).toEqual(keys);
  expect(body.receivers[0]).toMatchObject({ account: { id: account_id, name: 'Banco' }, name: 'Matriz' });
});

test('of nobody there is none, and who does not see transactions gets none', async () => {
  expect((await statement(finance.id)).body).toMatchObject({ code: 'NOT_FOUND', message: 'Cliente não encontrado' });
  const { token } = await here.somebody('member');
  expect((await statement(finance.id, token)).body.permission).toBe('view:finance_transactions');
});
