import { useInfiniteQuery } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import { Button, EmptyState, Inline, List, LoadMore, Section, Skeleton } from '#ui';
import { useWords } from '../kernel/language';
import { toProblem } from '../kernel/problem';
import { screenWords } from '../kernel/words';
import { useCommand } from '../kit/command';
import { ownNotifications, readAll } from './data/notifications';
import { NotificationRow, type NotificationRowProps } from './NotificationRow';
import { words } from './words';

/** What others did that is for the person, the newest first: each leads to what it is about. */
export function OwnNotifications({ about }: Pick<NotificationRowProps, 'about'>) {
  const t = useWords(words);
  const screen = useWords(screenWords);
  const read = useCommand(readAll);
  const query = useInfiniteQuery(ownNotifications());
  const { data, error, hasNextPage, isFetching, isFetchingNextPage, fetchNextPage, refetch } = query;
  const all = data?.pages.flatMap((page) => page.data) ?? [];
  const [newest] = all;
  const hasUnread = all.some(({ read_at }) => read_at === null);
  const failure = error ? toProblem(error).message : undefined;

  return (
    <Section
      title={t('title')}
      level={3}
      actions={
        hasUnread &&
        newest && (
          <Button
            size="s"
            weight="soft"
            tone="neutral"
            icon={CheckCheck}
            onPress={() => void read.run(newest.created_at, { failed: () => t('failed.read') })}
          >
            {t('readAll')}
          </Button>
        )
      }
    >
      {!data && !error && (
        <div aria-busy="true">
          <Skeleton lines={4} />
        </div>
      )}
      {!data && failure && (
        <EmptyState
          kind="failed"
          title={t('failed.load')}
          description={failure}
          level={3}
          action={
            <Button size="s" weight="soft" tone="neutral" isPending={isFetching} onPress={() => void refetch()}>
              {screen('retry')}
            </Button>
          }
        />
      )}
      {data && (
        <List
          label={t('title')}
          items={all}
          empty={<EmptyState kind="nothing yet" title={t('empty')} description={t('emptyText')} level={3} />}
        >
          {(notification) => <NotificationRow notification={notification} about={about} />}
        </List>
      )}
      {hasNextPage && (
        <Inline>
          <LoadMore
            summary={t('shown', { count: all.length })}
            hasMore
            isPending={isFetchingNextPage}
            error={failure}
            onLoadMore={() => void fetchNextPage()}
          />
        </Inline>
      )}
    </Section>
  );
}
