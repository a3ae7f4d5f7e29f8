import { type Cell, csvDay, csvLine, csvMark } from '#domain/csv-out';
import { isOverdue } from '#domain/transaction-life';
import type { Ask } from '#openapi/operations';
import type { Context } from '../../http/context.ts';
import type { Handler } from '../../http/handler.ts';
import { readPage } from '../../http/page.ts';
import type { Language } from '../../kernel/language.ts';
import { exportWords } from '../words/export.ts';
import { sorting } from './handlers.ts';
import { todayAt, transactionsAsked } from './queries.ts';

/** How many rows are read, and held, at once. */
const partSize = 1_000;

type Query = Ask<'exportTransactions'>['query'];

/** What a file says of the transactions that are asked for, and what they are sorted by. */
const exported = ({ store, now }: Pick<Context, 'store' | 'now'>, query: Query) =>
  transactionsAsked(store.db, now, query)
    .clearSelect()
    .select(['t.id', 't.kind', 't.description', 't.amount_cents', 't.status', 't.competence_date', 't.due_date'])
    .select(['t.paid_date', 't.is_reconciled', 't.payment_method', 't.document_number', 't.notes', 't.created_at'])
    .select(['a.name as account', 'b.name as other_account', 'c.name as client', 'p.name as project', 'n.name as unit'])
    .select(['g.name as category', 'k.name as cost_center', todayAt(now).as('today')]);

type Transaction = Awaited<ReturnType<ReturnType<typeof exported>['executeTakeFirstOrThrow']>>;
type Column = (typeof columns)[number];

const columns = [
  ...(['due_date', 'description', 'kind', 'client', 'account', 'project', 'category', 'cost_center', 'unit'] as const),
  ...([
    'status',
    'amount',
    'competence_date',
    'paid_date',
    'is_reconciled',
    'payment_method',
    'document_number',
    'notes',
  ] as const),
] as const;

/** What a row says in each column, in words of a language. */
function cellOf(column: Column, row: Transaction, language: Language): Cell {
  const { kinds, statuses, methods, yesNo } = exportWords[language];
  const { kind, status, account, other_account: to, payment_method: method } = row;
  switch (column) {
    case 'due_date':
    case 'competence_date':
    case 'paid_date':
      return csvDay(row[column]);
    case 'kind':
      return kinds[kind];
    case 'status':
      return statuses[isOverdue(status, row.due_date, row.today) ? 'overdue' : status];
    case 'amount':
      return (kind === 'expense' ? -row.amount_cents : row.amount_cents) / 100;
    case 'account':
      return to ? `${account} → ${to}` : account;
    case 'is_reconciled':
      return yesNo[row[column] ? 'yes' : 'no'];
    case 'payment_method':
      return method && methods[method];
    default:
      return row[column];
  }
}

/** The text of a file, part by part: the next rows are asked for once those before them are taken. */
export async function* csvParts<Mark>(
  head: string,
  read: (mark: Mark | undefined) => Promise<{ text: string; next: Mark | undefined }>,
): AsyncGenerator<Buffer> {
  let [mark, lead]: [Mark | undefined, string] = [undefined, head];
  do {
    const { text, next } = await read(mark);
    yield Buffer.from(lead + text);
    [mark, lead] = [next, ''];
  } while (mark !== undefined);
}

/** All transactions of a filter as a file, read while it is sent. */
export const exportTransactions: Handler<'exportTransactions'> = ({ query }, context) => {
  const { language, now } = context;
  const { name, columns: names } = exportWords[language];
  const read = async (cursor: string | undefined) => {
    const asked = { query: { ...query, limit: partSize, cursor } };
    const { rows, page } = await readPage(exported(context, query), asked, context, sorting(query));
    const lines = rows.map((row) => csvLine(columns.map((each) => cellOf(each, row, language))));
    return { text: lines.join(''), next: page.next_cursor ?? undefined };
  };
  const head = csvMark + csvLine(columns.map((column) => names[column]));
  const file = `${name}-${now.slice(0, 10)}.csv`;
  return { status: 200, body: { name: file, mediaType: 'text/csv; charset=utf-8', bytes: csvParts(head, read) } };
};
