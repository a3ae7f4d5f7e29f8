import { sql } from 'kysely';
import type { Schema } from '#openapi/operations';
import { reauthorize } from '../../http/authorization.ts';
import type { Context } from '../../http/context.ts';
import type { Handler } from '../../http/handler.ts';
import { page } from '../../http/page.ts';
import { type ActivityEvent, recordActivity } from '../../kernel/activity/record.ts';
import { newId } from '../../kernel/ids.ts';
import { notAllowed, notFound, Problem } from '../../kernel/problem.ts';
import type { Tx } from '../../kernel/store/tables.ts';
import { checkMaySee } from '../transactions/change.ts';
import { words } from '../words/index.ts';
import { countAlike, findImport, type ImportRow, imports, insertRows, serializeImport } from './queries.ts';

/** A page of all imports, the newest first. What never sent a row is none. */
const listFinanceImports: Handler<'listFinanceImports'> = (asked, context) =>
  page(imports(context.store.db).where('i.done_count', '>', 0), asked, context, {
    order: [{ by: 'i.id', type: 'id' }],
    direction: 'desc',
    as: serializeImport,
  });

const getFinanceImport: Handler<'getFinanceImport'> = async ({ path: { id } }, { store }) => ({
  status: 200,
  body: serializeImport(await findImport(store.db, id)),
});

/** The caller as they are by now, who writes and sees transactions. */
async function writerNow(tx: Tx, asked: Context): Promise<Context> {
  const context = await reauthorize(tx, asked);
  checkMaySee(context);
  return context;
}

/** Refuses an account that is none, or archived. */
async function checkAccount(tx: Tx, id: string): Promise<void> {
  const account = await tx
    .selectFrom('accounts')
    .where('id', '=', id)
    .select('is_active')
    .forShare()
    .executeTakeFirst();
  if (!account) throw notAllowed('account_id', words.unknownAccount);
  if (!account.is_active) throw notAllowed('account_id', words.archivedAccount);
}

const startFinanceImport: Handler<'startFinanceImport'> = ({ body }, asked) =>
  asked.store.transaction(async (tx) => {
    const { now, person } = await writerNow(tx, asked);
    await checkAccount(tx, body.account_id);
    const [id, marks] = [newId(), { created_by: person.id, created_at: now, updated_at: now }];
    await tx
      .insertInto('imports')
      .values({ id, ...body, name: body.name.trim(), ...marks })
      .execute();
    return { status: 201, body: serializeImport(await findImport(tx, id)) };
  });

/** For each row of a statement, how often the account has it already. */
const findRepeatedRows: Handler<'findRepeatedRows'> = ({ body: { account_id, rows } }, asked) =>
  asked.store.transaction(async (tx) => {
    await writerNow(tx, asked);
    return { status: 200, body: { counts: await countAlike(tx, account_id, rows) } };
  });

/** Holds an import against others who add to it, stop it or take it back. */
async function holdImport(tx: Tx, id: string): Promise<ImportRow> {
  const held = await tx.selectFrom('imports').where('id', '=', id).select('id').forUpdate().executeTakeFirst();
  if (!held) throw notFound(words.missing.financeImport);
  return findImport(tx, id);
}

const happeningTo = ({ id, name: label }: ImportRow): Omit<ActivityEvent, 'verb'> => ({
  subject: { kind: 'import', id },
  entity: 'import',
  entity_id: id,
  label,
});

const told = (count: number) => ({ changes: [{ field: 'transactions', before: null, after: count }] });

/** Writes the next rows; those that were taken already are passed over, so that a part may come again. */
const addImportRows: Handler<'addImportRows'> = ({ path: { id }, body: { position, rows } }, asked) =>
  asked.store.transaction(async (tx) => {
    const context = await writerNow(tx, asked);
    const { now } = context;
    const before = await holdImport(tx, id);
    const { done_count: done, row_count: total } = before;
    const fresh = rows.slice(Math.max(0, done - position));
    if (fresh.length === 0) return { status: 200, body: serializeImport(before) };
    if (before.state !== 'running') throw new Problem(409, 'ILLEGAL_TRANSITION', words.importEnded);
    if (position > done) throw new Problem(409, 'STALE_VERSION', words.importGap);
    if (done + fresh.length > total) throw notAllowed('rows', words.importTooLong);
    await checkAccount(tx, before.account_id);
    const repeated = await insertRows(tx, before, fresh, now);
    const done_count = done + fresh.length;
    const after = {
      done_count,
      imported_count: before.imported_count + fresh.length - repeated.length,
      repeated_rows: [...before.repeated_rows, ...repeated.map((place) => done + place)],
      state: done_count === total ? ('completed' as const) : before.state,
      updated_at: now,
    };
    await tx.updateTable('imports').set(after).where('id', '=', id).execute();
    if (after.state === 'completed')
      await recordActivity(tx, { ...happeningTo(before), verb: 'created', ...told(after.imported_count) }, context);
    return { status: 200, body: serializeImport({ ...before, ...after }) };
  });

/** Deletes all that an import brought; refuses (409) where something of it was changed since. */
async function takeBack(tx: Tx, id: string): Promise<void> {
  const { rows } = await sql<{ changed: number }>`with held as (
      select id, version from transactions where import_id = ${id}::uuid for update)
    select count(*) filter (where version > 1
      or exists (select from transactions r where r.refund_of_id = held.id)
      or exists (select from attachments f where f.transaction_id = held.id))::integer as changed from held`.execute(
    tx,
  );
  const changed = rows[0]?.changed ?? 0;
  if (changed > 0) throw new Problem(409, 'IN_USE', words.importUsed(changed));
  await tx.deleteFrom('transactions').where('import_id', '=', id).execute();
}

const mayBecome: Record<Schema<'FinanceImportChange'>['state'], readonly Schema<'FinanceImportState'>[]> = {
  cancelled: ['running'],
  reverted: ['running', 'completed', 'cancelled'],
};

/** Stops an import, or takes it back; once it is so, asking again changes nothing. */
const changeFinanceImport: Handler<'changeFinanceImport'> = ({ path: { id }, body: { state } }, asked) =>
  asked.store.transaction(async (tx) => {
    const context = await writerNow(tx, asked);
    const before = await holdImport(tx, id);
    if (before.state === state) return { status: 200, body: serializeImport(before) };
    if (!mayBecome[state].includes(before.state)) throw new Problem(409, 'ILLEGAL_TRANSITION', words.importEnded);
    if (state === 'reverted') await takeBack(tx, id);
    await tx.updateTable('imports').set({ state, updated_at: context.now }).where('id', '=', id).execute();
    const verb = state === 'reverted' ? 'deleted' : 'cancelled';
    await recordActivity(tx, { ...happeningTo(before), verb, ...told(before.imported_count) }, context);
    return { status: 200, body: serializeImport({ ...before, state, updated_at: context.now }) };
  });

export const importHandlers = {
  listFinanceImports,
  getFinanceImport,
  startFinanceImport,
  findRepeatedRows,
  addImportRows,
  changeFinanceImport,
};
