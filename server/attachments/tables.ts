import type { Generated } from 'kysely';
import type { Schema } from '#openapi/operations';
import type { Instant } from '../kernel/store/tables.ts';

declare module '../kernel/store/tables.ts' {
  interface Tables {
    attachments: {
      id: string;
      /** Null where it belongs to a transaction. */
      project_id: string | null;
      /** Null where it belongs to the project itself. */
      step_id: string | null;
      /** Null where it belongs to a project. */
      transaction_id: Generated<string | null>;
      name: string;
      media_type: Schema<'MediaType'>;
      /** Bytes; until it is whole, as many as it may become. */
      size: number;
      created_by: string;
      created_at: Instant;
      /** When all of it was there. Nobody sees it before. */
      completed_at: Instant | null;
      /** Shared with copies of its project. */
      content_id: string;
    };
    /** What is in a file; deleted with the last that is attached somewhere. */
    attachment_contents: { id: string };
    attachment_parts: { content_id: string; position: number; bytes: Buffer };
  }
}
