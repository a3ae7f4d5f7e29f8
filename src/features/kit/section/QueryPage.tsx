import type { ReactNode } from 'react';
import { EmptyState, Page } from '#ui';
import { ListSkeleton } from '../list/ListRows';

export interface QueryPageProps<Row> {
  title: string;
  query: { data: Row[] | undefined; error: unknown };
  empty: { title: string; description: string };
  children: (rows: Row[]) => ReactNode;
}

/** A page with few rows from one request: a skeleton while loading, an empty state, or the route's error. */
export function QueryPage<Row>({ title, query: { data, error }, empty, children }: QueryPageProps<Row>) {
  if (error && !data) throw error;
  return (
    <Page title={title}>
      {!data && <ListSkeleton />}
      {data?.length === 0 && <EmptyState kind="nothing yet" {...empty} />}
      {data && data.length > 0 && children(data)}
    </Page>
  );
}
