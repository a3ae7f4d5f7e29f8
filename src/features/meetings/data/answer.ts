import type { Schema } from '#openapi/operations';
import { subjects } from '../../kernel/invalidation';
import { command } from '../../kit/command';

/** Says whether the person comes. */
export const answerMeeting = command({
  send: (ask, { id, response }: { id: string; response: Schema<'MeetingResponse'> }) =>
    ask.PUT('/api/meetings/{id}/response', { params: { path: { id } }, body: { response } }),
  queueKey: ({ id }) => id,
  invalidates: ({ id }) => [...subjects.meeting(id), ...subjects.person()],
});
