import type { Schema } from '#openapi/operations';
import type { Instant } from '../kernel/store/tables.ts';

declare module '../kernel/store/tables.ts' {
  interface Tables {
    saved_views: {
      id: string;
      user_id: string;
      scope: Schema<'SavedViewScope'>;
      name: string;
      name_key: string;
      query: string;
      created_at: Instant;
    };
  }
}
