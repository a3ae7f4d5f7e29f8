import type { Generated } from 'kysely';
import type { Schema } from '#openapi/operations';
import type { Language } from '../kernel/language.ts';
import type { Instant } from '../kernel/store/tables.ts';

declare module '../kernel/store/tables.ts' {
  interface Tables {
    leads: {
      id: string;
      /** `CT-0007`: its name in the activity log, which may not contain personal data. */
      code: string;
      /** As the visitor typed it, as are the other texts; empty once it is anonymised. */
      name: string;
      name_key: string;
      search_text: string;
      email: string;
      phone: string;
      company: string;
      service: Schema<'LeadService'>;
      message: string;
      language: Language;
      /** The page of the site that the form stood on. */
      page: string;
      notice_version: string;
      marketing: boolean;
      status: Schema<'LeadStatus'>;
      assignee_id: string | null;
      client_id: string | null;
      project_id: string | null;
      anonymised_at: Instant | null;
      is_sample: boolean;
      created_at: Instant;
      updated_at: Instant;
      version: Generated<number>;
    };
    lead_notes: {
      id: string;
      lead_id: string;
      author_id: string | null;
      text: string;
      created_at: Instant;
    };
  }
}
