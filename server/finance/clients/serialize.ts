import { pixKindOf } from '#domain/pix-key';
import { isCpf, maskCpf } from '#domain/tax-id';
import type { Schema } from '#openapi/operations';
import type { Person } from '../../kernel/person.ts';
import type { Row } from '../../kernel/store/tables.ts';

/** Masks a CPF; returns any other text as it is. */
export const hiddenCpf = (text: string | null) => (text && isCpf(text) ? maskCpf(text) : text);

/** Returns a function that serializes clients for a person; CPFs are masked without `view:personal_data`. */
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
