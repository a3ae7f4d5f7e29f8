import { addDays, type Day } from '#domain/dates';
import type { PaymentAmounts } from '#domain/payment';
import type { Schema } from '#openapi/operations';

type Account = 'Itaú movimento' | 'Sicoob Campinas' | 'Reserva em CDB' | 'Cartão corporativo' | 'Caixinha do Recife';

/** What happens in one of the months of the book. */
export interface DemoTransaction {
  kind: Schema<'TransactionKind'>;
  description: string;
  amount_cents: number;
  due_date: Day;
  account: Account | 'Conta antiga do Banco do Brasil';
  /** Where a transfer goes. */
  to?: Account;
  client?: string;
  project?: string;
  method: Schema<'PaymentMethod'>;
  document_number?: string;
  notes?: string;
  /** How many days late it is paid; `never` where it still is not. */
  late?: number | 'never';
  /** How it stands, where its days do not tell. */
  status?: 'draft' | 'scheduled' | 'cancelled' | 'refunded';
  /** What was paid of it so far, each so many days after it is due. */
  payments?: readonly (PaymentAmounts & { after: number })[];
  /** What it is divided into. */
  parts?: readonly { category: string; cost_center: string; percent: number }[];
  /** Which of the instalments of its series it is. */
  series?: { name: string; number: number; count: number };
  /** What it gives back, by its description and the day when that was due. */
  refundOf?: { description: string; due_date: Day };
}

const [bank, branch, reserve, card, till] = [
  'Itaú movimento',
  'Sicoob Campinas',
  'Reserva em CDB',
  'Cartão corporativo',
  'Caixinha do Recife',
] as const;
const palletising = 'Célula robotizada de paletização';
const months = 6;

/** The day of a month so many months away from that of a day. */
function dayIn(today: Day, month: number, day: number): Day {
  const date = new Date(`${today.slice(0, 7)}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + month);
  return addDays(date.toISOString().slice(0, 10), day - 1);
}

/** A sum that is a little different each month, and the same each time that it is asked for. */
const about = (cents: number, month: number, share: number) =>
  cents + Math.round((cents * share * (((month + 20) * 37) % 21)) / 1_000 - (cents * share) / 100);

/** Half of it late, the rest later still, with interest and a fine on it. */
const inTwo = [
  { after: 4, amount_cents: 1_120_000 },
  { after: 12, amount_cents: 1_151_360, interest_cents: 8_960, fine_cents: 22_400 },
];

/** What the card paid for in a month. */
const byCard = (month: number) => [
  { day: 3, description: 'Assinaturas de software', amount_cents: 124_000 },
  { day: 12, description: 'Passagens e hospedagem em obras', amount_cents: about(286_000, month, 20) },
  { day: 18, description: 'Combustível e pedágios', amount_cents: about(97_500, month, 15) },
];

/** What comes in and goes out in one month: `0` is that of today, `-1` the one before. */
function ofMonth(today: Day, month: number): DemoTransaction[] {
  const on = (day: number) => dayIn(today, month, day);
  type More = Partial<DemoTransaction>;
  const out = (day: number, description: string, amount_cents: number, more: More = {}): DemoTransaction => {
    const facts = { kind: 'expense', account: bank, method: 'boleto', due_date: on(day) } as const;
    return { ...facts, description, amount_cents, ...more };
  };
  const move = (day: number, description: string, amount_cents: number, more: More): DemoTransaction =>
    out(day, description, amount_cents, { kind: 'transfer', method: 'transfer', ...more });
  const sale = (day: number, description: string, amount_cents: number, more: More): DemoTransaction => {
    const document_number = `NF ${1_040 + (month + months) * 30 + day}`;
    return out(day, description, amount_cents, { kind: 'income', document_number, ...more });
  };
  const bill = byCard(month - 1).reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  return [
    out(5, 'Folha de pagamento', about(4_138_000, month, 2), { method: 'pix' }),
    out(5, 'Aluguel da matriz', 890_000),
    out(5, 'Aluguel da filial Campinas', 320_000, { account: branch }),
    out(10, 'Internet e telefonia', 68_990),
    out(15, 'Energia elétrica', about(214_000, month, 12), {
      parts: [
        { category: 'Energia e água', cost_center: 'Engenharia', percent: 70 },
        { category: 'Energia e água', cost_center: 'Administração', percent: 30 },
      ],
    }),
    out(20, 'Simples Nacional (DAS)', about(618_000, month, 8)),
    out(20, 'Honorários da contabilidade', 185_000),
    out(22, 'Sensores e painéis', about(1_130_000, month, 25), {
      client: 'Eletro Componentes do Brasil Ltda',
      document_number: `NF ${8_810 + month * 13}`,
    }),
    ...byCard(month).map(({ day, description, amount_cents }) =>
      out(day, description, amount_cents, { account: card, method: 'credit_card' }),
    ),
    ...(month > -months ? [move(7, 'Pagamento da fatura do cartão', bill, { to: card })] : []),
    move(10, 'Reforço da caixinha do Recife', 40_000, { to: till, method: 'pix' }),
    out(16, 'Correios e material de escritório', about(31_500, month, 15), { account: till, method: 'cash' }),
    sale(8, 'Contrato de manutenção', 1_480_000, { client: 'Cervejaria Alto do Capibaribe S.A.' }),
    sale(14, 'Modernização da linha 2', 2_240_000, {
      client: 'Metalúrgica Irmãos Vasques Ltda',
      late: 4,
      ...(month === -1 && { payments: inTwo }),
    }),
    sale(25, 'Suporte da filial Campinas', 540_000, {
      client: 'Metalúrgica Irmãos Vasques Ltda',
      account: branch,
      late: 1,
    }),
    sale(28, palletising, 4_850_000, {
      series: { name: palletising, number: month + months + 1, count: months + 2 },
      client: 'Moinho Serra Azul Alimentos Ltda',
      project: palletising,
      late: 2,
    }),
    ...(month % 2 === 0
      ? [out(18, 'Consultoria de NR-12', 350_000, { client: 'Marina Toledo', method: 'pix' })]
      : [move(26, 'Aplicação em CDB', 1_000_000, { to: reserve })]),
    ...(month <= 0
      ? [out(28, 'Rendimento do CDB', about(243_000, month, 5), { kind: 'income', account: reserve, method: 'other' })]
      : []),
  ];
}

/** What happened once. */
function apart(today: Day): DemoTransaction[] {
  const on = (month: number, day: number) => dayIn(today, month, day);
  const old = 'Conta antiga do Banco do Brasil';
  const mill = { client: 'Usina Boa Vista Energia S.A.', account: bank, method: 'boleto', late: 'never' } as const;
  return [
    {
      kind: 'income',
      description: 'Automação da câmara fria, parcela final',
      amount_cents: 960_000,
      due_date: on(-6, 12),
      account: old,
      client: 'Laticínios Vale do Itajaí Ltda',
      method: 'ted',
      document_number: 'NF 1051',
    },
    {
      kind: 'transfer',
      description: 'Encerramento da conta antiga',
      amount_cents: 960_000,
      due_date: on(-5, 4),
      account: old,
      to: bank,
      method: 'ted',
    },
    {
      kind: 'income',
      description: 'Painel de proteção',
      amount_cents: 2_700_000,
      series: { name: 'Painel de proteção', number: 1, count: 2 },
      ...mill,
      payments: [{ after: 21, amount_cents: 918_900, interest_cents: 18_900 }],
      due_date: on(-3, 10),
      document_number: 'NF 1140',
      notes: 'Cobrança enviada duas vezes.',
    },
    {
      kind: 'income',
      description: 'Painel de proteção',
      amount_cents: 2_700_000,
      series: { name: 'Painel de proteção', number: 2, count: 2 },
      ...mill,
      due_date: on(-2, 10),
      document_number: 'NF 1170',
    },
    {
      kind: 'expense',
      description: 'Curso de programação de robôs',
      amount_cents: 420_000,
      account: bank,
      due_date: on(-1, 24),
      method: 'boleto',
      status: 'cancelled',
      notes: 'A turma não abriu.',
    },
    {
      kind: 'expense',
      description: 'Controlador com defeito',
      amount_cents: 389_000,
      account: bank,
      client: 'Eletro Componentes do Brasil Ltda',
      due_date: on(-2, 19),
      method: 'pix',
      status: 'refunded',
    },
    {
      kind: 'income',
      description: 'Devolução de sensores',
      amount_cents: 164_500,
      account: bank,
      client: 'Eletro Componentes do Brasil Ltda',
      due_date: on(-2, 27),
      method: 'pix',
      refundOf: { description: 'Sensores e painéis', due_date: on(-2, 22) },
    },
    {
      kind: 'income',
      description: 'Telemetria das câmaras frias, entrada',
      amount_cents: 1_500_000,
      due_date: on(1, 20),
      account: bank,
      method: 'pix',
      status: 'draft',
    },
    {
      kind: 'expense',
      description: 'Seguro do galpão',
      amount_cents: 612_000,
      due_date: on(1, 15),
      account: bank,
      method: 'boleto',
      status: 'scheduled',
    },
  ];
}

/** The book of the demonstration as it is on a day: six months gone by, this one and the next. */
export const demoBook = (today: Day): DemoTransaction[] => [
  ...Array.from({ length: months + 2 }, (_, index) => ofMonth(today, index - months)).flat(),
  ...apart(today),
];
