import { type RawBuilder, sql } from 'kysely';
import { csvBom, formatCsvRow, formulaPattern } from '#domain/csv-format';
import type { Ask } from '#openapi/operations';
import type { Context } from '../../http/context.ts';
import type { Handler } from '../../http/handler.ts';
import { applyCursor } from '../../http/page.ts';
import { exportWords } from '../words/export.ts';
import { sorting } from './handlers.ts';
import { todayAt, transactionsAsked } from './queries.ts';
import { isOpen } from './sums.ts';

/** How many rows are read, and held, at once. */
const partSize = 1_000;

type Query = Ask<'exportTransactions'>['query'];

type Words = Record<string, string>;

/** What is said for each value of a column. */
const said = (column: string, words: Words) =>
  sql`case ${sql.ref(column)} ${sql.join(
    Object.entries(words).map(([value, word]) => sql`when ${sql.lit(value)} then ${sql.lit(word)}`),
    sql` `,
  )} end`;

const day = (column: string) => sql`to_char(${sql.ref(column)}, 'DD/MM/YYYY')`;

// What `csvLine` does to a text: a test holds them against each other.
const formula = sql.lit(formulaPattern);
const quoted = sql.lit('[";\r\n]');
const either = sql.lit(`${formulaPattern}|[";\\r\\n]`);

/**
 * A text that somebody wrote, as a cell that no spreadsheet runs. It is written briefly, for the store plans long queries
 * anew each time that they come.
 */
const text = (of: RawBuilder<unknown>) => sql`case when ${of} !~ ${either} then ${of} else (
    select case when tame ~ ${quoted} then '"' || replace(tame, '"', '""') || '"' else tame end
    from regexp_replace(${of}, ${formula}, ${sql.lit(`'\\&`)}) as tame) end`;
const written = (column: string) => text(sql.ref(column));

/** What each column of a file says. */
function cellsOf({ language, now }: Pick<Context, 'language' | 'now'>) {
  const { kinds, statuses, methods, yesNo } = exportWords[language];
  const isLate = sql`${isOpen} and t.due_date < ${todayAt(now)}`;
  const cents = sql`(case t.kind when 'expense' then -t.amount_cents else t.amount_cents end)`;
  return {
    due_date: day('t.due_date'),
    description: written('t.description'),
    kind: said('t.kind', kinds),
    client: written('c.name'),
    account: text(sql`(case when b.name is null then a.name else a.name || ' → ' || b.name end)`),
    project: written('p.name'),
    category: written('g.name'),
    cost_center: written('k.name'),
    unit: written('n.name'),
    status: sql`case when ${isLate} then ${sql.lit(statuses.overdue)} else ${said('t.status', statuses)} end`,
    amount: sql`replace(trim_scale(${cents}::numeric / 100)::text, '.', ',')`,
    competence_date: day('t.competence_date'),
    paid_date: day('t.paid_date'),
    is_reconciled: sql`case when t.is_reconciled then ${sql.lit(yesNo.yes)} else ${sql.lit(yesNo.no)} end`,
    payment_method: said('t.payment_method', methods),
    document_number: written('t.document_number'),
    notes: written('t.notes'),
  };
}

/**
 * The lines of a file with the transactions that are asked for, and what these are sorted by. The store writes them: to
 * make each of its row took the server several times the room.
 */
function exported(context: Pick<Context, 'store' | 'now' | 'language'>, query: Query) {
  const cells = Object.values(cellsOf(context)).map((cell) => sql`coalesce(${cell}, '')`);
  return transactionsAsked(context.store.db, context.now, query)
    .clearSelect()
    .select(['t.id', 't.due_date', 't.competence_date', 't.amount_cents', 't.created_at'])
    .select(sql<string>`${sql.join(cells, sql` || ';' || `)} || ${sql.lit('\r\n')}`.as('line'));
}
type Exported = Awaited<ReturnType<ReturnType<typeof exported>['executeTakeFirstOrThrow']>>;

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
  const wanted = exported(context, query);
  const read = async (cursor: string | undefined) => {
    const asked = { query: { ...query, cursor } };
    const { rest, cursorAt } = applyCursor(wanted, asked, context, sorting(query));
    // All lines as one text, beside the last row: in the order that they are kept in, which is that of the list.
    type Last = Exported & { text: string; count: number };
    const { rows } = await sql<Last>`with part as materialized ${rest.limit(partSize)}
      select *, (select string_agg(line, '') from part) as text, (select count(*)::integer from part) as count
      from part offset (select greatest(count(*), 1) - 1 from part)`.execute(context.store.db);
    const [last] = rows;
    return { text: last?.text ?? '', next: last?.count === partSize ? cursorAt(last) : undefined };
  };
  const columns = Object.keys(cellsOf(context)) as (keyof typeof names)[];
  const head = csvBom + formatCsvRow(columns.map((column) => names[column]));
  const file = `${name}-${now.slice(0, 10)}.csv`;
  return { status: 200, body: { name: file, mediaType: 'text/csv; charset=utf-8', bytes: csvParts(head, read) } };
};
