import type { ReactNode } from 'react';
import { Section, Skeleton } from '#ui';
import { LoadFailure } from './LoadFailure';

export interface QuerySectionProps<Data> {
  title: string;
  level?: 2 | 3;
  actions?: ReactNode;
  query: { data: Data | undefined; error: unknown; refetch: () => Promise<unknown>; isFetching: boolean };
  /** Placeholder of the content's size, to avoid a layout shift. The actions are visible meanwhile. */
  meanwhile?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A section of a page that loads and fails independently of the others. */
export function QuerySection<Data>({ title, level, actions, query, meanwhile, children }: QuerySectionProps<Data>) {
  const { data, error } = query;
  return (
    <Section title={title} level={level} actions={(data !== undefined || meanwhile !== undefined) && actions}>
      {data !== undefined && children(data)}
      {data === undefined && !error && <div aria-busy="true">{meanwhile ?? <Skeleton lines={3} />}</div>}
      {data === undefined && Boolean(error) && <LoadFailure query={query} />}
    </Section>
  );
}
