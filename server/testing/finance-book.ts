import { sql } from 'kysely';
import { addDays, dayOf } from '#domain/dates';
import { accountKeys } from '../finance/accounts/queries.ts';
import { newId } from '../kernel/ids.ts';
import type { NewRow } from '../kernel/store/tables.ts';
import { dice } from './dice.ts';
import type { TestPerson, Workspace } from './workspace.ts';

const today = dayOf(new Date(), 'America/Sao_Paulo');

const marks = { is_sample: false, created_at: new Date().toISOString(), updated_at: new Date().toISOString() };

/** Whether something is still to come of it. */
export const isOpen = ({ status }: Pick<Book[number], 'status'>) => status === 'pending' || status === 'scheduled';

async function addAccount(
  { store }: Workspace,
  name: string,
  { opening_balance_cents, opening_date }: Pick<NewRow<'accounts'>, 'opening_balance_cents' | 'opening_date'>,
  unit_id: string | null,
): Promise<string> {
  const id = newId();
  const facts = { name, bank_code: null, branch: '', number: '' };
  await store.db
    .insertInto('accounts')
    .values({
      id,
      ...facts,
      ...accountKeys(facts),
      type: 'checking',
      opening_date,
      opening_balance_cents,
      unit_id,
      ...marks,
    })
    .execute();
  return id;
}

/** Takes out what an earlier test wrote down. */
export async function clearBook({ store }: Workspace) {
  await store.db.deleteFrom('transactions').execute();
  await store.db.deleteFrom('accounts').execute();
}

export type Book = NewRow<'transactions'>[];
/** What belongs to a transaction, by its id. */
export type Payments = Map<string, NewRow<'payments'>[]>;
export type Parts = Map<string, NewRow<'transaction_parts'>[]>;

/** Writes rows, as many at once as a store takes. */
async function insert<Table extends 'transactions' | 'payments' | 'transaction_parts'>(
  { store }: Workspace,
  table: Table,
  rows: NewRow<Table>[],
) {
  for (let from = 0; from < rows.length; from += 1_000)
    await store.db
      .insertInto(table)
      .values(rows.slice(from, from + 1_000) as never)
      .execute();
}

/** A book that nobody thought up: every kind and status, days around today, with and without unit and project. */
export async function writeBook(here: Workspace, finance: TestPerson, seed: number, size: number) {
  await clearBook(here);
  const roll = dice(seed);
  const of = <One>(list: readonly One[]): One => list[roll(list.length)] as One;
  const units = [null, await here.unit(`Leste ${seed}`), await here.unit(`Oeste ${seed}`)];
  const admin = await here.somebody('admin');
  const project = async (name: string) =>
    (await here.ask('POST', '/api/projects', { token: admin.token, body: { name } })).body.id as string;
  const projects = [null, await project(`Célula ${seed}`), await project(`Linha ${seed}`)];
  const accounts: string[] = [];
  for (const [at, unit] of units.entries()) {
    // Some movements come before: they count in no balance. One account opens within the last thirty days.
    const opening = { opening_balance_cents: roll(1_000_000), opening_date: addDays(today, [-300, -90, -12][at] ?? 0) };
    accounts.push(await addAccount(here, `Conta ${at}`, opening, unit));
  }
  const book: Book = Array.from({ length: size }, () => {
    const kind = of(['income', 'expense', 'income', 'expense', 'transfer'] as const);
    const status = of(['draft', 'scheduled', 'pending', 'paid', 'paid', 'paid', 'cancelled', 'refunded'] as const);
    const due_date = addDays(today, roll(420) - 210);
    const hasMoved = status === 'paid' || status === 'refunded';
    const from = roll(accounts.length);
    return {
      id: newId(),
      kind,
      description: 'Linha do livro',
      search_text: 'linha do livro',
      amount_cents: 1 + roll(10_000_000),
      status,
      due_date,
      competence_date: addDays(due_date, roll(60) - 30),
      paid_date: hasMoved ? addDays(due_date, roll(20) - 10) : null,
      account_id: accounts[from] as string,
      transfer_account_id: kind === 'transfer' ? (accounts[(from + 1) % accounts.length] as string) : null,
      project_id: of(projects),
      unit_id: of(units),
      ...marks,
    };
  });
  const categories: Record<'income' | 'expense', string[]> = { income: [], expense: [] };
  for (const type of ['income', 'expense'] as const)
    for (const name of ['Um', 'Dois']) {
      const body = { type, name: `${name} ${seed}`, parent_id: name === 'Dois' ? categories[type][0] : null };
      categories[type].push(
        (await here.ask('POST', '/api/finance/categories', { token: finance.token, body })).body.id,
      );
    }
  const parts: NewRow<'transaction_parts'>[] = [];
  for (const row of book) {
    if (row.kind === 'transfer') continue;
    if (roll(3) > 0) {
      row.category_id = of([null, ...categories[row.kind]]);
      continue;
    }
    row.project_id = null;
    let before_cents = 0;
    for (let position = 0; before_cents < row.amount_cents; position++) {
      const left = row.amount_cents - before_cents;
      const amount_cents = position === 3 ? left : 1 + roll(left);
      const own = { category_id: of([null, ...categories[row.kind]]), cost_center_id: null, project_id: of(projects) };
      parts.push({ transaction_id: row.id, position, amount_cents, before_cents, ...own });
      before_cents += amount_cents;
    }
  }
  const payments: NewRow<'payments'>[] = [];
  for (const row of book) {
    const isPaid = row.status === 'paid';
    // What is paid in parts comes to more or less than was agreed, by interest and discounts.
    if (!(isPaid || isOpen(row)) || row.amount_cents < 4 || roll(4) > 0) continue;
    const first = 1 + roll(row.amount_cents - 2);
    row.settled_cents = isPaid ? row.amount_cents : first;
    for (const settled of isPaid ? [first, row.amount_cents - first] : [first]) {
      const interest_cents = roll(500);
      payments.push({
        id: newId(),
        transaction_id: row.id,
        paid_date: addDays(row.due_date, roll(40) - 20),
        interest_cents,
        amount_cents: settled + interest_cents,
        is_sample: false,
        created_at: marks.created_at,
      });
    }
  }
  await insert(here, 'transactions', book);
  await insert(here, 'payments', payments);
  await insert(here, 'transaction_parts', parts);
  await sql`analyze`.execute(here.store.db);
  const by = ({ transaction_id }: { transaction_id: string }) => transaction_id;
  const owned = { payments: Map.groupBy(payments, by), parts: Map.groupBy(parts, by) };
  return { book, ...owned, projects, categories, units, accounts, roll, of };
}
