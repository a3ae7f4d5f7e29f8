import { notAllowed } from '../../kernel/problem.ts';
import type { Row, Tx } from '../../kernel/store/tables.ts';
import { words } from '../words/index.ts';

type Referring = Pick<Row<'transactions'>, 'kind'> &
  Partial<Pick<Row<'transactions'>, 'client_id' | 'project_id' | 'unit_id' | 'category_id' | 'cost_center_id'>>;

const referred = {
  client_id: 'clients',
  project_id: 'projects',
  unit_id: 'units',
} as const;

/**
 * Refuses clients, projects and units that are none, a category that is none or of another type, and one that is
 * archived for what did not have it: of the field itself, or of what it is part of.
 */
export async function checkReferences(tx: Tx, now: Referring, of?: string, before?: Referring): Promise<void> {
  for (const field of Object.keys(referred) as (keyof typeof referred)[]) {
    const id = now[field] ?? null;
    if (id === null || id === before?.[field]) continue;
    const found = await tx.selectFrom(referred[field]).where('id', '=', id).select('id').forShare().executeTakeFirst();
    if (!found) throw notAllowed(of ?? field, words.unknownReference);
  }
  for (const [field, type] of [
    ['category_id', now.kind],
    ['cost_center_id', 'cost_center'],
  ] as const) {
    const id = now[field] ?? null;
    // What is of one kind stays of it only as long as the transaction does.
    if (id === null || (id === before?.[field] && now.kind === before.kind)) continue;
    const found = await tx
      .selectFrom('categories')
      .where('id', '=', id)
      .select(['type', 'is_active'])
      .forShare()
      .executeTakeFirst();
    if (found?.type !== type) throw notAllowed(of ?? field, words.unknownCategory);
    if (!found.is_active && id !== before?.[field]) throw notAllowed(of ?? field, words.archivedCategory);
  }
}
