import type { Schema } from '#openapi/operations';
import { createLifecycle, type Lifecycle } from './lifecycle.ts';

type Status = Schema<'ProjectStatus'>;
export type ProjectAct = 'start' | 'hold' | 'resume' | 'complete' | 'cancel' | 'reopen';

/**
 * The transitions of a project. The server enforces this table and the pages use it to offer acts. A project that ended
 * can return to its former status, so that ending it by mistake can be undone.
 */
export const projectLifecycle = {
  planning: { start: 'active', hold: 'on_hold', cancel: 'cancelled' },
  active: { complete: 'completed', hold: 'on_hold', cancel: 'cancelled' },
  on_hold: { resume: 'active', cancel: 'cancelled' },
  completed: { reopen: 'active' },
  cancelled: { reopen: 'planning', resume: 'active', hold: 'on_hold' },
} as const satisfies Lifecycle<Status, ProjectAct>;

/** Returns whether a project is completed or cancelled, so that its deadline no longer matters. */
export const isOver = (status: Status) => status === 'completed' || status === 'cancelled';

/** The statuses of projects that are not over. */
export const openStatuses = (Object.keys(projectLifecycle) as Status[]).filter((status) => !isOver(status));

export const projectActs = createLifecycle<Status, ProjectAct>(projectLifecycle);
