import type { ReactNode } from 'react';
import { Button, Inline, InlineAlert, Section, Skeleton, Stack } from '#ui';
import { useWords } from '../../kernel/language';
import { toProblem } from '../../kernel/problem';
import { screenWords } from '../../kernel/words';

export interface QuerySectionProps<Data> {
  title: string;
  level?: 2 | 3;
  actions?: ReactNode;
  query: { data: Data | undefined; error: unknown; refetch: () => Promise<unknown>; isFetching: boolean };
  /** What stands there until the answer comes, of its shape, so that nothing moves. The acts are there beside it. */
  meanwhile?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A section of a page that comes, or fails, by itself: the others are there all the same. */
export function QuerySection<Data>({ title, level, actions, query, meanwhile, children }: QuerySectionProps<Data>) {
  const t = useWords(screenWords);
  const { data, error, refetch, isFetching } = query;
  return (
    <Section title={title} level={level} actions={(data !== undefined || meanwhile !== undefined) && actions}>
      {data !== undefined && children(data)}
      {data === undefined && !error && <div aria-busy="true">{meanwhile ?? <Skeleton lines={3} />}</div>}
      {data === undefined && Boolean(error) && (
        <Stack space="s">
          <InlineAlert tone="critical">{toProblem(error).message}</InlineAlert>
          <Inline>
            <Button size="s" weight="soft" tone="neutral" isPending={isFetching} onPress={() => void refetch()}>
              {t('retry')}
            </Button>
          </Inline>
        </Stack>
      )}
    </Section>
  );
}
