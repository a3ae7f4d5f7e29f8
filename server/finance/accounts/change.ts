import { nameOfBank } from '#domain/banks';
import type { Schema } from '#openapi/operations';
import { reauthorize } from '../../http/authorization.ts';
import type { ChangeRules } from '../../http/change.ts';
import type { Context } from '../../http/context.ts';
import { diffFields } from '../../kernel/activity/record.ts';
import { notAllowed, notFound } from '../../kernel/problem.ts';
import type { Db, Row, Tx } from '../../kernel/store/tables.ts';
import { hiddenCpf } from '../clients/serialize.ts';
import { words } from '../words/index.ts';
import { accountKeys, accounts, serializeAccount } from './queries.ts';

/** The account that something happens to. */
export const ofAccount = (id: string) => ({ kind: 'account', id }) as const;

/** An account as the caller sees it; a 404 where there is none. */
export async function readAccount(
  db: Db,
  id: string,
  { person }: Pick<Context, 'person'>,
): Promise<Schema<'FinanceAccount'>> {
  const row = await accounts(db).where('a.id', '=', id).executeTakeFirst();
  if (!row) throw notFound(words.missing.financeAccount);
  return serializeAccount(person)(row);
}

/** Holds an account against other changes, and the caller as they are by then. */
export async function holdAccount(tx: Tx, id: string, asked: Context): Promise<Context> {
  const held = await tx.selectFrom('accounts').where('id', '=', id).select('id').forUpdate().executeTakeFirst();
  if (!held) throw notFound(words.missing.financeAccount);
  return reauthorize(tx, asked);
}

type Facts = Pick<Row<'accounts'>, 'type' | 'bank_code' | 'closing_day' | 'due_day' | 'unit_id'>;

/** Refuses a bank or a unit that is none, and a card's days for what is no card. */
export async function checkFacts(tx: Tx, facts: Facts, before?: Facts): Promise<void> {
  const { type, bank_code, unit_id } = facts;
  if (bank_code !== null && !nameOfBank(bank_code)) throw notAllowed('bank_code', words.unknownBank);
  for (const day of ['closing_day', 'due_day'] as const)
    if (type !== 'credit_card' && facts[day] !== null) throw notAllowed(day, words.onlyOfCards);
  if (unit_id === null || unit_id === before?.unit_id) return;
  const unit = await tx.selectFrom('units').where('id', '=', unit_id).select('id').forShare().executeTakeFirst();
  if (!unit) throw notAllowed('unit_id', words.unknownUnit);
}

const plain = [
  'type',
  'bank_code',
  'opening_balance_cents',
  'opening_date',
  'credit_limit_cents',
  'closing_day',
  'due_day',
  'unit_id',
  'is_active',
  'notes',
] as const;
type Fields = Pick<Row<'accounts'>, (typeof plain)[number] | 'name' | 'branch' | 'number'> & { pix_keys: string };

const keysIn = (text: string) => text.split(' ').filter(Boolean);

/** The changes as they are told: a bank and a unit by their names, a CPF masked. */
async function changesInWords(tx: Tx, before: Fields, after: Fields) {
  const nameOfUnit = async (id: string | null) =>
    id && (await tx.selectFrom('units').where('id', '=', id).select('name').executeTakeFirst())?.name;
  const inWords = async ({ bank_code, unit_id, pix_keys, ...fields }: Fields) => ({
    ...fields,
    bank: (bank_code && nameOfBank(bank_code)) ?? null,
    unit: (await nameOfUnit(unit_id)) ?? null,
    pix_keys: keysIn(pix_keys).map(hiddenCpf).join(', '),
  });
  return diffFields(await inWords(before), await inWords(after));
}

export const changeableAccount: ChangeRules<{ id: string }, Row<'accounts'>, Fields, Schema<'FinanceAccount'>> = {
  hold: (tx, { id }, asked) => holdAccount(tx, id, asked),
  read: (tx, { id }) => tx.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  fields: (of) => ({
    ...(Object.fromEntries(plain.map((name) => [name, of[name]])) as Pick<Fields, (typeof plain)[number]>),
    name: of.name.trim(),
    branch: of.branch.trim(),
    number: of.number.trim(),
    pix_keys: typeof of.pix_keys === 'string' ? of.pix_keys : of.pix_keys.join(' '),
  }),
  check: (tx, { before, after }) => checkFacts(tx, after, before),
  write: (tx, { place, after }, marks) =>
    tx
      .updateTable('accounts')
      .set({ ...after, pix_keys: keysIn(after.pix_keys), ...accountKeys(after), ...marks })
      .where('id', '=', place.id)
      .execute(),
  show: (tx, { id }, context) => readAccount(tx, id, context),
  describeActivity: ({ id }, { name }) => ({ subject: ofAccount(id), entity: 'account', entity_id: id, label: name }),
  describeChanges: (tx, { before, after }) => changesInWords(tx, before, after),
};
