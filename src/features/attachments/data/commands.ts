import type { Schema } from '#openapi/operations';
import { command } from '../../kit/command';
import { type Attachment, attachmentList, type Place, receiptList } from './queries';
import { sendWithProgress } from './send-with-progress';

interface Sent {
  place: Place;
  file: File;
  signal: AbortSignal;
  onProgress: (sent: number) => void;
}

/** Attaches a file, telling how much of it has left. */
export const uploadAttachment = command({
  send: (ask, { place, file, signal, onProgress }: Sent): Promise<{ data?: Attachment }> => {
    const bytes = {
      headers: { 'Content-Type': 'application/octet-stream' },
      // The contract calls bytes a text; they are sent as they are.
      body: file as unknown as string,
      bodySerializer: (body: string) => body,
      fetch: sendWithProgress(onProgress),
      signal,
    };
    const { name } = file;
    return 'projectId' in place
      ? ask.POST('/api/projects/{id}/attachments', {
          params: { path: { id: place.projectId }, query: { name, step_id: place.stepId } },
          ...bytes,
        })
      : ask.POST('/api/finance/transactions/{id}/receipts', {
          params: { path: { id: place.transactionId }, query: { name } },
          ...bytes,
        });
  },
  invalidates: ({ place }) => ['projectId' in place ? attachmentList : receiptList],
});

/** Deletes a file of a project for all. */
export const deleteAttachment = command({
  send: (ask, { project_id: id, id: attachmentId }: Schema<'Attachment'>) =>
    ask.DELETE('/api/projects/{id}/attachments/{attachmentId}', { params: { path: { id, attachmentId } } }),
  queueKey: ({ id }) => id,
  invalidates: () => [attachmentList],
});

/** Deletes a receipt for all. */
export const deleteReceipt = command({
  send: (ask, { transaction_id: id, id: receiptId }: Schema<'Receipt'>) =>
    ask.DELETE('/api/finance/transactions/{id}/receipts/{receiptId}', { params: { path: { id, receiptId } } }),
  queueKey: ({ id }) => id,
  optimisticUpdate: (known, { id }) => known.removeRow(receiptList, id),
  invalidates: () => [receiptList],
});
