import { useInfiniteQuery } from '@tanstack/react-query';
import { Avatar, EmptyState, Inline, List, LoadMore, Skeleton, Stack, Text } from '#ui';
import { useFormats } from '../../kernel/format';
import { useWords } from '../../kernel/language';
import { toProblem } from '../../kernel/problem';
import { activityOf } from '../data/queries';
import { useActivityLines } from './activity-lines';
import { words } from './words';

/** What happened in a project, the newest first. */
export function ActivityLog({ projectId }: { projectId: string }) {
  const t = useWords(words);
  const { instant } = useFormats();
  const { sentence, changes } = useActivityLines();
  const log = useInfiniteQuery(activityOf(projectId));
  const error = log.error ? toProblem(log.error).message : undefined;
  const entries = log.data?.pages.flatMap(({ data }) => data) ?? [];

  if (log.isPending) return <Skeleton lines={5} />;
  if (error && entries.length === 0) {
    return <EmptyState kind="failed" title={t('failedActivity')} description={error} level={3} />;
  }
  if (entries.length === 0) return <Text tone="secondary">{t('noActivity')}</Text>;
  return (
    <Stack space="m">
      <List label={t('activity')} items={entries} density="compact">
        {(entry) => (
          <Inline space="s" align="start" wrap={false}>
            <Avatar name={entry.actor?.name ?? t('someone')} size="s" />
            <Stack space="none">
              <Text size="s">{sentence(entry)}</Text>
              {changes(entry).map((line) => (
                <Text key={line} size="s" tone="secondary">
                  {line}
                </Text>
              ))}
              <Text size="xs" tone="secondary" isTabular>
                {instant(entry.created_at)}
              </Text>
            </Stack>
          </Inline>
        )}
      </List>
      <LoadMore
        summary={t('shownActivity', { count: entries.length })}
        hasMore={log.hasNextPage}
        isPending={log.isFetchingNextPage}
        error={error}
        onLoadMore={() => void log.fetchNextPage()}
      />
    </Stack>
  );
}
