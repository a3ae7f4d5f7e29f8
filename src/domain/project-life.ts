import type { Schema } from '#openapi/operations';
import { type Life, lifeOf } from './life.ts';

type Status = Schema<'ProjectStatus'>;
export type ProjectAct = 'start' | 'hold' | 'resume' | 'complete' | 'cancel' | 'reopen';

/** The life of a project. The server obeys this table; the pages ask it which acts to offer. What ended goes back to where it was, so that an end by mistake can be undone. */
export const projectLife = {
  planning: { start: 'active', hold: 'on_hold', cancel: 'cancelled' },
  active: { complete: 'completed', hold: 'on_hold', cancel: 'cancelled' },
  on_hold: { resume: 'active', cancel: 'cancelled' },
  completed: { reopen: 'active' },
  cancelled: { reopen: 'planning', resume: 'active', hold: 'on_hold' },
} as const satisfies Life<Status, ProjectAct>;

/** Whether nothing more is expected of a project: its deadline no longer presses. */
export const isOver = (status: Status) => status === 'completed' || status === 'cancelled';

/** The statuses of which more is expected. */
export const openStatuses = (Object.keys(projectLife) as Status[]).filter((status) => !isOver(status));

export const projectActs = lifeOf<Status, ProjectAct>(projectLife);
