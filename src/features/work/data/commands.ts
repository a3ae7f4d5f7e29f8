import type { Schema } from '#openapi/operations';
import { subjects } from '../../kernel/invalidation';
import { command } from '../../kit/command';
import { myWork, type WorkItem } from './queries';

/** A step that goes to another status. */
export interface Turn {
  item: WorkItem;
  to: Schema<'StepStatus'>;
  /** The versions that were answered: the way back needs the one that the way there answered. */
  versions: Map<string, number>;
}

/** Finishes a step, or takes that back. */
export const turnStep = command({
  send: async (ask, { item, to, versions }: Turn, asOwn) => {
    const version = to === 'done' ? undefined : versions.get(item.id);
    const params = { path: { id: item.project.id, stepId: item.id } };
    const reason = to === 'blocked' && item.blocked_reason;
    const body = { status: to, ...(reason && { blocked_reason: reason }), ...(version && { version }) };
    const answer = await ask.PATCH('/api/projects/{id}/steps/{stepId}', { params, body: asOwn(body) });
    if (answer.data) versions.set(item.id, answer.data.version);
    return answer;
  },
  queueKey: ({ item }) => item.id,
  // What was finished is not told by the server any more: whoever takes it back sees it at once.
  optimisticUpdate: (known, { item, to }) => {
    if (to !== 'done') known.change(myWork(), (all) => [...all.filter(({ id }) => id !== item.id), item]);
  },
  invalidates: ({ item }) => subjects.project(item.project.id),
});
