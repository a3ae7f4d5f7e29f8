import { sql } from 'kysely';
import type { Schema } from '#openapi/operations';
import { newId } from '../../kernel/ids.ts';
import { notFound } from '../../kernel/problem.ts';
import type { Db, Tx } from '../../kernel/store/tables.ts';
import { transactionKeys } from '../transactions/queries.ts';
import { words } from '../words/index.ts';

/** Imports with the names of their accounts and of whoever began them. */
export const imports = (db: Db) =>
  db
    .selectFrom('imports as i')
    .innerJoin('accounts as a', 'a.id', 'i.account_id')
    .innerJoin('users as u', 'u.id', 'i.created_by')
    .selectAll('i')
    .select(['a.name as account_name', 'u.name as creator_name']);

export type ImportRow = Awaited<ReturnType<ReturnType<typeof imports>['executeTakeFirstOrThrow']>>;

/** An import as the contract shows it. */
export const serializeImport = ({
  account_id,
  account_name,
  created_by,
  creator_name,
  ...row
}: ImportRow): Schema<'FinanceImport'> => ({
  ...row,
  account: { id: account_id, name: account_name },
  created_by: { id: created_by, name: creator_name },
});

/** An import; a 404 where there is none. */
export async function findImport(db: Db, id: string): Promise<ImportRow> {
  const row = await imports(db).where('i.id', '=', id).executeTakeFirst();
  if (!row) throw notFound(words.missing.financeImport);
  return row;
}

type Row = Schema<'ImportRow'>;

/** Writes rows of a statement down as what has been paid; gives the places of those that the account had already. */
export async function insertRows(
  tx: Tx,
  { id: importId, account_id: accountId }: Pick<ImportRow, 'id' | 'account_id'>,
  rows: readonly Row[],
  now: string,
): Promise<number[]> {
  const written = rows.map((row) => {
    const of = { description: row.description.trim(), document_number: (row.document_number ?? '').trim() };
    return { ...row, ...of, ...transactionKeys(of), id: newId() };
  });
  const { rows: kept } = await sql<{ id: string }>`insert into transactions (id, kind, description, search_text,
      amount_cents, status, competence_date, due_date, paid_date, account_id, unit_id, document_number, is_sample,
      created_at, updated_at, import_id, bank_id)
    select id, kind, description, search_text, amount_cents, 'paid', date, date, date, ${accountId}::uuid,
      (select unit_id from accounts where id = ${accountId}::uuid), document_number, false, ${now}::timestamptz, ${now}::timestamptz, ${importId}::uuid, bank_id
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as r(id uuid, kind text, description text,
      search_text text, amount_cents bigint, date date, document_number text, bank_id text)
    on conflict (account_id, bank_id) where bank_id is not null do nothing
    returning id`.execute(tx);
  const ids = new Set(kept.map(({ id }) => id));
  return written.flatMap(({ id }, place) => (ids.has(id) ? [] : [place]));
}

/** For each row, how many transactions of an account are just like it: by the bank's number, else by all that it says. */
export async function countAlike(db: Db, accountId: string, rows: readonly Row[]): Promise<number[]> {
  const asked = JSON.stringify(rows.map((row, place) => ({ ...row, place, description: row.description.trim() })));
  const { rows: found } = await sql<{ place: number; count: number }>`
    with r as (select * from jsonb_to_recordset(${asked}::jsonb)
      as r(place integer, kind text, description text, amount_cents bigint, date date, bank_id text))
    select place, count(*)::integer as count from (
      select r.place, t.id from r join transactions t on t.account_id = ${accountId}::uuid and t.bank_id = r.bank_id
      union
      select r.place, t.id from r join transactions t on t.account_id = ${accountId}::uuid
        and t.amount_cents = r.amount_cents and t.kind = r.kind and coalesce(t.paid_date, t.due_date) = r.date
        and lower(t.description) = lower(r.description)
        and (t.bank_id is null or r.bank_id is null)) alike
    group by place`.execute(db);
  const counts = rows.map(() => 0);
  for (const { place, count } of found) counts[place] = count;
  return counts;
}
