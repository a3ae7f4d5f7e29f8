import type { Instant } from '../kernel/store/tables.ts';

declare module '../kernel/store/tables.ts' {
  interface Tables {
    comments: {
      id: string;
      project_id: string;
      /** None where it is about the project as a whole. */
      step_id: string | null;
      author_id: string | null;
      body: string;
      created_at: Instant;
      updated_at: Instant;
      version: number;
    };
    comment_mentions: { comment_id: string; user_id: string };
  }
}
