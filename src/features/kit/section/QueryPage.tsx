import type { ReactNode } from 'react';
import { EmptyState, Page } from '#ui';
import { ListSkeleton } from '../list/ListRows';

export interface QueryPageProps<Row> {
  title: string;
  query: { data: Row[] | undefined; error: unknown };
  empty: { title: string; description: string };
  children: (rows: Row[]) => ReactNode;
}

/** A page of a few things that come at once: their shape meanwhile, that there are none, or the route's failure. */
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
