import type { Generated } from 'kysely';
import type { Schema } from '#openapi/operations';
import type { Instant } from '../kernel/store/tables.ts';

declare module '../kernel/store/tables.ts' {
  interface Tables {
    wabas: {
      id: string;
      /** Meta's id of it. */
      waba_id: string;
      name: string;
      /** The name as sorting compares it. */
      name_key: string;
      search_text: string;
      unit_id: string | null;
      currency: string | null;
      country: string | null;
      time_zone: string | null;
      ownership: Schema<'WabaOwnership'> | null;
      template_namespace: Generated<string>;
      templates_count: number | null;
      review: Generated<Schema<'WabaReview'>>;
      verification: Generated<Schema<'WabaVerification'>>;
      health: Generated<Schema<'WabaHealth'>>;
      webhook_url: string | null;
      webhook_verified_on: string | null;
      checked_on: string | null;
      /** The token, encrypted. */
      token_box: string | null;
      token_last4: string | null;
      is_active: Generated<boolean>;
      notes: Generated<string>;
      is_sample: boolean;
      created_at: Instant;
      updated_at: Instant;
      version: Generated<number>;
    };
    waba_phones: {
      id: string;
      account_id: string;
      position: number;
      /** As WhatsApp gives it. */
      number: string;
      /** With its ninth digit, where it may have one: what is one number is there once. */
      number_key: string;
      phone_number_id: string | null;
      verified_name: Generated<string>;
      name_status: Generated<Schema<'WabaNameStatus'>>;
      quality: Generated<Schema<'WabaQuality'>>;
      verification: Generated<Schema<'WabaPhoneVerification'>>;
      messaging_limit: Schema<'WabaLimit'> | null;
      throughput: Schema<'WabaThroughput'> | null;
      platform: Schema<'WabaPlatform'> | null;
      is_official: Generated<boolean>;
      status: Generated<Schema<'WabaPhoneStatus'>>;
    };
  }
}
