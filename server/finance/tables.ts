import type { ColumnType, Generated } from 'kysely';
import type { Schema } from '#openapi/operations';
import type { Instant } from '../kernel/store/tables.ts';

declare module '../kernel/store/tables.ts' {
  interface Tables {
    clients: {
      id: string;
      person_type: Schema<'PersonType'>;
      name: string;
      trade_name: Generated<string>;
      /** The name as sorting compares it. */
      name_key: string;
      search_text: string;
      tax_id: string | null;
      state_registration: Generated<string>;
      municipal_registration: Generated<string>;
      email: string | null;
      billing_email: string | null;
      phone: string | null;
      contact_name: Generated<string>;
      address: ColumnType<Schema<'Address'>, string | undefined, string>;
      payment_terms_days: number | null;
      pix_key: string | null;
      status: Generated<Schema<'ClientStatus'>>;
      notes: Generated<string>;
      is_sample: boolean;
      created_at: Instant;
      updated_at: Instant;
      version: Generated<number>;
    };
  }
}
