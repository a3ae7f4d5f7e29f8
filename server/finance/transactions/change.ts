import { sql } from 'kysely';
import { transactionActs } from '#domain/transaction-lifecycle';
import type { Schema } from '#openapi/operations';
import { reauthorize } from '../../http/authorization.ts';
import type { ChangeRules } from '../../http/change.ts';
import type { Context } from '../../http/context.ts';
import { diffFields } from '../../kernel/activity/record.ts';
import { notAllowed, notFound, Problem } from '../../kernel/problem.ts';
import type { Db, Row, Tx } from '../../kernel/store/tables.ts';
import { words } from '../words/index.ts';
import { checkPaidInParts, updatePaymentsForStatus } from './paid-in-parts.ts';
import { checkParts, partsAsText, partsIn, partsOf, undivided, writeParts } from './parts.ts';
import { serializeTransaction, transactionKeys, transactions } from './queries.ts';
import { checkReconciled } from './reconciliation.ts';
import { checkReferences } from './references.ts';
import { checkRefunds, isGivenBack } from './refunds.ts';
import { changeOthers, holdSeries, type Scope } from './series.ts';

/** The transaction that something happens to. */
export const ofTransaction = (id: string) => ({ kind: 'transaction', id }) as const;

/** A transaction as it is now; a 404 where there is none. */
export async function readTransaction(
  db: Db,
  id: string,
  { now }: Pick<Context, 'now'>,
): Promise<Schema<'Transaction'>> {
  const row = await transactions(db, now).where('t.id', '=', id).executeTakeFirst();
  if (!row) throw notFound(words.missing.transaction);
  return serializeTransaction(row);
}

/** Holds a transaction against other changes, and the caller as they are by then. */
export async function holdTransaction(tx: Tx, id: string, asked: Context): Promise<Context> {
  const held = await tx.selectFrom('transactions').where('id', '=', id).select('id').forUpdate().executeTakeFirst();
  if (!held) throw notFound(words.missing.transaction);
  return reauthorize(tx, asked);
}

/** Refuses (403) to write, and to answer with what was written, for whoever may not see transactions. */
export function checkMaySee({ person }: Pick<Context, 'person'>): void {
  const permission = 'view:finance_transactions';
  if (!person.permissions.has(permission))
    throw new Problem(403, 'FORBIDDEN', words.hiddenTransactions, { permission });
}

const plain = [
  'kind',
  'amount_cents',
  'status',
  'is_reconciled',
  'competence_date',
  'due_date',
  'paid_date',
  'account_id',
  'transfer_account_id',
  'client_id',
  'project_id',
  'unit_id',
  'category_id',
  'cost_center_id',
  'payment_method',
  'notes',
] as const;
export type TransactionFields = Pick<
  Row<'transactions'>,
  (typeof plain)[number] | 'description' | 'document_number'
> & { parts: string };
type CurrentRow = Row<'transactions'> & Pick<TransactionFields, 'parts'>;

/** What is divided is of no category, cost centre or project as a whole. */
export const clearAllocationIfSplit = <Fields extends Pick<TransactionFields, 'parts'>>(fields: Fields): Fields =>
  fields.parts === undivided ? fields : { ...fields, category_id: null, cost_center_id: null, project_id: null };

const hasMoved = ({ status }: Pick<TransactionFields, 'status'>) => status === 'paid' || status === 'refunded';

/** Which day it is for a unit. */
export async function dayOfUnit(db: Db, unitId: string | null, now: string): Promise<string> {
  const { rows } = await sql<{ day: string }>`select (${now}::timestamptz at time zone coalesce(
    (select time_zone from units where id = ${unitId}::uuid), 'America/Sao_Paulo'))::date as day`.execute(db);
  return rows[0]?.day ?? now.slice(0, 10);
}

/** Refuses accounts that are none, or archived, or one and the same; and clients, projects and units that are none. */
export async function checkTransaction(tx: Tx, now: TransactionFields, before?: TransactionFields): Promise<void> {
  if (now.kind === 'transfer' && now.transfer_account_id === null)
    throw notAllowed('transfer_account_id', words.transferNeedsAccount);
  if (now.kind !== 'transfer' && now.transfer_account_id !== null)
    throw notAllowed('transfer_account_id', words.onlyOfTransfers);
  if (now.transfer_account_id === now.account_id) throw notAllowed('transfer_account_id', words.sameAccount);
  for (const field of ['account_id', 'transfer_account_id'] as const) {
    const id = now[field];
    if (id === null || id === before?.[field]) continue;
    const account = await tx
      .selectFrom('accounts')
      .where('id', '=', id)
      .select('is_active')
      .forShare()
      .executeTakeFirst();
    if (!account) throw notAllowed(field, words.unknownAccount);
    if (!account.is_active) throw notAllowed(field, words.archivedAccount);
  }
  await checkReferences(tx, now, undefined, before);
  await checkParts(tx, now.parts, now, before?.parts);
}

const nameIn = async (tx: Tx, table: 'accounts' | 'categories' | 'clients' | 'projects' | 'units', id: string | null) =>
  id && (await tx.selectFrom(table).where('id', '=', id).select('name').executeTakeFirst())?.name;

/** The changes as they are told: what is referred to by its name. */
async function changesInWords(tx: Tx, before: TransactionFields, after: TransactionFields) {
  const inWords = async (fields: TransactionFields) => {
    const { account_id, transfer_account_id, client_id, project_id, unit_id, ...others } = fields;
    const { category_id, cost_center_id, parts, ...rest } = others;
    return {
      ...rest,
      account: (await nameIn(tx, 'accounts', account_id)) ?? null,
      transfer_account: (await nameIn(tx, 'accounts', transfer_account_id)) ?? null,
      client: (await nameIn(tx, 'clients', client_id)) ?? null,
      project: (await nameIn(tx, 'projects', project_id)) ?? null,
      unit: (await nameIn(tx, 'units', unit_id)) ?? null,
      category: (await nameIn(tx, 'categories', category_id)) ?? null,
      cost_center: (await nameIn(tx, 'categories', cost_center_id)) ?? null,
      // What they are is seen on the transaction, and their amounts by those who may see it alone.
      parts: partsIn(parts).length,
    };
  };
  return diffFields(await inWords(before), await inWords(after));
}

export const changeableTransaction = (
  today: string,
  scope: Scope,
): ChangeRules<{ id: string }, CurrentRow, TransactionFields, Schema<'Transaction'>> => ({
  hold: async (tx, { id }, asked) => {
    if (scope !== 'one') await holdSeries(tx, id);
    const context = await holdTransaction(tx, id, asked);
    checkMaySee(context);
    return context;
  },
  read: async (tx, { id }) => ({
    ...(await tx.selectFrom('transactions').selectAll().where('id', '=', id).executeTakeFirstOrThrow()),
    parts: partsAsText(await partsOf(tx, id)),
  }),
  fields: (of) => {
    const fields = Object.fromEntries(plain.map((name) => [name, of[name]])) as Pick<
      TransactionFields,
      (typeof plain)[number]
    >;
    return clearAllocationIfSplit({
      ...fields,
      parts: of.parts,
      // Money that has moved did so on some day; what has not, on none.
      paid_date: hasMoved(fields) ? (fields.paid_date ?? today) : null,
      description: of.description.trim(),
      document_number: of.document_number.trim(),
    });
  },
  check: async (tx, { current: kept, before, after }) => {
    checkReconciled(before, after);
    checkPaidInParts(kept, after);
    if (after.kind !== before.kind && (kept.refund_of_id !== null || (await isGivenBack(tx, kept.id))))
      throw notAllowed('kind', words.hasRefunds);
    await checkTransaction(tx, after, before);
  },
  life: { allows: transactionActs.allows, cannot: words.transactionCannot },
  write: async (tx, { place, current: kept, before, after, context }, marks) => {
    const settled_cents = await updatePaymentsForStatus(tx, kept, after, context.now);
    const { parts, ...fields } = after;
    if (parts !== before.parts) await writeParts(tx, place.id, partsIn(parts));
    await tx
      .updateTable('transactions')
      .set({ ...fields, settled_cents, ...transactionKeys(after), ...marks })
      .where('id', '=', place.id)
      .execute();
    await checkRefunds(tx, kept);
    await changeOthers(tx, { kept, before, after, context }, scope);
  },
  show: (tx, { id }, context) => readTransaction(tx, id, context),
  describeActivity: ({ id }, { description }) => ({
    subject: ofTransaction(id),
    entity: 'transaction',
    entity_id: id,
    label: description,
  }),
  describeChanges: (tx, { before, after }) => changesInWords(tx, before, after),
});
