import type { Schema } from '#openapi/operations';
import { api } from '../../kernel/query';
import { command } from '../../kit/command';

/** What was noted in a meeting, by part. */
export const notesOf = (id: string) =>
  api.queryOptions('get', '/api/meetings/{id}/notes', { params: { path: { id } } });

/** Writes what is noted on a part of the agenda. */
export const writeNote = command({
  send: (ask, { meetingId: id, partId, body }: { meetingId: string; partId: string; body: Schema<'NewMeetingNote'> }) =>
    ask.PUT('/api/meetings/{id}/notes/{partId}', { params: { path: { id, partId } }, body }),
  queueKey: ({ partId }) => partId,
  onSuccess: (known, { meetingId, partId }, note) =>
    known.change(notesOf(meetingId), ({ data, ...more }) => ({
      ...more,
      data: [...data.filter((one) => one.part_id !== partId), note],
    })),
  invalidates: ({ meetingId }) => [notesOf(meetingId)],
});

/** Says that one is writing on a part of the agenda, or no more. */
export const setWriting = command({
  send: (ask, { meetingId: id, partId, is_writing }: { meetingId: string; partId: string; is_writing: boolean }) =>
    ask.PUT('/api/meetings/{id}/notes/{partId}/writing', { params: { path: { id, partId } }, body: { is_writing } }),
  queueKey: ({ partId }) => partId,
});
