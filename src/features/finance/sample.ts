import type { Schema } from '#openapi/operations';
import { people } from '../kit/testing/StoryApp';
import type { Client } from './clients/api';
import type { Account } from './data/accounts';
import type { Category } from './data/categories';

type SampleTransaction = Schema<'Transaction'>;

const seen = ['view:finance', 'view:finance_accounts', 'view:finance_transactions', 'view:finance_clients'];

/** Who takes care of the finance of all, and who may only see it. */
export const treasurer = {
  ...people.admin,
  permissions: [...people.admin.permissions, ...seen, 'manage:finance', 'view:personal_data'],
};
export const reader = { ...people.viewer, permissions: [...people.viewer.permissions, ...seen] };

const place = { cep: '', street: '', number: '', complement: '', district: '', city: '', uf: '', ibge_code: '' };
const idOf = (count: number) => `0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1d${String(count).padStart(2, '0')}`;

const client = (part: Partial<Client> & Pick<Client, 'id' | 'name'>): Client => ({
  person_type: 'company',
  trade_name: '',
  tax_id: null,
  state_registration: '',
  municipal_registration: '',
  website: '',
  email: null,
  billing_email: null,
  phone: null,
  contact_name: '',
  address: place,
  payment_terms_days: null,
  pix_key: null,
  pix_key_kind: null,
  status: 'active',
  notes: '',
  is_sample: true,
  created_at: '2026-03-02T12:00:00.000Z',
  updated_at: '2026-11-20T18:30:00.000Z',
  version: 3,
  ...part,
});

/** A client with all that may be known, one blocked, one with little known and a long name, and a person masked. */
export const sampleClients: [Client, ...Client[]] = [
  client({
    id: idOf(1),
    name: 'Moinho Serra Azul Alimentos Ltda',
    trade_name: 'Serra Azul',
    tax_id: '12ABC34501DE35',
    email: 'contato@serraazul.example',
    phone: '+551938221400',
    contact_name: 'Paula Ferraz',
    address: { ...place, cep: '13092132', street: 'Rua Jasmim', number: '810', city: 'Campinas', uf: 'SP' },
    payment_terms_days: 28,
    pix_key: 'contas@serraazul.example',
    pix_key_kind: 'email',
  }),
  client({ id: idOf(2), name: 'Usina Boa Vista Energia S.A.', tax_id: 'Q0SLFMBD7VX439', status: 'blocked' }),
  client({
    id: idOf(3),
    name: 'Companhia Pernambucana de Distribuição de Equipamentos Industriais e Automação',
    address: { ...place, city: 'Jaboatão dos Guararapes', uf: 'PE' },
    status: 'inactive',
  }),
  client({
    id: idOf(4),
    name: 'Marina Toledo',
    person_type: 'individual',
    tax_id: '***.982.247-**',
    pix_key: '***.982.247-**',
    pix_key_kind: 'cpf',
  }),
];

const account = (part: Partial<Account> & Pick<Account, 'id' | 'name'>): Account => ({
  type: 'checking',
  bank_code: null,
  branch: '',
  number: '',
  pix_keys: [],
  currency: 'BRL',
  opening_balance_cents: 0,
  opening_date: '2026-03-01',
  balance_cents: 0,
  credit_limit_cents: null,
  closing_day: null,
  due_day: null,
  unit: people.admin.units[0] ?? null,
  is_active: true,
  notes: '',
  is_sample: true,
  created_at: '2026-03-02T12:00:00.000Z',
  updated_at: '2026-11-20T18:30:00.000Z',
  version: 3,
  ...part,
});

/** An account with all that may be known, a card that owes, the till, and one archived. */
export const sampleAccounts: [Account, ...Account[]] = [
  account({
    id: idOf(11),
    name: 'Itaú movimento',
    bank_code: '341',
    branch: '0912',
    number: '45871-3',
    pix_keys: ['contas@trama.example', '11222333000181'],
    opening_balance_cents: 18_432_075,
    balance_cents: 18_432_075,
    credit_limit_cents: 5_000_000,
  }),
  account({
    id: idOf(12),
    name: 'Cartão corporativo',
    type: 'credit_card',
    bank_code: '260',
    opening_balance_cents: -384_990,
    balance_cents: -384_990,
    closing_day: 28,
    due_day: 7,
  }),
  account({ id: idOf(13), name: 'Caixinha', type: 'cash', balance_cents: 80_000, unit: null }),
  account({ id: idOf(14), name: 'Conta antiga', bank_code: '001', is_active: false }),
];

const [matriz] = people.admin.units;
const accountRef = (at: number) => {
  const { id = '', name = '' } = sampleAccounts[at] ?? {};
  return { id, name };
};

const transaction = (part: Partial<SampleTransaction> & Pick<SampleTransaction, 'id' | 'description'>) => {
  const { status = 'pending', amount_cents = 100_00 } = part;
  return {
    open_cents: status === 'pending' ? amount_cents : 0,
    paid_cents: status === 'paid' ? amount_cents : 0,
    kind: 'expense',
    amount_cents: 100_00,
    payments: [],
    refund_of: null,
    refunded_cents: 0,
    series: null,
    parts: [],
    currency: 'BRL',
    status: 'pending',
    is_overdue: false,
    competence_date: '2026-11-01',
    due_date: '2026-11-28',
    paid_date: null,
    is_reconciled: false,
    account: accountRef(0),
    transfer_account: null,
    client: null,
    project: null,
    category: null,
    cost_center: null,
    unit: matriz ? { id: matriz.id, name: matriz.name } : null,
    payment_method: null,
    document_number: '',
    notes: '',
    is_sample: true,
    created_at: '2026-11-02T12:00:00.000Z',
    updated_at: '2026-11-20T18:30:00.000Z',
    version: 3,
    ...part,
  } satisfies SampleTransaction;
};

/** One to be received, one overdue, one paid, a transfer, and a draft that comes to nothing. */
export const sampleTransactions: [SampleTransaction, ...SampleTransaction[]] = [
  transaction({
    id: idOf(31),
    kind: 'income',
    description: 'Célula robotizada, parcela 7 de 8',
    amount_cents: 48_500_00,
    client: { id: sampleClients[0].id, name: sampleClients[0].name },
    payment_method: 'boleto',
    document_number: 'NF 1278',
  }),
  transaction({ id: idOf(32), description: 'Aluguel do galpão', due_date: '2026-11-10', is_overdue: true }),
  transaction({ id: idOf(33), description: 'Energia elétrica', status: 'paid', paid_date: '2026-11-15' }),
  transaction({
    id: idOf(34),
    kind: 'transfer',
    description: 'Reforço da caixinha',
    amount_cents: 400_00,
    transfer_account: accountRef(2),
    unit: null,
  }),
  transaction({ id: idOf(35), kind: 'income', description: 'Telemetria, entrada', status: 'draft' }),
];

const category = (id: number, type: Category['type'], name: string, parent: Category['parent'] = null): Category => ({
  id: idOf(id),
  type,
  name,
  parent,
  is_active: true,
  is_sample: true,
  created_at: '2026-03-02T12:00:00.000Z',
  updated_at: '2026-11-20T18:30:00.000Z',
  version: 3,
});

/** One of each type, one below another, and one archived. */
export const sampleCategories: [Category, Category, ...Category[]] = [
  category(51, 'income', 'Vendas'),
  category(52, 'income', 'Projetos de automação', { id: idOf(51), name: 'Vendas' }),
  category(53, 'expense', 'Ocupação'),
  { ...category(54, 'expense', 'Frota própria'), is_active: false },
  category(55, 'cost_center', 'Engenharia'),
];

export const sampleTotals: Schema<'TransactionTotals'> = {
  count: 5,
  income_cents: 48_500_00,
  income_open_cents: 48_500_00,
  expense_cents: 200_00,
  expense_open_cents: 100_00,
  transfer_cents: 0,
  transfer_open_cents: 0,
  net_cents: 48_300_00,
  net_open_cents: 48_400_00,
  currency: 'BRL',
};
