import { queryOptions } from '@tanstack/react-query';
import { client } from '#openapi/client';
import type { Schema } from '#openapi/operations';
import { cursorList } from '../../kit/list/cursor-list';

export type Attachment = Schema<'Attachment'> | Schema<'Receipt'>;

/** What is part of a project: a step, or the project itself. */
export interface InProject {
  projectId: string;
  stepId?: string;
}

/** A transaction, which has receipts. */
export interface OfTransaction {
  transactionId: string;
}

/** Where files are attached. */
export type Place = InProject | OfTransaction;

/** The files of a project or a step, the newest first. */
export const attachmentList = cursorList('/api/projects/{id}/attachments', ({ projectId, stepId }: InProject) => ({
  path: { id: projectId },
  query: { step_id: stepId },
}));

/** The receipts of a transaction, the newest first. */
export const receiptList = cursorList(
  '/api/finance/transactions/{id}/receipts',
  ({ transactionId }: OfTransaction) => ({ path: { id: transactionId } }),
);

const blob = { parseAs: 'blob' } as const;

/** The file itself. It never changes, so it is asked for once. */
export const contentOf = (file: Attachment) =>
  queryOptions({
    queryKey: ['attachment', file.id],
    queryFn: async ({ signal }) => {
      const { data } =
        'project_id' in file
          ? await client.GET('/api/projects/{id}/attachments/{attachmentId}/content', {
              params: { path: { id: file.project_id, attachmentId: file.id } },
              ...blob,
              signal,
            })
          : await client.GET('/api/finance/transactions/{id}/receipts/{receiptId}/content', {
              params: { path: { id: file.transaction_id, receiptId: file.id } },
              ...blob,
              signal,
            });
      return data as Blob;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
