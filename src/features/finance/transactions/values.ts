import type { Day } from '#domain/dates';
import { occurrencesOf, type Repeat } from '#domain/series';
import { transactionActs } from '#domain/transaction-lifecycle';
import type { Schema } from '#openapi/operations';
import { transactionChangeRules } from '#openapi/rules/transaction-change';
import type { FormErrors } from '../../kit/form/rule-errors';
import { toFormValues, toRequestBody } from '../../kit/form/values';
import type { TransactionStatus } from '../data/transactions-view';

type Shown = Schema<'Transaction'>;

const dates = ['due_date', 'competence_date', 'paid_date'] as const;
const refs = [
  'account_id',
  'transfer_account_id',
  'client_id',
  'project_id',
  'unit_id',
  'category_id',
  'cost_center_id',
] as const;
const texts = ['description', 'document_number', 'notes'] as const;
const kept = ['kind', ...texts, 'amount_cents', 'status', ...dates, ...refs, 'payment_method'] as const;
const repeats = ['repeat.by', 'repeat.ends', 'repeat.count', 'repeat.until'] as const;
/** The fields of a transaction, in their order. */
export const names = [...kept, 'parts', ...repeats, 'scope'] as const;

/** A part as it is typed. */
export interface TransactionPart {
  amount_cents: number | null;
  category_id: string | null;
  cost_center_id: string | null;
  project_id: string | null;
}

/** A part that says nothing yet, and what it may hold as a draft of it is read. */
export const blankPart: TransactionPart = {
  amount_cents: null,
  category_id: null,
  cost_center_id: null,
  project_id: null,
};
export const partRules = { amount_cents: { maximum: Number.MAX_SAFE_INTEGER } } as const;

/** What a person types about a transaction. */
export type TransactionValues = Record<(typeof texts)[number], string> &
  Record<(typeof dates)[number] | (typeof refs)[number], string | null> & {
    kind: Shown['kind'];
    status: TransactionStatus;
    amount_cents: number | null;
    payment_method: Shown['payment_method'];
    /** None, and it is not divided. */
    parts: readonly TransactionPart[];
    'repeat.by': Repeat['by'] | '';
    'repeat.ends': 'count' | 'until';
    'repeat.count': number | null;
    'repeat.until': Day | null;
    /** Which of its series a change is about. */
    scope: Schema<'TransactionScope'>;
  };

/** At most so many. */
export const mostParts = 20;

/** What is not said yet of the amount by the parts; below nought where they are too much. */
export const leftToDivide = ({ amount_cents, parts }: Pick<TransactionValues, 'amount_cents' | 'parts'>) =>
  parts.reduce((left, part) => left - (part.amount_cents ?? 0), amount_cents ?? 0);

const alone = {
  ...({ 'repeat.by': '', 'repeat.ends': 'count', 'repeat.count': 2, 'repeat.until': null } as const),
  scope: 'one',
  parts: [],
} as const;

/** How often a transaction is repeated; nothing where it is not, or is not said yet. */
export function repeatFrom(values: TransactionValues): Repeat | undefined {
  const { 'repeat.by': by, 'repeat.ends': ends, 'repeat.count': count, 'repeat.until': until } = values;
  if (by === '') return undefined;
  if (by === 'instalments' || ends === 'count') return count === null ? undefined : { by, count };
  return until === null ? undefined : { by, until };
}

/** What is wrong with how often a transaction is repeated, on the field that says so. */
export function repeatFaults(values: TransactionValues, fault: string): FormErrors<TransactionValues> {
  const { 'repeat.by': by, amount_cents, due_date, competence_date } = values;
  const repeat = repeatFrom(values);
  const name =
    repeat?.until || (by !== 'instalments' && values['repeat.ends'] === 'until') ? 'repeat.until' : 'repeat.count';
  if (by === '' || amount_cents === null || due_date === null) return {};
  const all = repeat && occurrencesOf({ amount_cents, due_date, competence_date: competence_date ?? due_date }, repeat);
  return all ? {} : { [name]: fault };
}

const began: TransactionStatus[] = ['pending', 'scheduled', 'paid', 'draft'];

/** How a transaction may stand next: as it does, or where its life leads from there. */
export const statusesFrom = (status: TransactionStatus | undefined): TransactionStatus[] =>
  status === undefined ? began : [status, ...transactionActs.of(status).map(({ to }) => to)];

/** Whether money has moved: then there is a day on which it did. */
export const hasMoved = (status: TransactionStatus) => status === 'paid' || status === 'refunded';

/** What stands in the fields of a transaction. */
export const savedOf = ({ version, ...transaction }: Shown) => ({
  values: {
    ...toFormValues<TransactionValues>(
      {
        ...transaction,
        account_id: transaction.account.id,
        transfer_account_id: transaction.transfer_account?.id,
        client_id: transaction.client?.id,
        project_id: transaction.project?.id,
        unit_id: transaction.unit?.id,
        category_id: transaction.category?.id,
        cost_center_id: transaction.cost_center?.id,
      },
      kept,
      transactionChangeRules,
    ),
    payment_method: transaction.payment_method,
    ...alone,
    parts: transaction.parts.map(({ amount_cents, category, cost_center, project }) => ({
      amount_cents,
      category_id: category?.id ?? null,
      cost_center_id: cost_center?.id ?? null,
      project_id: project?.id ?? null,
    })),
  },
  version,
});

/** What stands in the fields of a new transaction, which is like another or of an account or a client. */
export const newOf = (
  given: Partial<TransactionValues>,
  like?: Shown,
): { values: TransactionValues; version?: number } => {
  const blank = toFormValues<TransactionValues>({ kind: 'income', status: 'pending' }, kept, transactionChangeRules);
  const values = like
    ? { ...savedOf(like).values, status: 'pending' as const, paid_date: null }
    : { ...blank, amount_cents: null, payment_method: null, ...alone };
  return { values: { ...values, ...given } };
};

/** What is sent of what was typed: of what only transfers have, or what has been paid, nothing else is left. */
export function bodyFrom(values: TransactionValues): Schema<'NewTransaction'> {
  const { kind, status, due_date, competence_date, paid_date, parts: typed, ...others } = values;
  const { transfer_account_id, client_id, category_id, ...rest } = Object.fromEntries(
    kept.filter((name) => name in others).map((name) => [name, others[name as keyof typeof others]]),
  ) as Omit<typeof others, (typeof repeats)[number] | 'scope'>;
  const isTransfer = kind === 'transfer';
  const sent = {
    ...rest,
    kind,
    status,
    due_date,
    competence_date: competence_date ?? due_date,
    paid_date: hasMoved(status) ? paid_date : null,
    transfer_account_id: isTransfer ? transfer_account_id : null,
    client_id: isTransfer ? null : client_id,
    category_id: isTransfer ? null : category_id,
  };
  const parts = isTransfer ? [] : typed.map(({ amount_cents, ...of }) => ({ ...of, amount_cents: amount_cents ?? 0 }));
  return { ...toRequestBody<Schema<'NewTransaction'>>(sent, transactionChangeRules), parts };
}
