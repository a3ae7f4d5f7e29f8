import { addressFields } from '#domain/address-fields';
import { clientFields } from '#domain/client-fields';
import { fieldNames } from '#domain/entity-fields';
import { normalizeName } from '#domain/names';
import { foldText } from '#domain/search';
import { isCnpj, isCpf } from '#domain/tax-id';
import type { Schema } from '#openapi/operations';
import { reauthorize } from '../../http/authorization.ts';
import { type ChangeRules, change } from '../../http/change.ts';
import type { Context } from '../../http/context.ts';
import type { Handler } from '../../http/handler.ts';
import { diffFields, recordActivity } from '../../kernel/activity/record.ts';
import { newId } from '../../kernel/ids.ts';
import { notAllowed, notFound, Problem } from '../../kernel/problem.ts';
import { acquireAdvisoryLock } from '../../kernel/store/advisory-locks.ts';
import type { Row, Tx } from '../../kernel/store/tables.ts';
import { countOfClient } from '../transactions/queries.ts';
import { words } from '../words/index.ts';
import { readClient } from './read.ts';
import { hiddenCpf } from './serialize.ts';

/** Returns the activity subject of a client. */
export const ofClient = (id: string) => ({ kind: 'client', id }) as const;

/** Locks a client and returns the caller as of now. Throws 404 if there is no such client. */
export async function holdClient(tx: Tx, id: string, request: Context): Promise<Context> {
  const held = await tx.selectFrom('clients').where('id', '=', id).select('id').forUpdate().executeTakeFirst();
  if (!held) throw notFound(words.missing.client);
  return reauthorize(tx, request);
}

/** Returns the columns that lists sort and search by. */
export const clientKeys = ({ name, trade_name = '' }: Pick<Schema<'NewClient'>, 'name' | 'trade_name'>) => ({
  name_key: foldText(name),
  search_text: foldText(`${name} ${trade_name}`),
});

type Identity = Pick<Row<'clients'>, 'person_type' | 'tax_id'>;

/** Throws 400 if the document is of the other kind of person, 409 `TAX_ID_TAKEN` if another client has it. */
async function checkTaxId(tx: Tx, { person_type, tax_id }: Identity, id?: string): Promise<void> {
  if (tax_id === null) return;
  const isRight = person_type === 'company' ? isCnpj : isCpf;
  if (!isRight(tax_id)) throw notAllowed('tax_id', words.otherKind[person_type]);
  const other = await tx.selectFrom('clients').where('tax_id', '=', tax_id).select('id').executeTakeFirst();
  if (other && other.id !== id) throw new Problem(409, 'TAX_ID_TAKEN', words.taxIdTaken, { existingId: other.id });
}

type Fields = Pick<Row<'clients'>, Exclude<keyof typeof clientFields, 'address'>> & { address: string };
type Given = Partial<Row<'clients'> | Fields | Schema<'NewClient'>>;

/** Serializes an address so that equal addresses are equal texts, whatever the order of their parts. */
const addressText = (address: string | Partial<Schema<'Address'>>) => {
  const parts: Partial<Schema<'Address'>> = typeof address === 'string' ? JSON.parse(address) : address;
  return JSON.stringify(Object.fromEntries(fieldNames(addressFields).map((part) => [part, parts[part]])));
};

/** How fields are stored that are not stored as they are given. */
const normalizers: Partial<Record<keyof Fields, (given: Given) => string>> = {
  // The name of a person is put in title case, that of a company stays as it is written.
  name: ({ person_type, name = '' }) => (person_type === 'individual' ? normalizeName(name) : name.trim()),
  trade_name: ({ trade_name = '' }) => trade_name.trim(),
  contact_name: ({ contact_name = '' }) => contact_name.trim(),
  address: ({ address = {} }) => addressText(address),
};

/** Returns the columns of the fields that are given, as they are stored. */
const storedFields = (given: Given): Partial<Fields> =>
  Object.fromEntries(
    fieldNames(clientFields)
      .filter((name) => given[name] !== undefined)
      .map((name) => [name, normalizers[name]?.(given) ?? given[name]]),
  );

/** Returns fields as the audit log shows them: the address in one line, CPFs masked. */
const auditFields = ({ address, tax_id, pix_key, ...fields }: Fields) => ({
  ...fields,
  tax_id: hiddenCpf(tax_id),
  pix_key: hiddenCpf(pix_key),
  address: Object.values(JSON.parse(address)).filter(Boolean).join(', '),
});

export const changeableClient: ChangeRules<{ id: string }, Row<'clients'>, Fields, Schema<'Client'>> = {
  hold: async (tx, { id }, request) => {
    await acquireAdvisoryLock(tx, 'clients');
    return holdClient(tx, id, request);
  },
  read: (tx, { id }) => tx.selectFrom('clients').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  fields: (client) => storedFields(client) as Fields,
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
  describeActivity: ({ id }, { name }) => ({ subject: ofClient(id), entity: 'client', entity_id: id, label: name }),
  // A masked value may differ although both masks read the same; such a change has no line.
  describeChanges: (_tx, { before, after }) => diffFields(auditFields(before), auditFields(after)),
};

/** Creates a client and returns its id. The caller holds the advisory lock of clients. */
export async function insertClient(tx: Tx, body: Schema<'NewClient'>, context: Context): Promise<string> {
  const id = newId();
  const fields = storedFields(body);
  const { person_type, name = '', trade_name, tax_id = null } = fields as Partial<Fields> & Pick<Fields, 'person_type'>;
  await checkTaxId(tx, { person_type, tax_id });
  const keys = clientKeys({ name, trade_name });
  const marks = { is_sample: false, created_at: context.now, updated_at: context.now };
  await tx
    .insertInto('clients')
    .values({ ...fields, id, person_type, name, ...keys, ...marks })
    .execute();
  await recordActivity(
    tx,
    { subject: ofClient(id), verb: 'created', entity: 'client', entity_id: id, label: name },
    context,
  );
  return id;
}

/** Creates a client. */
export const createClient: Handler<'createClient'> = ({ body }, request) =>
  request.store.transaction(async (tx) => {
    await acquireAdvisoryLock(tx, 'clients');
    const context = await reauthorize(tx, request);
    const id = await insertClient(tx, body, context);
    return { status: 201, body: await readClient(tx, id, context) };
  });

/** Changes a client. */
export const updateClient: Handler<'updateClient'> = ({ path, body: { address, ...body } }, request) =>
  change(changeableClient, path, { ...body, ...(address && { address: addressText(address) }) }, request);

/** Deletes a client. Throws 409 `IN_USE` if transactions name it. */
export const deleteClient: Handler<'deleteClient'> = ({ path: { id } }, request) =>
  request.store.transaction(async (tx) => {
    const context = await holdClient(tx, id, request);
    const count = await countOfClient(tx, id);
    if (count > 0) throw new Problem(409, 'IN_USE', words.clientInUse(count));
    const { name: label } = await tx
      .deleteFrom('clients')
      .where('id', '=', id)
      .returning('name')
      .executeTakeFirstOrThrow();
    await recordActivity(
      tx,
      { subject: ofClient(id), verb: 'deleted', entity: 'client', entity_id: id, label },
      context,
    );
    return { status: 204, body: undefined };
  });
