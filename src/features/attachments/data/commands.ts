import { command } from '../../kit/command';
import { type Attachment, attachmentList, type Place } from './queries';
import { sendWithProgress } from './send-with-progress';

interface Sent {
  place: Place;
  file: File;
  signal: AbortSignal;
  onProgress: (sent: number) => void;
}

/** Attaches a file, telling how much of it has left. */
export const uploadAttachment = command({
  send: (ask, { place: { projectId, stepId }, file, signal, onProgress }: Sent) =>
    ask.POST('/api/projects/{id}/attachments', {
      params: { path: { id: projectId }, query: { name: file.name, step_id: stepId } },
      headers: { 'Content-Type': 'application/octet-stream' },
      // The contract calls bytes a text; they are sent as they are.
      body: file as unknown as string,
      bodySerializer: (bytes) => bytes,
      fetch: sendWithProgress(onProgress),
      signal,
    }),
  makesOld: () => [attachmentList],
});

/** Deletes a file for all. */
export const deleteAttachment = command({
  send: (ask, { project_id: id, id: attachmentId }: Attachment) =>
    ask.DELETE('/api/projects/{id}/attachments/{attachmentId}', { params: { path: { id, attachmentId } } }),
  of: ({ id }) => id,
  makesOld: () => [attachmentList],
});
