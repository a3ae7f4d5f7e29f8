import { fittingName } from '#domain/names';
import { isCnpj, isCpf } from '#domain/tax-id';
import type { Schema } from '#openapi/operations';
import { callerNow } from '../../http/admission.ts';
import type { Changeable } from '../../http/change.ts';
import type { Context } from '../../http/context.ts';
import { changesBetween } from '../../kernel/activity/record.ts';
import { notAllowed, notFound, Problem } from '../../kernel/problem.ts';
import type { Db, Row, Tx } from '../../kernel/store/tables.ts';
import { takeTurn } from '../../kernel/store/turns.ts';
import { words } from '../words/index.ts';
import { clientKeys, clients, hiddenCpf, serializeClient } from './queries.ts';

/** The client that something happens to. */
export const ofClient = (id: string) => ({ kind: 'client', id }) as const;

/** A client as the caller sees it; a 404 where there is none. */
export async function readClient(db: Db, id: string, { person }: Pick<Context, 'person'>): Promise<Schema<'Client'>> {
  const row = await clients(db).where('c.id', '=', id).executeTakeFirst();
  if (!row) throw notFound(words.missing.client);
  return serializeClient(person)(row);
}

/** Holds a client against other changes, and the caller as they are by then. */
export async function holdClient(tx: Tx, id: string, asked: Context): Promise<Context> {
  const held = await tx.selectFrom('clients').where('id', '=', id).select('id').forUpdate().executeTakeFirst();
  if (!held) throw notFound(words.missing.client);
  return callerNow(tx, asked);
}

type Identity = Pick<Row<'clients'>, 'person_type' | 'tax_id'>;

/** Refuses a document that is not of this kind of person, and one that another client has. */
export async function checkTaxId(tx: Tx, { person_type, tax_id }: Identity, id?: string): Promise<void> {
  if (tax_id === null) return;
  const isRight = person_type === 'company' ? isCnpj : isCpf;
  if (!isRight(tax_id)) throw notAllowed('tax_id', words.otherKind[person_type]);
  const other = await tx.selectFrom('clients').where('tax_id', '=', tax_id).select('id').executeTakeFirst();
  if (other && other.id !== id) throw new Problem(409, 'TAX_ID_TAKEN', words.taxIdTaken, { existingId: other.id });
}

/** A name as it is kept: of somebody in title case, of a company as it is written. */
export const nameOf = ({ person_type, name }: Pick<Row<'clients'>, 'person_type' | 'name'>) =>
  person_type === 'individual' ? fittingName(name) : name.trim();

const plain = [
  'person_type',
  'tax_id',
  'state_registration',
  'municipal_registration',
  'email',
  'billing_email',
  'phone',
  'payment_terms_days',
  'pix_key',
  'status',
  'notes',
] as const;
type Fields = Pick<Row<'clients'>, (typeof plain)[number] | 'name' | 'trade_name' | 'contact_name'> & {
  address: string;
};

const partsOfAddress = ['street', 'number', 'complement', 'district', 'city', 'uf', 'cep', 'ibge_code'] as const;
/** An address as text, the same for the same address whatever the order it came in. */
const asText = (address: Schema<'Address'>) =>
  JSON.stringify(Object.fromEntries(partsOfAddress.map((part) => [part, address[part]])));
const inOneLine = (address: string) => Object.values(JSON.parse(address)).filter(Boolean).join(', ');
/** As people are told of it: an address in a line, a CPF masked. */
const told = ({ address, tax_id, pix_key, ...fields }: Fields) => ({
  ...fields,
  tax_id: hiddenCpf(tax_id),
  pix_key: hiddenCpf(pix_key),
  address: inOneLine(address),
});

export const changeableClient: Changeable<{ id: string }, Row<'clients'>, Fields, Schema<'Client'>> = {
  hold: async (tx, { id }, asked) => {
    await takeTurn(tx, 'clients');
    return holdClient(tx, id, asked);
  },
  read: (tx, { id }) => tx.selectFrom('clients').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  fields: (of) => ({
    ...(Object.fromEntries(plain.map((name) => [name, of[name]])) as Pick<Fields, (typeof plain)[number]>),
    name: nameOf(of),
    trade_name: of.trade_name.trim(),
    contact_name: of.contact_name.trim(),
    address: asText(typeof of.address === 'string' ? JSON.parse(of.address) : of.address),
  }),
  check: async (tx, { place, before, after }) => {
    if (after.tax_id !== before.tax_id || after.person_type !== before.person_type)
      await checkTaxId(tx, after, place.id);
  },
  write: (tx, { place, after }, marks) =>
    tx
      .updateTable('clients')
      .set({ ...after, ...clientKeys(after), ...marks })
      .where('id', '=', place.id)
      .execute(),
  show: (tx, { id }, context) => readClient(tx, id, context),
  about: ({ id }, { name }) => ({ subject: ofClient(id), entity: 'client', entity_id: id, label: name }),
  // What a masked text hides may differ all the same.
  inWords: (_tx, { before, after }) => changesBetween(told(before), told(after)),
};
