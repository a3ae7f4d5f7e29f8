import { queryOptions } from '@tanstack/react-query';
import { client } from '#openapi/client';
import type { Schema } from '#openapi/operations';

export type WorkItem = Schema<'WorkItem'>;

/** All open steps that the signed-in person is to do, the nearest first, however many pages they fill. */
export const myWork = () =>
  queryOptions({
    queryKey: ['get', '/api/my-work', 'all'],
    queryFn: async ({ signal }) => {
      const items: WorkItem[] = [];
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const query = { limit: 200, ...(cursor && { cursor }) };
        const { data } = await client.GET('/api/my-work', { params: { query }, signal });
        items.push(...(data?.data ?? []));
        cursor = data?.page.next_cursor ?? null;
      }
      return items;
    },
  });
