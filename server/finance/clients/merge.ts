import { sql } from 'kysely';
import { clientFields } from '#domain/client-fields';
import { type FilledFields, fieldNames } from '#domain/entity-fields';
import type { Schema } from '#openapi/operations';
import type { Context } from '../../http/context.ts';
import type { Handler } from '../../http/handler.ts';
import { diffFields, recordActivity } from '../../kernel/activity/record.ts';
import { notAllowed, notFound, stale } from '../../kernel/problem.ts';
import { acquireAdvisoryLock } from '../../kernel/store/advisory-locks.ts';
import type { Db, Row, Tx } from '../../kernel/store/tables.ts';
import { checkMaySee } from '../transactions/change.ts';
import { words } from '../words/index.ts';
import { readClient } from './read.ts';
import { changeableClient, clientKeys, holdClient, ofClient } from './write.ts';

type Filled = Schema<'ClientMergePreview'>['filled'][number];

/** Fields that are taken over as they are. A document and an address have conditions of their own. */
const filledFields: readonly Extract<Filled, FilledFields<typeof clientFields>>[] = fieldNames(
  clientFields,
  ({ merge }) => merge === 'fill',
) as FilledFields<typeof clientFields>[];

const isEmpty = (value: unknown) => value === null || value === '';
const isNowhere = ({ address }: Row<'clients'>) => Object.values(address).every((part) => !part);

/** The fields that are empty in the client that stays and known of the one that goes. */
function filledFrom(keeps: Row<'clients'>, goes: Row<'clients'>): Filled[] {
  const filled: Filled[] = filledFields.filter((field) => isEmpty(keeps[field]) && !isEmpty(goes[field]));
  // A document is of one kind of person.
  if (keeps.tax_id === null && goes.tax_id !== null && keeps.person_type === goes.person_type) filled.push('tax_id');
  if (isNowhere(keeps) && !isNowhere(goes)) filled.push('address');
  return filled;
}

async function readBoth(db: Db, id: string, otherId: string) {
  if (id === otherId) throw notAllowed('other_id', words.sameClient);
  const rows = await db.selectFrom('clients').where('id', 'in', [id, otherId]).selectAll().execute();
  const [keeps, goes] = [id, otherId].map((each) => rows.find((row) => row.id === each));
  if (!keeps) throw notFound(words.missing.client);
  if (!goes) throw notAllowed('other_id', words.unknownReference);
  return { keeps, goes };
}

async function sideOf(db: Db, { id, name, version }: Row<'clients'>): Promise<Schema<'ClientMergeSide'>> {
  const { rows } = await sql<Pick<Schema<'ClientMergeSide'>, 'transactions' | 'open_cents'>>`
    select count(*)::integer as transactions, coalesce(sum(amount_cents - settled_cents) filter (
      where kind = 'income' and status in ('pending', 'scheduled')), 0) as open_cents
    from transactions where client_id = ${id}::uuid`.execute(db);
  return { id, name, version, ...(rows[0] ?? { transactions: 0, open_cents: 0 }) };
}

/** What would move if another client became part of this one, in numbers. */
export const previewClientMerge: Handler<'previewClientMerge'> = async ({ path: { id }, query }, context) => {
  checkMaySee(context);
  const { db } = context.store;
  const { keeps, goes } = await readBoth(db, id, query.other_id);
  const body = { keeps: await sideOf(db, keeps), goes: await sideOf(db, goes), filled: filledFrom(keeps, goes) };
  return { status: 200, body };
};

/** All that is of some client. */
const ofClients = ['transactions', 'meetings', 'leads'] as const;

/** Holds both clients and what is of the one that goes: that first, as whoever changes it does. */
async function holdBoth(tx: Tx, id: string, otherId: string, asked: Context): Promise<Context> {
  await acquireAdvisoryLock(tx, 'clients');
  for (const table of ofClients)
    await tx.selectFrom(table).where('client_id', '=', otherId).orderBy('id').select('id').forUpdate().execute();
  const both = await tx
    .selectFrom('clients')
    .where('id', 'in', [id, otherId])
    .orderBy('id')
    .select('id')
    .forUpdate()
    .execute();
  if (both.length === 0) throw notFound(words.missing.client);
  return holdClient(tx, id, asked);
}

/** Makes another client part of this one: what is of it moves, what this one lacks comes from it, and it is gone. */
export const mergeClients: Handler<'mergeClients'> = ({ path: { id }, body }, asked) =>
  asked.store.transaction(async (tx) => {
    const context = await holdBoth(tx, id, body.other_id, asked);
    checkMaySee(context);
    const { keeps, goes } = await readBoth(tx, id, body.other_id);
    if (keeps.version !== body.version || goes.version !== body.other_version) throw stale();
    const marks = { updated_at: context.now, version: sql<number>`version + 1` };
    for (const table of ofClients)
      await tx
        .updateTable(table)
        .set({ client_id: id, ...marks })
        .where('client_id', '=', goes.id)
        .execute();
    // Two clients never have one document, not even for a moment.
    await tx.deleteFrom('clients').where('id', '=', goes.id).execute();
    const before = changeableClient.fields(keeps);
    const given = changeableClient.fields(goes);
    const filled = Object.fromEntries(filledFrom(keeps, goes).map((field) => [field, given[field]]));
    const after = { ...before, ...filled };
    await tx
      .updateTable('clients')
      .set({ ...after, ...clientKeys(after), updated_at: context.now, version: keeps.version + 1 })
      .where('id', '=', id)
      .execute();
    const change = { place: { id }, context, current: keeps, before, after };
    const changes = (await changeableClient.describeChanges?.(tx, change)) ?? diffFields(before, after);
    changes.push({ field: 'merged', before: null, after: goes.name });
    const about = { entity: 'client', label: keeps.name } as const;
    await recordActivity(tx, { subject: ofClient(id), verb: 'changed', entity_id: id, changes, ...about }, context);
    const gone = { subject: ofClient(goes.id), verb: 'deleted', entity_id: goes.id, entity: 'client' } as const;
    const into = [{ field: 'merged_into', before: null, after: keeps.name }];
    await recordActivity(tx, { ...gone, label: goes.name, changes: into }, context);
    return { status: 200, body: await readClient(tx, id, context) };
  });
