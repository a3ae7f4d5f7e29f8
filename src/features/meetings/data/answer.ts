import type { Schema } from '#openapi/operations';
import { command } from '../../kit/command';

/** All that tells of meetings. */
export const meetingKeys = ['/api/meetings', '/api/meetings/today', '/api/meetings/upcoming', '/api/meetings/{id}'].map(
  (path) => ({ queryKey: ['get', path] }),
);

/** Says whether the person comes. */
export const answerMeeting = command({
  send: (ask, { id, response }: { id: string; response: Schema<'MeetingResponse'> }) =>
    ask.PUT('/api/meetings/{id}/response', { params: { path: { id } }, body: { response } }),
  of: ({ id }) => id,
  makesOld: () => [...meetingKeys, { queryKey: ['get', '/api/notifications'] }],
});
