import type { Generated } from 'kysely';
import type { Schema } from '#openapi/operations';
import type { Instant } from '../kernel/store/tables.ts';

declare module '../kernel/store/tables.ts' {
  interface Tables {
    counters: { name: string; value: number };
    projects: {
      id: string;
      code: string;
      name: string;
      /** The name as sorting compares it. */
      name_key: string;
      description: string;
      search_text: string;
      status: Schema<'ProjectStatus'>;
      dead_line: string | null;
      unit_id: string | null;
      created_by: string;
      progress_done: number;
      progress_total: number;
      is_template: Generated<boolean>;
      is_sample: boolean;
      created_at: Instant;
      updated_at: Instant;
      version: number;
    };
    project_members: {
      /** What addresses name a membership by. */
      id: Generated<string>;
      project_id: string;
      user_id: string;
      role: Schema<'MemberRole'>;
      created_at: Instant;
    };
    steps: {
      id: string;
      project_id: string;
      name: string;
      description: string;
      status: Schema<'StepStatus'>;
      start_date: string | null;
      due_date: string | null;
      assignee_id: string | null;
      priority: Generated<Schema<'StepPriority'>>;
      blocked_reason: string | null;
      tags: Generated<string[]>;
      repeats_every: Generated<number | null>;
      repeats_unit: Generated<Schema<'Recurrence'>['unit'] | null>;
      /** The day that its turns are counted from, where the present one was moved off it. */
      repeats_since: Generated<string | null>;
      /** The step that this is the next turn of. */
      repeated_from: Generated<string | null>;
      position: number;
      created_by: string;
      created_at: Instant;
      updated_at: Instant;
      version: number;
    };
    step_dependencies: { step_id: string; depends_on: string };
    sub_steps: {
      id: string;
      step_id: string;
      name: string;
      description: string;
      status: boolean;
      position: number;
      completed_at: Instant | null;
      completed_by: string | null;
      created_by: string;
      created_at: Instant;
      updated_at: Instant;
      version: number;
    };
  }
}
