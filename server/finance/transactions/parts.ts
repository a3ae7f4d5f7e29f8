import { sql } from 'kysely';
import type { Schema } from '#openapi/operations';
import { notAllowed } from '../../kernel/problem.ts';
import type { Db, Row, Tx } from '../../kernel/store/tables.ts';
import { words } from '../words/index.ts';
import { checkReferences } from './references.ts';

/** What a transaction is divided into, as it is kept, apart from its place. */
export type Part = Pick<Row<'transaction_parts'>, 'amount_cents' | 'category_id' | 'cost_center_id' | 'project_id'>;

/** The parts of a transaction as one text, which is alike where they are. */
export const partsAsText = (parts: readonly Schema<'NewTransactionPart'>[]) =>
  JSON.stringify(
    parts.map(({ amount_cents, category_id = null, cost_center_id = null, project_id = null }) => ({
      amount_cents,
      category_id,
      cost_center_id,
      project_id,
    })),
  );
export const partsIn = (text: string): Part[] => JSON.parse(text);
export const undivided = '[]';

/** The parts of a transaction, in their order. */
export const partsOf = (db: Db, id: string): Promise<Part[]> =>
  db
    .selectFrom('transaction_parts')
    .where('transaction_id', '=', id)
    .orderBy('position')
    .select(['amount_cents', 'category_id', 'cost_center_id', 'project_id'])
    .execute();

/** The parts of a transaction as the contract shows them. */
export const shownParts = sql<Schema<'TransactionPart'>[]>`coalesce((select jsonb_agg(jsonb_build_object(
    'amount_cents', s.amount_cents,
    'category', case when g.id is not null then jsonb_build_object('id', g.id, 'name', g.name) end,
    'cost_center', case when k.id is not null then jsonb_build_object('id', k.id, 'name', k.name) end,
    'project', case when p.id is not null then jsonb_build_object('id', p.id, 'name', p.name) end) order by s.position)
  from transaction_parts s left join categories g on g.id = s.category_id
    left join categories k on k.id = s.cost_center_id left join projects p on p.id = s.project_id
  where s.transaction_id = t.id), '[]')`;

type Whole = Pick<Row<'transactions'>, 'kind' | 'amount_cents'>;

/** Refuses parts that do not come to the amount to the centavo, or are of what is not there. */
export async function checkParts(tx: Tx, text: string, whole: Whole, before = undivided): Promise<void> {
  const parts = partsIn(text);
  if (parts.length === 0) return;
  if (whole.kind === 'transfer') throw notAllowed('parts', words.partsOfTransfer);
  const left = whole.amount_cents - parts.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  if (left !== 0) throw notAllowed('parts', words.partsDiffer(left));
  if (text === before) return;
  for (const part of parts) await checkReferences(tx, { ...part, kind: whole.kind }, 'parts');
}

/** Puts parts in place of those that a transaction has. */
export async function writeParts(tx: Tx, id: string, parts: readonly Part[]): Promise<void> {
  await tx.deleteFrom('transaction_parts').where('transaction_id', '=', id).execute();
  let before_cents = 0;
  for (const [position, part] of parts.entries()) {
    await tx
      .insertInto('transaction_parts')
      .values({ transaction_id: id, position, before_cents, ...part })
      .execute();
    before_cents += part.amount_cents;
  }
}

/** Another amount divided as parts are, to the centavo; those of which nothing is left are left out. */
export function dividedAs(parts: readonly Part[], amount_cents: number): Part[] {
  const whole = BigInt(parts.reduce((sum, part) => sum + part.amount_cents, 0));
  let before = 0n;
  return parts.flatMap((part) => {
    const upTo = before + BigInt(part.amount_cents);
    const share = Number((upTo * BigInt(amount_cents)) / whole - (before * BigInt(amount_cents)) / whole);
    before = upTo;
    return share > 0 ? [{ ...part, amount_cents: share }] : [];
  });
}
