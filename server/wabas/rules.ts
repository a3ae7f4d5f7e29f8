import { formatPhone, isPhone, phoneKey } from '#domain/phone';
import type { Schema } from '#openapi/operations';
import type { Config } from '../kernel/config.ts';
import { newId } from '../kernel/ids.ts';
import { notAllowed } from '../kernel/problem.ts';
import { seal } from '../kernel/secrets.ts';
import type { Row, Tx } from '../kernel/store/tables.ts';
import { words } from './words/index.ts';

/** A number of an account, whole. */
export type Phone = Required<Schema<'NewWabaPhone'>>;

/** A number with what is not said of it as it is until somebody knows more. */
export const wholePhone = (phone: Schema<'NewWabaPhone'>): Phone => ({
  phone_number_id: null,
  name_status: 'none',
  quality: 'unknown',
  verification: 'not_verified',
  messaging_limit: null,
  throughput: null,
  platform: null,
  is_official: false,
  status: 'pending',
  ...phone,
  verified_name: (phone.verified_name ?? '').trim(),
});

/** Refuses an id of Meta's that another account has, and a unit that is none. */
export async function checkWaba(
  tx: Tx,
  { waba_id, unit_id }: Partial<Pick<Row<'wabas'>, 'waba_id' | 'unit_id'>>,
  id?: string,
): Promise<void> {
  if (waba_id !== undefined) {
    const other = await tx.selectFrom('wabas').where('waba_id', '=', waba_id).select(['id', 'name']).executeTakeFirst();
    if (other && other.id !== id) throw notAllowed('waba_id', words.wabaIdTaken(other.name));
  }
  if (!unit_id) return;
  const unit = await tx.selectFrom('units').where('id', '=', unit_id).select('id').forShare().executeTakeFirst();
  if (!unit) throw notAllowed('unit_id', words.unknownUnit);
}

/** Refuses what is no phone, and a number that is there already, with its ninth digit or without. */
export async function checkPhones(tx: Tx, phones: readonly Phone[], id?: string): Promise<void> {
  const seen = new Map<string, string>();
  for (const { number } of phones) {
    if (!isPhone(number)) throw notAllowed('phone_numbers', words.noPhone(formatPhone(number)));
    const before = seen.get(phoneKey(number));
    if (before) throw notAllowed('phone_numbers', words.twice(formatPhone(number), before !== number));
    seen.set(phoneKey(number), number);
  }
  if (seen.size === 0) return;
  const other = await tx
    .selectFrom('waba_phones as p')
    .innerJoin('wabas as w', 'w.id', 'p.account_id')
    .where('p.number_key', 'in', [...seen.keys()])
    .$if(id !== undefined, (query) => query.where('w.id', '!=', id ?? ''))
    .select(['p.number', 'p.number_key', 'w.name'])
    .orderBy('p.number_key')
    .executeTakeFirst();
  if (!other) return;
  const written = seen.get(other.number_key) ?? other.number;
  throw notAllowed('phone_numbers', words.numberTaken(formatPhone(written), other.name, other.number, written));
}

/** Gives an account these numbers and no others; one that it had stays the same one. */
export async function writePhones(tx: Tx, account_id: string, phones: readonly Phone[]): Promise<void> {
  const had = await tx
    .deleteFrom('waba_phones')
    .where('account_id', '=', account_id)
    .returning(['id', 'number_key'])
    .execute();
  const idOf = new Map(had.map(({ id, number_key }) => [number_key, id]));
  if (phones.length === 0) return;
  await tx
    .insertInto('waba_phones')
    .values(
      phones.map((phone, index) => {
        const number_key = phoneKey(phone.number);
        return { ...phone, id: idOf.get(number_key) ?? newId(), account_id, position: index + 1, number_key };
      }),
    )
    .execute();
}

/** A token as the store keeps it; refused by a server without a key. */
export function keptToken(
  token: string | null,
  id: string,
  { secretsKeys: [key] }: Pick<Config, 'secretsKeys'>,
): Pick<Row<'wabas'>, 'token_box' | 'token_last4'> {
  if (token === null) return { token_box: null, token_last4: null };
  if (!key) throw notAllowed('token', words.noKey);
  return { token_box: seal(token, `waba ${id}`, key), token_last4: token.slice(-4) };
}
