import type { Schema } from '#openapi/operations';
import { type Life, lifeOf } from './life.ts';

type Status = Schema<'StepStatus'>;
export type StepAct = 'plan' | 'start' | 'block' | 'unblock' | 'finish' | 'cancel' | 'postpone' | 'reopen';

/** The life of a step. A step may be finished from anywhere it is open; a closed one goes back to where work on it is still open, so that what was done by mistake can be undone. */
export const stepLife = {
  backlog: { plan: 'todo', start: 'in_progress', finish: 'done', cancel: 'cancelled' },
  todo: { start: 'in_progress', block: 'blocked', finish: 'done', postpone: 'backlog', cancel: 'cancelled' },
  in_progress: { finish: 'done', block: 'blocked', plan: 'todo', postpone: 'backlog', cancel: 'cancelled' },
  blocked: { unblock: 'in_progress', plan: 'todo', finish: 'done', postpone: 'backlog', cancel: 'cancelled' },
  done: { reopen: 'in_progress', plan: 'todo', block: 'blocked', postpone: 'backlog' },
  cancelled: { reopen: 'todo', start: 'in_progress', block: 'blocked', postpone: 'backlog' },
} as const satisfies Life<Status, StepAct>;

/** Whether nothing more is expected of a step. */
export const isOver = (status: Status) => status === 'done' || status === 'cancelled';

/** A change that takes a step out of being blocked takes the reason with it. */
export function withReasonOf<Change extends { status?: Status; blocked_reason?: string | null }>(
  change: Change,
): Change {
  const { status = 'blocked', blocked_reason } = change;
  return status === 'blocked' || blocked_reason !== undefined ? change : { ...change, blocked_reason: null };
}

export const stepActs = lifeOf<Status, StepAct>(stepLife);
