import { formatPhone, phoneKey } from '#domain/phone';
import type { Schema } from '#openapi/operations';
import { reauthorize } from '../http/authorization.ts';
import type { ChangeRules } from '../http/change.ts';
import type { Context } from '../http/context.ts';
import { diffFields } from '../kernel/activity/record.ts';
import { notFound } from '../kernel/problem.ts';
import { acquireAdvisoryLock } from '../kernel/store/advisory-locks.ts';
import type { Db, Row, Tx } from '../kernel/store/tables.ts';
import { serializeWaba, wabaKeys, wabas } from './queries.ts';
import { checkPhones, checkWaba, type Phone, wholePhone, writePhones } from './rules.ts';
import { words } from './words/index.ts';

/** The account that something happens to. */
export const ofWaba = (id: string) => ({ kind: 'waba', id }) as const;

/** An account as the contract shows it; a 404 where there is none. */
export async function readWaba(db: Db, id: string): Promise<Schema<'Waba'>> {
  const row = await wabas(db).where('w.id', '=', id).executeTakeFirst();
  if (!row) throw notFound(words.missing.waba);
  return serializeWaba(row);
}

/** Holds an account against other changes, and the caller as they are by then. */
export async function holdWaba(tx: Tx, id: string, asked: Context): Promise<Context> {
  await acquireAdvisoryLock(tx, 'wabas');
  const held = await tx.selectFrom('wabas').where('id', '=', id).select('id').forUpdate().executeTakeFirst();
  if (!held) throw notFound(words.missing.waba);
  return reauthorize(tx, asked);
}

const plain = [
  'waba_id',
  'unit_id',
  'currency',
  'country',
  'time_zone',
  'ownership',
  'template_namespace',
  'templates_count',
  'review',
  'verification',
  'health',
  'webhook_url',
  'webhook_verified_on',
  'checked_on',
  'token_box',
  'token_last4',
  'is_active',
  'notes',
] as const;
type Fields = Pick<Row<'wabas'>, (typeof plain)[number] | 'name'> & { phone_numbers: string };
type CurrentRow = Row<'wabas'> & { phone_numbers: string };

const phoneFields = [
  'number',
  'phone_number_id',
  'verified_name',
  'name_status',
  'quality',
  'verification',
  'messaging_limit',
  'throughput',
  'platform',
  'is_official',
  'status',
] as const satisfies (keyof Phone)[];

/** Numbers as a change compares them. */
export const phonesAsText = (phones: readonly Schema<'NewWabaPhone'>[]): string =>
  JSON.stringify(
    // In one order, whatever order they were written in.
    phones.map(wholePhone).map((phone) => Object.fromEntries(phoneFields.map((name) => [name, phone[name]]))),
  );

const phonesIn = (text: string) => JSON.parse(text) as Phone[];

/** What changed of the numbers that stay, each by the names that the log has for it. */
function phonesInWords(before: readonly Phone[], after: readonly Phone[]) {
  const inWords = ({ status: phone_status, verification: phone_verification, ...phone }: Phone) => ({
    ...phone,
    phone_status,
    phone_verification,
  });
  return after.flatMap((phone) => {
    const kept = before.find(({ number }) => phoneKey(number) === phoneKey(phone.number));
    return kept ? diffFields(inWords(kept), inWords(phone)) : [];
  });
}

const numbersOf = (phones: readonly Phone[]) => phones.map(({ number }) => formatPhone(number)).join(', ');

/** The changes as they are told: a unit by its name, numbers as people read them, a token by its end. */
async function changesInWords(tx: Tx, before: Fields, after: Fields) {
  const nameOfUnit = async (id: string | null) =>
    id && (await tx.selectFrom('units').where('id', '=', id).select('name').executeTakeFirst())?.name;
  const inWords = async ({ token_box: _, token_last4, unit_id, phone_numbers, ...fields }: Fields) => ({
    ...fields,
    unit: (await nameOfUnit(unit_id)) ?? null,
    token: token_last4 && `•••• ${token_last4}`,
    phone_numbers: numbersOf(phonesIn(phone_numbers)),
  });
  return [
    ...diffFields(await inWords(before), await inWords(after)),
    ...phonesInWords(phonesIn(before.phone_numbers), phonesIn(after.phone_numbers)),
  ];
}

export const changeableWaba: ChangeRules<{ id: string }, CurrentRow, Fields, Schema<'Waba'>> = {
  hold: (tx, { id }, asked) => holdWaba(tx, id, asked),
  read: async (tx, { id }) => {
    const { phone_numbers } = await readWaba(tx, id);
    const kept = await tx.selectFrom('wabas').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    return { ...kept, phone_numbers: phonesAsText(phone_numbers) };
  },
  references: { unit_id: 'unit' },
  fields: (of) => ({
    ...(Object.fromEntries(plain.map((name) => [name, of[name]])) as Pick<Fields, (typeof plain)[number]>),
    name: of.name.trim(),
    phone_numbers: of.phone_numbers,
  }),
  check: async (tx, { place, before, after }) => {
    const { waba_id, unit_id } = after;
    await checkWaba(tx, { waba_id, ...(unit_id !== before.unit_id && { unit_id }) }, place.id);
    await checkPhones(tx, phonesIn(after.phone_numbers), place.id);
  },
  write: async (tx, { place, before, after: { phone_numbers, ...after } }, marks) => {
    const phones = phonesIn(phone_numbers);
    await tx
      .updateTable('wabas')
      .set({ ...after, ...wabaKeys(after, phones), ...marks })
      .where('id', '=', place.id)
      .execute();
    if (phone_numbers !== before.phone_numbers) await writePhones(tx, place.id, phones);
  },
  show: (tx, { id }) => readWaba(tx, id),
  describeActivity: ({ id }, { name }) => ({ subject: ofWaba(id), entity: 'waba', entity_id: id, label: name }),
  describeChanges: (tx, { before, after }) => changesInWords(tx, before, after),
};
