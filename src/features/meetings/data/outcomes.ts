import type { Schema } from '#openapi/operations';
import { queriesOf, subjects } from '../../kernel/invalidation';
import { api } from '../../kernel/query';
import type { Guard } from '../../kit/add/queue';
import { command } from '../../kit/command';

export type Outcome = Schema<'MeetingOutcome'>;

/** What came of a meeting, and what is still open from those before it. */
export const outcomesOf = (id: string) =>
  api.queryOptions('get', '/api/meetings/{id}/outcomes', { params: { path: { id } } });

const allOutcomes = queriesOf('/api/meetings/{id}/outcomes');

interface At {
  meetingId: string;
  outcomeId: string;
}
const at = ({ meetingId: id, outcomeId }: At) => ({ params: { path: { id, outcomeId } } });

/** Writes down what came of a meeting. Sent again, it is there once. */
export const addOutcome = command({
  send: (ask, { meetingId: id, body, guard }: { meetingId: string; body: Schema<'NewMeetingOutcome'>; guard: Guard }) =>
    guard(() => ask.POST('/api/meetings/{id}/outcomes', { params: { path: { id } }, body })),
  queueKey: ({ meetingId }) => meetingId,
  invalidates: () => [allOutcomes],
});

/** Changes what came of a meeting, or its place. */
export const changeOutcome = command({
  send: (ask, { change: body, ...to }: At & { change: Schema<'MeetingOutcomeChange'> }) =>
    ask.PATCH('/api/meetings/{id}/outcomes/{outcomeId}', { ...at(to), body }),
  queueKey: ({ outcomeId }) => outcomeId,
  optimisticUpdate: (known, { outcomeId, change: { is_done } }) =>
    is_done !== undefined && known.changeRow<Outcome>(allOutcomes, outcomeId, (outcome) => ({ ...outcome, is_done })),
  invalidates: () => [allOutcomes],
});

/** Deletes what came of a meeting. */
export const removeOutcome = command({
  send: (ask, to: At) => ask.DELETE('/api/meetings/{id}/outcomes/{outcomeId}', at(to)),
  queueKey: ({ outcomeId }) => outcomeId,
  optimisticUpdate: (known, { outcomeId }) => known.removeRow(allOutcomes, outcomeId),
  invalidates: () => [allOutcomes],
});

/** Makes what came of a meeting a sub-step. Sent again, it is one. */
export const tieOutcome = command({
  send: (ask, { body, ...to }: At & { body: Schema<'OutcomeSubStep'> }) =>
    ask.PUT('/api/meetings/{id}/outcomes/{outcomeId}/sub-step', { ...at(to), body }),
  queueKey: ({ outcomeId }) => outcomeId,
  invalidates: ({ body }) => [allOutcomes, ...subjects.project(body.project_id)],
});

/** The steps of a project. */
export const stepsOf = (id: string) =>
  api.queryOptions('get', '/api/projects/{id}/steps', { params: { path: { id }, query: { limit: 200 } } });
