import type { ColumnType, Generated } from 'kysely';
import type { Schema } from '#openapi/operations';
import type { Instant } from '../kernel/store/tables.ts';

declare module '../kernel/store/tables.ts' {
  interface Tables {
    units: {
      id: string;
      name: string;
      /** The name as sorting compares it. */
      name_key: Generated<string>;
      search_text: Generated<string>;
      code: string | null;
      type: Generated<Schema<'UnitType'>>;
      tax_id: string | null;
      email: string | null;
      phone: string | null;
      address: ColumnType<Schema<'Address'>, string | undefined, string>;
      time_zone: Generated<string>;
      holidays: ColumnType<Schema<'UnitHoliday'>[], string | undefined, string>;
      manager_id: string | null;
      parent_id: string | null;
      is_active: Generated<boolean>;
      is_sample: boolean;
      created_at: Instant;
      updated_at: Instant;
      version: Generated<number>;
    };
    user_units: {
      user_id: string;
      unit_id: string;
      role: Generated<Schema<'UnitRole'>>;
      /** Null for those who were there before it was kept. */
      since: Generated<Instant | null>;
    };
  }
}
