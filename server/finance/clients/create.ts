import type { Schema } from '#openapi/operations';
import type { Context } from '../../http/context.ts';
import { record } from '../../kernel/activity/record.ts';
import { newId } from '../../kernel/ids.ts';
import type { Tx } from '../../kernel/store/tables.ts';
import { checkTaxId, nameOf, ofClient } from './change.ts';
import { clientKeys } from './queries.ts';

/** Creates a client and returns its id. The caller has taken the turn of clients. */
export async function insertClient(tx: Tx, body: Schema<'NewClient'>, context: Context): Promise<string> {
  const { address, tax_id = null, trade_name = '', contact_name = '', ...rest } = body;
  await checkTaxId(tx, { person_type: body.person_type, tax_id });
  const [id, name] = [newId(), nameOf(body)];
  const texts = { name, trade_name: trade_name.trim(), contact_name: contact_name.trim() };
  const marks = { is_sample: false, created_at: context.now, updated_at: context.now };
  const place = address && { address: JSON.stringify(address) };
  await tx
    .insertInto('clients')
    .values({ id, ...rest, tax_id, ...texts, ...clientKeys(texts), ...place, ...marks })
    .execute();
  await record(tx, { subject: ofClient(id), verb: 'created', entity: 'client', entity_id: id, label: name }, context);
  return id;
}
