import type { Schema } from '#openapi/operations';
import { createLifecycle, type Lifecycle } from './lifecycle.ts';

type Status = Schema<'StepStatus'>;
export type StepAct = 'plan' | 'start' | 'block' | 'unblock' | 'finish' | 'cancel' | 'postpone' | 'reopen';

/**
 * The transitions of a step. An open step can be finished from any status; a closed one can be reopened, so that
 * mistakes can be undone.
 */
export const stepLifecycle = {
  backlog: { plan: 'todo', start: 'in_progress', finish: 'done', cancel: 'cancelled' },
  todo: { start: 'in_progress', block: 'blocked', finish: 'done', postpone: 'backlog', cancel: 'cancelled' },
  in_progress: { finish: 'done', block: 'blocked', plan: 'todo', postpone: 'backlog', cancel: 'cancelled' },
  blocked: { unblock: 'in_progress', plan: 'todo', finish: 'done', postpone: 'backlog', cancel: 'cancelled' },
  done: { reopen: 'in_progress', plan: 'todo', block: 'blocked', postpone: 'backlog' },
  cancelled: { reopen: 'todo', start: 'in_progress', block: 'blocked', postpone: 'backlog' },
} as const satisfies Lifecycle<Status, StepAct>;

/** Returns whether a step is done or cancelled. */
export const isOver = (status: Status) => status === 'done' || status === 'cancelled';

/** Clears the reason for a block in a change that ends the block. */
export function clearReasonUnlessBlocked<Change extends { status?: Status; blocked_reason?: string | null }>(
  change: Change,
): Change {
  const { status = 'blocked', blocked_reason } = change;
  return status === 'blocked' || blocked_reason !== undefined ? change : { ...change, blocked_reason: null };
}

export const stepActs = createLifecycle<Status, StepAct>(stepLifecycle);
