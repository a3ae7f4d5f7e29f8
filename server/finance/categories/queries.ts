import { sql } from 'kysely';
import { foldText } from '#domain/search';
import type { Schema } from '#openapi/operations';
import type { Db, Row } from '../../kernel/store/tables.ts';

/** What lists compare in place of a category's own name. */
export const categoryKeys = ({ name }: Pick<Row<'categories'>, 'name'>) => ({ name_key: foldText(name) });

/** All categories and cost centres, each with the one above it. */
export const categories = (db: Db) =>
  db
    .selectFrom('categories as c')
    .leftJoin('categories as p', 'p.id', 'c.parent_id')
    .selectAll('c')
    .select('p.name as parent_name');

type CategoryRow = Row<'categories'> & { parent_name: string | null };

/** A category as the contract shows it. */
export const serializeCategory = ({
  name_key: _,
  parent_id,
  parent_name,
  ...category
}: CategoryRow): Schema<'FinanceCategory'> => ({
  ...category,
  parent: parent_id === null ? null : { id: parent_id, name: parent_name ?? '' },
});

/** What hangs on a category: the transactions of it, and the categories below it. */
export async function hangingOn(db: Db, id: string): Promise<{ transactions: number; below: number }> {
  const { rows } = await sql<{ transactions: number; below: number }>`select
    (select count(*)::integer from transactions where category_id = ${id}::uuid)
      + (select count(*)::integer from transactions where cost_center_id = ${id}::uuid)
      + (select count(distinct transaction_id)::integer from transaction_parts
          where category_id = ${id}::uuid or cost_center_id = ${id}::uuid) as transactions,
    (select count(*)::integer from categories where parent_id = ${id}::uuid) as below`.execute(db);
  return rows[0] ?? { transactions: 0, below: 0 };
}
