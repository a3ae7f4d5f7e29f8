import { sql } from 'kysely';
import Papa from 'papaparse';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatCsvRow } from '#domain/csv-format';
import { openWorkspace, type TestPerson, type Workspace } from '../../testing/workspace.ts';
import { csvParts } from './export.ts';

let here: Workspace;
let finance: TestPerson;
let account: string;
beforeAll(async () => {
  here = await openWorkspace();
  finance = await here.somebody('finance');
  const body = { name: 'Banco; do "Tear"', type: 'checking', opening_date: '2026-01-01' };
  account = (await here.ask('POST', '/api/finance/accounts', { token: finance.token, body })).body.id;
});
afterAll(() => here.close());

const path = '/api/finance/transactions';
const create = (body: object) =>
  here.ask('POST', path, {
    token: finance.token,
    body: { kind: 'expense', due_date: '2099-11-28', account_id: account, ...body },
  });

test('a filter leaves as spreadsheets in Brazil read it, and nothing in it runs', async () => {
  await create({ description: '=1+1', amount_cents: 123_456, document_number: '-2+3', notes: 'linha\noutra' });
  await create({ kind: 'income', description: 'Parcela', amount_cents: 50, status: 'paid', paid_date: '2026-11-20' });
  const { status, headers, body } = await here.ask('GET', `${path}/export?kind=expense`, { token: finance.token });
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="transacoes-\d{4}-\d\d-\d\d\.csv"/);
  const [heading = '', ...rows] = (body as string).split('\r\n');
  expect(heading).toMatch(/^\uFEFF?Vencimento;Descrição;Tipo;Cliente;Conta;/);
  expect(rows.join('\r\n')).toBe(
    `28/11/2099;'=1+1;Despesa;;"Banco; do ""Tear""";;;;;Em aberto;-1234,56;28/11/2099;;Não;;'-2+3;"linha\noutra"\r\n`,
  );
  const english = { 'accept-language': 'en' };
  const other = await here.ask('GET', `${path}/export?kind=income`, { token: finance.token, headers: english });
  expect(other.body).toContain('Paid or received;0,5;');
  const viewer = await here.somebody('viewer');
  expect((await here.ask('GET', `${path}/export`, { token: viewer.token })).status).toBe(403);
  expect((await here.ask('GET', `${path}/export?kind=x`, { token: finance.token })).status).toBe(400);
});

test('a text leaves the store as it leaves the browser, whatever it begins with', async () => {
  const invisible = ['', ' ', '\t', '\n', '\u00a0', '\u200b', '\u2060', '\ufeff', '\u3000', '\u00ad', ' \u200b '];
  const texts = invisible.flatMap((before) =>
    ['=1+1', '＝1', '+55', '﹢1', '-2', '\u22122', '@A', 'nada', '"=1"', ''].map((text) => before + text),
  );
  for (const notes of texts) await create({ description: 'Início', amount_cents: 1, due_date: '2098-01-01', notes });
  const address = `${path}/export?from=2098-01-01&to=2098-01-01`;
  const { body } = await here.ask('GET', address, { token: finance.token });
  const cells = (body as string)
    .split(/\r\n(?=01\/01\/2098)/)
    .slice(1)
    .map((row) => row.replace(/\r\n$/, ''));
  const written = new Set(cells.map((row) => row.split(/;;(?=[^;]*$)/s).at(-1)));
  expect(cells).toHaveLength(texts.length);
  for (const text of texts) expect([text, written.has(formatCsvRow([text]).slice(0, -2))]).toEqual([text, true]);
});

test('20,000 transactions are all there, each once, in the order that was asked for', async () => {
  const other = (await create({ description: 'x', amount_cents: 1 })).body.account.id;
  await sql`insert into transactions (id, kind, description, search_text, amount_cents, status, competence_date,
      due_date, account_id, is_sample, created_at, updated_at)
    select gen_random_uuid(), 'expense', 'Linha ' || n, 'linha ' || n, n, 'pending', '2026-01-01', '2026-01-01',
      ${other}::uuid, false, now(), now() from generate_series(1, 20000) n`.execute(here.store.db);
  await sql`analyze transactions`.execute(here.store.db);
  const address = `${path}/export?from=2026-01-01&to=2026-01-01&sort_by=amount_cents&sort_order=asc`;
  const { body } = await here.ask('GET', address, { token: finance.token });
  const rows = Papa.parse<string[]>(body as string, { delimiter: ';', skipEmptyLines: true }).data.slice(1);
  expect(rows.map(([, description]) => description)).toEqual(
    Array.from({ length: 20_000 }, (_, place) => `Linha ${place + 1}`),
  );
}, 60_000);

test('no more is read than whoever takes it has asked for, and nothing once they are gone', async () => {
  const [all, part] = [20_000, 500];
  let read = 0;
  const parts = csvParts<number>('head', async (from = 0) => {
    read = from + part;
    return { text: 'x'.repeat(part), next: read < all ? read : undefined };
  });
  let taken = 0;
  for await (const bytes of parts) {
    taken += bytes.length - (taken === 0 ? 'head'.length : 0);
    // What is held is what was read and is not taken yet: one part, however much there is.
    expect(read - taken).toBe(0);
    if (taken === 10_000) break;
  }
  expect(read).toBe(10_000);
});
