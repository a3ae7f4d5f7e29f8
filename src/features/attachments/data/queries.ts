import { queryOptions } from '@tanstack/react-query';
import { client } from '#openapi/client';
import type { Schema } from '#openapi/operations';
import { cursorList } from '../../kit/list/cursor-list';

export type Attachment = Schema<'Attachment'>;

/** Where files are attached: to a step, or to the project itself. */
export interface Place {
  projectId: string;
  stepId?: string;
}

/** The files of a place, the newest first. */
export const attachmentList = cursorList('/api/projects/{id}/attachments', ({ projectId, stepId }: Place) => ({
  path: { id: projectId },
  query: { step_id: stepId },
}));

/** The file itself. It never changes, so it is asked for once. */
export const contentOf = ({ project_id, id }: Attachment) =>
  queryOptions({
    queryKey: ['attachment', id],
    queryFn: async ({ signal }) => {
      const path = { id: project_id, attachmentId: id };
      const { data } = await client.GET('/api/projects/{id}/attachments/{attachmentId}/content', {
        params: { path },
        parseAs: 'blob',
        signal,
      });
      return data as Blob;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
