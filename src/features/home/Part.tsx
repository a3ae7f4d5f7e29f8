import type { ReactNode } from 'react';
import { Button, Inline, InlineAlert, Section, Skeleton, Stack } from '#ui';
import { useWords } from '../kernel/language';
import { usePreferences } from '../kernel/preferences';
import { toProblem } from '../kernel/problem';
import { words } from './words';

export interface PartProps<Data> {
  title: string;
  actions?: ReactNode;
  query: { data: Data | undefined; error: unknown; refetch: () => Promise<unknown>; isFetching: boolean };
  children: (data: Data) => ReactNode;
}

/** A part of the day that comes, or fails, by itself: the others are there all the same. */
export function Part<Data>({ title, actions, query, children }: PartProps<Data>) {
  const t = useWords(words);
  const { language } = usePreferences();
  const { data, error, refetch, isFetching } = query;
  return (
    <Section title={title} actions={data !== undefined && actions}>
      {data !== undefined && children(data)}
      {data === undefined && !error && (
        <div aria-busy="true">
          <Skeleton lines={3} />
        </div>
      )}
      {data === undefined && Boolean(error) && (
        <Stack space="s">
          <InlineAlert tone="critical">{toProblem(error, language).message}</InlineAlert>
          <Inline>
            <Button size="small" weight="soft" tone="neutral" isPending={isFetching} onPress={() => void refetch()}>
              {t('retry')}
            </Button>
          </Inline>
        </Stack>
      )}
    </Section>
  );
}
