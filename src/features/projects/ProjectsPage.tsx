import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { Button, ButtonLink, EmptyState, Inline, Page, Stack, Text } from '#ui';
import { translator, useWords } from '../kernel/language';
import type { PageHandle } from '../kernel/page';
import { queryClient, rowsOf } from '../kernel/query';
import { useCan } from '../kernel/session';
import { paths } from '../paths';
import { filtersOf, useProjectFilters } from './filters';
import { ProjectFilterBar } from './ProjectFilterBar';
import { ProjectTable } from './ProjectTable';
import { projectList } from './queries';
import { words } from './words';

export const handle: PageHandle = { pageName: (language) => translator(words, language)('title') };

export const loader = ({ request }: LoaderFunctionArgs) =>
  queryClient.ensureInfiniteQueryData(projectList(filtersOf(new URL(request.url).searchParams)));

/** All projects that the person may see, filtered and sorted as the address says. */
export function Component() {
  const t = useWords(words);
  const mayCreate = useCan()('create:projects');
  const { filters, change, isNarrowed } = useProjectFilters();
  const list = useInfiniteQuery({ ...projectList(filters), placeholderData: keepPreviousData });
  // What was loaded stays on screen when a later page fails; the first page's failure is the route's.
  if (list.error && !list.data) throw list.error;
  const rows = list.data?.pages.flatMap(rowsOf) ?? [];

  return (
    <Page
      title={t('title')}
      description={
        <Text size="s" tone="secondary" as="span">
          {t(list.hasNextPage ? 'filter.shownMore' : 'filter.shown', { count: rows.length })}
        </Text>
      }
      actions={
        mayCreate && (
          <ButtonLink href={paths.createProject()} icon={Plus}>
            {t('create')}
          </ButtonLink>
        )
      }
      width="full"
    >
      <Stack space="m">
        <ProjectFilterBar filters={filters} onChange={change} />
        <ProjectTable
          rows={rows}
          filters={filters}
          onChange={change}
          isBusy={list.isPlaceholderData}
          empty={
            isNarrowed ? (
              <EmptyState
                kind="nothing matches"
                title={t('empty.filteredTitle')}
                description={t('empty.filtered')}
                action={
                  <Button weight="soft" tone="neutral" onPress={() => change({ search: '', status: undefined })}>
                    {t('filter.clear')}
                  </Button>
                }
              />
            ) : (
              <EmptyState
                kind="nothing yet"
                title={t('empty.title')}
                description={mayCreate ? t('empty.text') : t('empty.textReadOnly')}
                action={
                  mayCreate && (
                    <ButtonLink href={paths.createProject()} icon={Plus}>
                      {t('create')}
                    </ButtonLink>
                  )
                }
              />
            )
          }
        />
        {list.hasNextPage && (
          <Inline justify="center">
            <Button
              weight="soft"
              tone="neutral"
              isPending={list.isFetchingNextPage}
              onPress={() => void list.fetchNextPage()}
            >
              {t('filter.more')}
            </Button>
          </Inline>
        )}
      </Stack>
    </Page>
  );
}
