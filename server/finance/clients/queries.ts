import { pixKindOf } from '#domain/pix-key';
import { folded } from '#domain/search';
import { isCpf, maskedCpf } from '#domain/tax-id';
import type { Schema } from '#openapi/operations';
import type { Person } from '../../kernel/person.ts';
import type { Db, Row } from '../../kernel/store/tables.ts';

/** What lists compare in place of a client's own texts. */
export const clientKeys = ({ name, trade_name = '' }: Pick<Schema<'NewClient'>, 'name' | 'trade_name'>) => ({
  name_key: folded(name),
  search_text: folded(`${name} ${trade_name}`),
});

/** A CPF with most of it hidden; of what is none, all. */
export const hiddenCpf = (text: string | null) => (text && isCpf(text) ? maskedCpf(text) : text);

/** All clients. */
export const clients = (db: Db) => db.selectFrom('clients as c').selectAll('c');

/** A client as the contract shows it to whoever asks: a CPF is whole for those who may see it. */
export const serializeClient =
  ({ permissions }: Pick<Person, 'permissions'>) =>
  ({ name_key: _, search_text: __, ...client }: Row<'clients'>): Schema<'Client'> => {
    const shown = permissions.has('view:personal_data') ? (text: string | null) => text : hiddenCpf;
    return {
      ...client,
      tax_id: shown(client.tax_id),
      pix_key: shown(client.pix_key),
      pix_key_kind: (client.pix_key && pixKindOf(client.pix_key)) || null,
    };
  };
