import type { Generated } from 'kysely';
import type { Instant } from '../kernel/store/tables.ts';

declare module '../kernel/store/tables.ts' {
  interface Tables {
    /** How much was used in a month. */
    usage_months: {
      /** The first day of the month (UTC). */
      month: string;
      people: Generated<number>;
      open_projects: Generated<number>;
      storage_bytes: Generated<number>;
      emails: Generated<number>;
      sms: Generated<number>;
      /** When people, projects and files were counted; null before the first time. */
      counted_at: Generated<Instant | null>;
    };
  }
}
