import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Fuzzed, type Json, operations } from './contract.ts';
import { openThings, type Things } from './things.ts';

let things: Things;
let ids: Record<string, string>;
const post = (path: string, body: object) => things.ask('POST', path, { token: things.tokens.owner, body });

beforeAll(async () => {
  things = await openThings();
  const { owner } = things.tokens;
  const { id: me } = (await things.ask('GET', '/api/auth/me', { token: owner })).body;
  const { stepId = '', id = '' } = await things.freshIds('/api/projects/{id}/steps/{stepId}');
  const unit = (await things.store.db.selectFrom('units').select('id').executeTakeFirstOrThrow()).id;
  const role = (await things.ask('GET', '/api/roles?code=viewer', { token: owner })).body.data[0].id;
  const { id: account } = await things.freshIds('/api/finance/accounts/{id}');
  const { id: client } = await things.freshIds('/api/finance/clients/{id}');
  const { id: transaction = '' } = await things.freshIds('/api/finance/transactions/{id}');
  ids = { id, stepId, unit, role, account: account ?? '', client: client ?? '', transaction };
  // Two of each at least, so that each list goes on; some with dates and some without.
  await post('/api/projects', { name: 'Outra', dead_line: '2026-12-18' });
  for (const name of ['um', 'dois', 'três']) {
    const email = `${name.normalize('NFD').replace(/\p{M}/gu, '')}@fora.example`;
    await post(`/api/projects/${id}/steps`, { name, assignee_id: me, due_date: '2026-12-18' });
    await post(`/api/projects/${id}/steps/${stepId}/sub-steps`, { name });
    await post('/api/saved-views', { scope: 'projects', name, query: '' });
    await post('/api/invitations/project', { project_id: id, email, role: 'viewer' });
    await post('/api/invitations/unit', { unit_id: unit, email });
    await post('/api/units', { name });
    await post('/api/account/requests', { kind: 'access' });
    await post('/api/finance/clients', { person_type: 'company', name });
    await post('/api/finance/accounts', { name, type: 'cash', opening_date: '2026-03-01' });
    await post('/api/finance/categories', { type: 'expense', name });
    await things.freshIds('/api/wabas/{id}');
    ids.lead = (await things.freshIds('/api/leads/{id}')).id as string;
    const sale = { kind: 'income', description: name, amount_cents: 100, due_date: '2026-12-18' };
    await post('/api/finance/transactions', { ...sale, account_id: account, client_id: client });
    await post('/api/meetings', { ...things.meetingNow(), project_id: id });
    await things.receiptOf(transaction);
    await things.freshIds('/api/meetings/{id}/invitation/accept');
    await things.freshIds('/api/auth/sessions/{id}');
    await things.freshIds('/api/projects/{id}/members/{memberId}');
    await things.freshIds('/api/projects/{id}/attachments/{attachmentId}');
    await things.freshIds('/api/projects/{id}/comments/{commentId}');
    await things.freshIds('/api/notifications/{id}');
    const { id: statement } = await things.freshIds('/api/finance/imports/{id}');
    await post(`/api/finance/imports/${statement}/rows`, (await things.makeReal('addImportRows', {})) as object);
  }
  // What waits for the owner themselves, in two projects.
  const { email } = (await things.ask('GET', '/api/auth/me', { token: owner })).body;
  for (const name of ['a', 'b']) {
    const { body } = await things.ask('POST', '/api/projects', { token: things.tokens.admin, body: { name } });
    const wish = { project_id: body.id, email, role: 'viewer' };
    await things.ask('POST', '/api/invitations/project', { token: things.tokens.admin, body: wish });
  }
  await things.mailTo(email);
});
afterAll(() => things.close());

const uuid = '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1c01';
const instants = ['2024-02-31T00:00:00.000Z', '2024-13-01T00:00:00.000Z', '2024-01-01T25:00:00.000Z'].concat(
  ['2024-01-01T23:59:60.000Z', '0000-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z', '2999-12-31T23:59:59.999Z'],
  ['+275760-09-13T00:00:00.000Z', '-000001-01-01T00:00:00.000Z', '2024-01-01T00:00:00Z', '2024-01-01', 'infinity'],
);
const days = ['2024-02-31', '0000-01-01', '9999-12-31', '10000-01-01', '-infinity', 'epoch', 'now'];
const places = [...days, 'infinity'].flatMap((day) => [`${day} infinity`, `infinity ${day}`]);
const texts = [
  '',
  ' ',
  '\0',
  'a\0',
  '\ud800',
  '1 \ud800',
  '1 \0',
  '9 a',
  '1',
  '1 ',
  'a'.repeat(1_400),
  "'",
  '\\',
  '%',
  'NaN',
];
const numbers = [0, -1, 1.5, 2 ** 31, -(2 ** 31), 2 ** 53, 1e308, -1e308, 2 ** 63];
const others: Json[] = [null, true, [], {}, [[]], { toString: 1 }];
const values: Json[] = [...instants, ...days, ...places, ...texts, ...numbers, ...others];

const lists = operations.filter(({ parameters }) => parameters.some(({ name }) => name === 'cursor'));
const both = (by: string) => ['asc', 'desc'].map((order) => `&sort_by=${by}&sort_order=${order}`);
const sorts: Record<string, string[]> = {
  listProjects: ['created_at', 'updated_at', 'dead_line', 'name'].flatMap(both),
  listUsers: ['name', 'email', 'created_at', 'last_seen_at'].flatMap(both),
  listUnits: ['name', 'code', 'created_at', 'updated_at'].flatMap(both),
  listLeads: ['created_at', 'name'].flatMap(both),
  listClients: ['name', 'created_at', 'updated_at'].flatMap(both),
  listTransactions: ['due_date', 'competence_date', 'amount_cents', 'created_at'].flatMap(both),
  listFinanceCategories: ['name', 'created_at', 'updated_at'].flatMap(both),
  listMeetings: ['start_at', 'updated_at'].flatMap(both),
  listMeetingsOfProject: ['&sort_order=asc', '&sort_order=desc'],
  listFinanceAccounts: ['name', 'created_at', 'updated_at'].flatMap(both),
};
const named = lists.flatMap((one) => (sorts[one.id] ?? ['']).map((more) => [`${one.id} ${more}`, one, more] as const));

function addressOf({ path, id }: Fuzzed): string {
  const of = {
    ...ids,
    ...(id === 'listInvitationsOfUnit' && { id: ids.unit }),
    ...(id === 'listTransactionsByAccount' && { id: ids.account }),
    ...(id === 'listTransactionsByClient' && { id: ids.client }),
    ...(id === 'listLeadNotes' && { id: ids.lead }),
    ...(id === 'listReceipts' && { id: ids.transaction }),
    ...(id === 'listRolePermissions' && { id: ids.role }),
  };
  return path.replace(/\{(\w+)\}/g, (_, name) => of[name as keyof typeof of] ?? '');
}
const written = (parts: Json) => Buffer.from(JSON.stringify(parts)).toString('base64url');

test.each(named)('%s takes no cursor that was made by hand for a fault of ours', async (_, operation, more) => {
  const token = operation.id === 'listOutbox' ? things.tokens.admin : things.tokens.owner;
  const ask = (cursor?: string) =>
    things.ask('GET', `${addressOf(operation)}?limit=1${more}${cursor === undefined ? '' : `&cursor=${cursor}`}`, {
      token,
    });
  const { next_cursor } = (await ask()).body.page;
  expect(next_cursor).toBeTruthy();
  expect((await ask(next_cursor)).status).toBe(200);
  const [stamp, value, id] = JSON.parse(Buffer.from(next_cursor, 'base64url').toString());
  const forged = [
    ...values.map((one) => written([stamp, one, id])),
    ...[...texts, uuid.toUpperCase(), `{${uuid}}`, 1, null, []].map((one) => written([stamp, value, one])),
    ...['', '%00', '[]', '{}', 'null', '1', '"a"'].map((one) => Buffer.from(one).toString('base64url')),
    ...[
      written([stamp, value]),
      written([stamp, value, id, id]),
      written([[stamp], value, id]),
      '*',
      '_'.repeat(2_048),
    ],
  ];
  for (const cursor of forged) {
    const { status, body } = await ask(cursor);
    expect([200, 400], `${Buffer.from(cursor, 'base64url')}: ${JSON.stringify(body)}`).toContain(status);
  }
});
