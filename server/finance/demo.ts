import { addDays, type Day, dayOf } from '#domain/dates';
import { settledAmount } from '#domain/payment';
import { type DemoCast, type DemoUnitKey, dayMs, toInstant } from '../kernel/demo-cast.ts';
import { newId } from '../kernel/ids.ts';
import type { NewRow, Tx } from '../kernel/store/tables.ts';
import { accountKeys } from './accounts/queries.ts';
import { missingCategories } from './categories/suggested.ts';
import { clientKeys } from './clients/write.ts';
import { type DemoTransaction, demoBook } from './demo-book.ts';
import { categoryOf } from './demo-categories.ts';
import { dividedAs, writeParts } from './transactions/parts.ts';
import { transactionKeys } from './transactions/queries.ts';

/** An address in one line, as it is written on a letter. */
function addressOf(line: string) {
  const [cep = '', street = '', number = '', district = '', city = '', uf = '', ibge_code = ''] = line.split(', ');
  return JSON.stringify({ cep, street, number, complement: '', district, city, uf, ibge_code });
}

type Facts = Pick<NewRow<'clients'>, 'name' | 'tax_id'> & Partial<NewRow<'clients'>>;

const known = [
  {
    name: 'Moinho Serra Azul Alimentos Ltda',
    trade_name: 'Serra Azul',
    tax_id: '12ABC34501DE35',
    state_registration: '110042490114',
    email: 'contato@serraazul.example',
    billing_email: 'contas@serraazul.example',
    phone: '+551938221400',
    contact_name: 'Paula Ferraz',
    address: addressOf('13092132, Rua Jasmim, 810, Chácara Primavera, Campinas, SP, 3509502'),
    payment_terms_days: 28,
    pix_key: 'contas@serraazul.example',
  },
  {
    name: 'Cervejaria Alto do Capibaribe S.A.',
    trade_name: 'Capibaribe',
    tax_id: '11444777000161',
    email: 'suprimentos@capibaribe.example',
    phone: '+558134218800',
    contact_name: 'Otávio Lins',
    address: addressOf('50030230, Cais do Apolo, 415, Recife, Recife, PE, 2611606'),
    payment_terms_days: 30,
    pix_key: '11444777000161',
  },
  {
    name: 'Metalúrgica Irmãos Vasques Ltda',
    trade_name: 'Vasques',
    tax_id: 'A1B2C3D4000193',
    email: 'financeiro@vasques.example',
    phone: '+551144557700',
    contact_name: 'Renata Vasques',
    payment_terms_days: 45,
  },
  { name: 'Usina Boa Vista Energia S.A.', tax_id: 'Q0SLFMBD7VX439', payment_terms_days: 60, status: 'blocked' },
  {
    name: 'Eletro Componentes do Brasil Ltda',
    trade_name: 'Eletro Componentes',
    tax_id: 'ABCDEFGHIJKL80',
    email: 'vendas@eletrocomponentes.example',
    notes: 'Fornecedor de sensores e painéis.',
    pix_key: '123e4567-e89b-12d3-a456-426655440000',
  },
  { name: 'Laticínios Vale do Itajaí Ltda', trade_name: 'Vale do Itajaí', tax_id: null, status: 'inactive' },
  {
    person_type: 'individual',
    name: 'Marina Toledo',
    tax_id: '52998224725',
    email: 'marina@toledo.example',
    phone: '+5511998765432',
    pix_key: '+5511998765432',
    notes: 'Consultoria de segurança de máquinas (NR-12).',
  },
] as const satisfies Partial<Facts>[];

/** Clients of the demonstration, and those it buys from. */
async function insertClients(tx: Tx, { now }: DemoCast): Promise<void> {
  const rows = (known as readonly Facts[]).map((facts, index): NewRow<'clients'> => {
    const at = toInstant(now - (220 - 20 * index) * dayMs);
    const marks = { is_sample: true, created_at: at, updated_at: at };
    return { id: newId(), person_type: 'company', ...facts, ...clientKeys(facts), ...marks };
  });
  await tx.insertInto('clients').values(rows).execute();
}

const held = [
  {
    name: 'Itaú movimento',
    type: 'checking',
    bank_code: '341',
    branch: '0912',
    number: '45871-3',
    pix_keys: ['contas@trama.example', '11222333000181'],
    opening_balance_cents: 18_432_075,
    credit_limit_cents: 5_000_000,
  },
  {
    name: 'Sicoob Campinas',
    type: 'checking',
    bank_code: '756',
    branch: '3210',
    number: '10277-8',
    where: 'campinas',
    opening_balance_cents: 6_120_400,
  },
  { name: 'Reserva em CDB', type: 'investment', bank_code: '208', opening_balance_cents: 25_000_000 },
  {
    name: 'Cartão corporativo',
    type: 'credit_card',
    bank_code: '260',
    credit_limit_cents: 3_000_000,
    closing_day: 28,
    due_day: 7,
  },
  { name: 'Caixinha do Recife', type: 'cash', where: 'recife', opening_balance_cents: 80_000 },
  {
    name: 'Conta antiga do Banco do Brasil',
    type: 'checking',
    bank_code: '001',
    branch: '1502-4',
    number: '99310-X',
    is_active: false,
  },
] as const satisfies (Partial<NewRow<'accounts'>> & { where?: DemoUnitKey })[];

/** Accounts of the demonstration. */
async function insertAccounts(tx: Tx, { now, units }: DemoCast): Promise<void> {
  const at = toInstant(now - 230 * dayMs);
  type Facts = Pick<NewRow<'accounts'>, 'name' | 'type'> & Partial<NewRow<'accounts'>> & { where?: DemoUnitKey };
  const rows = (held as unknown as readonly Facts[]).map(({ where = 'matriz', ...facts }): NewRow<'accounts'> => {
    const { branch = '', number = '', bank_code = null } = facts;
    const keys = accountKeys({ name: facts.name, branch, number, bank_code });
    const marks = { is_sample: true, created_at: at, updated_at: at };
    return { id: newId(), ...facts, ...keys, opening_date: at.slice(0, 10), unit_id: units[where], ...marks };
  });
  // Rows of one statement have the same columns.
  for (const row of rows) await tx.insertInto('accounts').values(row).execute();
}

/** Categories and cost centres of the demonstration, as a company of this size in Brazil has them. */
async function insertCategories(tx: Tx, { now }: DemoCast): Promise<void> {
  const at = toInstant(now - 225 * dayMs);
  const marks = { is_sample: true, created_at: at, updated_at: at };
  const rows = missingCategories([]).map((row) => ({ ...row, ...marks }));
  await tx.insertInto('categories').values(rows).execute();
}

type Keys = (name?: string) => string | null;

/** Finds the rows of a table by what they are called. */
async function idsByName(tx: Tx, table: 'accounts' | 'categories' | 'clients' | 'projects'): Promise<Keys> {
  const rows = await tx.selectFrom(table).select(['id', 'name']).execute();
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  return (name) => {
    if (name === undefined) return null;
    const id = ids.get(name);
    if (!id) throw new Error(`The demonstration has no ${name}.`);
    return id;
  };
}

/** How a transaction of the book stands by a day, and since when it is paid. */
function standing(one: DemoTransaction, settled_cents: number, today: Day) {
  const { due_date, amount_cents, late = 0, status, payments } = one;
  const days = payments ? payments.at(-1)?.after : late;
  const paid_date = days === undefined || days === 'never' ? null : addDays(due_date, days);
  if (status === 'refunded') return { status, paid_date };
  if (status) return { status, paid_date: null };
  const isPaid = payments ? settled_cents === amount_cents : paid_date !== null && paid_date <= today;
  return isPaid ? ({ status: 'paid', paid_date } as const) : ({ status: 'pending', paid_date: null } as const);
}

/** What was paid of one in the book so far, as it is kept. */
function paymentsOf({ due_date, payments = [] }: DemoTransaction, transaction_id: string, today: Day) {
  return payments.flatMap(({ after, ...parts }): NewRow<'payments'>[] => {
    const paid_date = addDays(due_date, after);
    const created_at = `${paid_date}T13:00:00.000Z`;
    return paid_date > today ? [] : [{ id: newId(), transaction_id, paid_date, ...parts, is_sample: true, created_at }];
  });
}

const isWhatIsGivenBack = (
  { description, due_date }: DemoTransaction,
  refunded: NonNullable<DemoTransaction['refundOf']>,
) => description === refunded.description && due_date === refunded.due_date;

const unitsOf: Partial<Record<string, DemoUnitKey>> = { 'Sicoob Campinas': 'campinas', 'Caixinha do Recife': 'recife' };

/** What came in and went out in the demonstration: it makes what its accounts hold. */
async function insertTransactions(tx: Tx, { now, units }: DemoCast): Promise<void> {
  const today = dayOf(new Date(now), 'America/Sao_Paulo');
  const [account, category, client, project] = [
    await idsByName(tx, 'accounts'),
    await idsByName(tx, 'categories'),
    await idsByName(tx, 'clients'),
    await idsByName(tx, 'projects'),
  ];
  const instant = (day: Day) => toInstant(Math.min(Date.parse(`${day}T13:00:00Z`), now));
  const book = demoBook(today).map((one) => ({ id: newId(), one }));
  const series = new Map(book.flatMap(({ one }) => (one.series ? [[one.series.name, newId()]] : [])));
  // The month before the last one was held against the statement of the bank.
  const reconciled = addDays(`${today.slice(0, 8)}01`, -32).slice(0, 7);
  const payments: NewRow<'payments'>[] = [];
  const rows = book.map(({ id, one }): NewRow<'transactions'> => {
    const { kind, description, amount_cents, due_date, document_number = '', notes = '', method, refundOf } = one;
    const paid = paymentsOf(one, id, today);
    payments.push(...paid);
    const settled_cents = paid.reduce((sum, payment) => sum + settledAmount(payment), 0);
    const { status, paid_date } = standing(one, settled_cents, today);
    const created = addDays(due_date, -25);
    const isWhole = kind !== 'transfer' && !one.parts;
    const refunded = refundOf && book.find(({ one: each }) => isWhatIsGivenBack(each, refundOf))?.id;
    return {
      id,
      kind,
      description,
      amount_cents,
      status,
      settled_cents,
      due_date,
      paid_date,
      document_number,
      notes,
      payment_method: method,
      competence_date: `${due_date.slice(0, 8)}01`,
      account_id: account(one.account) ?? '',
      transfer_account_id: account(one.to),
      client_id: client(one.client),
      project_id: project(one.project),
      unit_id: units[unitsOf[one.account] ?? 'matriz'],
      category_id: isWhole && !refunded ? category(categoryOf(description)) : null,
      cost_center_id: isWhole ? category(one.project ? 'Engenharia' : 'Administração') : null,
      is_reconciled: status === 'paid' && one.account === 'Itaú movimento' && paid_date?.slice(0, 7) === reconciled,
      refund_of_id: refunded ?? null,
      series_id: one.series ? series.get(one.series.name) : null,
      series_number: one.series?.number ?? null,
      series_count: one.series?.count ?? null,
      series_by: one.series ? 'instalments' : null,
      ...transactionKeys({ description, document_number }),
      is_sample: true,
      created_at: instant(created),
      updated_at: instant(paid_date ?? created),
    };
  });
  await tx.insertInto('transactions').values(rows).execute();
  for (const { id, one } of book) {
    const parts = one.parts?.map(({ percent, ...of }) => ({
      amount_cents: percent,
      category_id: category(of.category),
      cost_center_id: category(of.cost_center),
      project_id: null,
    }));
    if (parts) await writeParts(tx, id, dividedAs(parts, one.amount_cents));
  }
  // Rows of one statement have the same columns.
  for (const payment of payments) await tx.insertInto('payments').values(payment).execute();
}

/** The finance of the demonstration. */
export async function insertFinance(tx: Tx, cast: DemoCast): Promise<void> {
  await insertClients(tx, cast);
  await insertAccounts(tx, cast);
  await insertCategories(tx, cast);
  await insertTransactions(tx, cast);
}
