import type { ColumnType, Generated } from 'kysely';
import type { Schema } from '#openapi/operations';
import type { Instant } from '../../kernel/store/tables.ts';

/** Fields whose columns have a default, so that an insert may leave them out. */
type OptionalFields = Exclude<keyof Schema<'NewClient'>, 'person_type' | 'name' | 'address'>;

declare module '../../kernel/store/tables.ts' {
  interface Tables {
    clients: { [Name in OptionalFields]-?: Generated<Schema<'Client'>[Name]> } & {
      id: string;
      person_type: Schema<'PersonType'>;
      name: string;
      /** The name as sorting compares it. */
      name_key: string;
      search_text: string;
      address: ColumnType<Schema<'Address'>, string | undefined, string>;
      is_sample: boolean;
      created_at: Instant;
      updated_at: Instant;
      version: Generated<number>;
    };
  }
}
