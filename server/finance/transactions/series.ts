import { sql } from 'kysely';
import { type Occurrence, occurrenceDay, occurrencesOf } from '#domain/series';
import type { Schema } from '#openapi/operations';
import type { Context } from '../../http/context.ts';
import { diffFields, recordActivity } from '../../kernel/activity/record.ts';
import { newId } from '../../kernel/ids.ts';
import { notAllowed } from '../../kernel/problem.ts';
import type { Row, Tx } from '../../kernel/store/tables.ts';
import { words } from '../words/index.ts';
import { partsIn, writeParts } from './parts.ts';
import { transactionKeys } from './queries.ts';

type CurrentRow = Row<'transactions'>;
export type Scope = Schema<'TransactionScope'>;

const ofTransaction = (id: string) => ({ kind: 'transaction', id }) as const;

/** The rows that a transaction is written down as: one, or as many as it is repeated. */
export function rowsOf<Fields extends Omit<Occurrence, 'number'> & Pick<CurrentRow, 'status' | 'paid_date'>>(
  fields: Fields,
  repeat: Schema<'TransactionRepeat'> | undefined,
) {
  if (!repeat) return [{ id: newId(), ...fields }];
  const all = occurrencesOf(fields, repeat);
  if (!all) throw notAllowed(repeat.until === undefined ? 'repeat.count' : 'repeat.until', words.repeatsWrong);
  const series_id = newId();
  return all.map(({ number, ...own }) => ({
    id: newId(),
    ...fields,
    ...own,
    series_id,
    series_number: number,
    series_count: all.length,
    series_by: repeat.by,
    // What is paid is the first alone.
    ...(number > 1 && fields.status === 'paid' && { status: 'pending' as const, paid_date: null }),
  }));
}

/** Holds all of the series that a transaction is of, always in the same order, so that nobody waits for one who waits. */
export const holdSeries = (tx: Tx, id: string) =>
  tx
    .selectFrom('transactions')
    .where('series_id', '=', ({ selectFrom }) => selectFrom('transactions').where('id', '=', id).select('series_id'))
    .orderBy('series_number')
    .select('id')
    .forUpdate()
    .execute();

/** The others of a series that a change or a deletion is about: what is paid, even in part, or became of another kind stays as it is. */
function othersOf(tx: Tx, { id, kind, series_id, series_number }: CurrentRow, scope: Scope) {
  const others = tx
    .selectFrom('transactions')
    .where('series_id', '=', series_id)
    .where('id', '<>', id)
    .where('kind', '=', kind)
    .where('status', 'in', ['draft', 'scheduled', 'pending'])
    .where('settled_cents', '=', 0)
    .orderBy('series_number');
  return scope === 'following' ? others.where('series_number', '>', series_number) : others;
}

/** What a change of one makes different in the others, dates aside. Status and payment are of one alone. */
const shared = [
  'amount_cents',
  'account_id',
  'transfer_account_id',
  'client_id',
  'project_id',
  'unit_id',
  'category_id',
  'cost_center_id',
  'payment_method',
  'description',
  'document_number',
  'notes',
] as const;
const accounts = ['account_id', 'transfer_account_id'] as const;
const days = ['due_date', 'competence_date'] as const;
type After = Pick<CurrentRow, (typeof shared)[number] | (typeof days)[number] | 'kind'> & { parts: string };

interface SeriesChange {
  kept: CurrentRow;
  before: After;
  after: After;
  context: Context;
}

/** Changes of the others of a series what was changed of one; dates move by the rule of the series. */
export async function changeOthers(tx: Tx, { kept, before, after, context }: SeriesChange, scope: Scope) {
  if (scope === 'one' || kept.series_id === null) return;
  if (after.kind !== before.kind) throw notAllowed('kind', words.kindOfOne);
  // Both accounts of a transfer go together: one alone could be the other one of another.
  const isMoved = accounts.some((name) => after[name] !== before[name]);
  const changed = shared.filter((name) => after[name] !== before[name]);
  const set = Object.fromEntries((isMoved ? [...changed, ...accounts] : changed).map((name) => [name, after[name]]));
  const moved = days.filter((name) => after[name] !== before[name]);
  const isDividedAnew = after.amount_cents !== before.amount_cents || after.parts !== before.parts;
  if (Object.keys(set).length + moved.length === 0 && !isDividedAnew) return;
  for (const row of await othersOf(tx, kept, scope).selectAll().execute()) {
    const turns = (row.series_number ?? 0) - (kept.series_number ?? 0);
    const by = kept.series_by ?? 'month';
    const next: CurrentRow = {
      ...row,
      ...set,
      ...Object.fromEntries(moved.map((name) => [name, occurrenceDay(after[name], by, turns)])),
    };
    // What comes to another amount cannot be divided alike.
    if (isDividedAnew && next.amount_cents === after.amount_cents) await writeParts(tx, row.id, partsIn(after.parts));
    const told = diffFields(
      Object.fromEntries([...shared, ...days].map((name) => [name, row[name]])),
      Object.fromEntries([...shared, ...days].map((name) => [name, next[name]])),
    ).filter(({ field }) => !field.endsWith('_id'));
    await tx
      .updateTable('transactions')
      .set({
        ...Object.fromEntries([...Object.keys(set), ...moved].map((name) => [name, next[name as keyof CurrentRow]])),
        ...transactionKeys(next),
        updated_at: context.now,
        version: sql`version + 1`,
      })
      .where('id', '=', row.id)
      .execute();
    const about = { subject: ofTransaction(row.id), entity: 'transaction', entity_id: row.id } as const;
    await recordActivity(tx, { ...about, verb: 'changed', label: next.description, changes: told }, context);
  }
}

/** Deletes the others of a series with one. */
export async function deleteOthers(tx: Tx, kept: CurrentRow, scope: Scope, context: Context) {
  if (scope === 'one' || kept.series_id === null) return;
  for (const { id, description } of await othersOf(tx, kept, scope).select(['id', 'description']).execute()) {
    await tx.deleteFrom('transactions').where('id', '=', id).execute();
    const about = { subject: ofTransaction(id), entity: 'transaction', entity_id: id } as const;
    await recordActivity(tx, { ...about, verb: 'deleted', label: description }, context);
  }
}
