import type { Schema } from '#openapi/operations';

/** In the order of a life. */
export const projectStatuses = [
  'planning',
  'active',
  'on_hold',
  'completed',
  'cancelled',
] as const satisfies Schema<'ProjectStatus'>[];
