import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { dayOf } from '#domain/dates';
import { Banner, Button, ButtonLink, LoadMore, Page, Stack } from '#ui';
import { useFormats } from '../../kernel/format';
import { translator, useWords } from '../../kernel/language';
import type { PageHandle } from '../../kernel/page';
import { usePreferences } from '../../kernel/preferences';
import { toProblem } from '../../kernel/problem';
import { queryClient, rowsOf } from '../../kernel/query';
import { keepSelection } from '../../kernel/selection';
import { useCan, usePerson } from '../../kernel/session';
import { useIsNarrow } from '../../kernel/use-is-narrow';
import { paths } from '../../paths';
import { savedViews } from '../saved-views/queries';
import { useChoice } from '../use-choice';
import { words } from '../words';
import { filtersOf, useProjectFilters } from './filters';
import { ListKeys } from './ListKeys';
import { ListMenu } from './ListMenu';
import { ProjectFilterBar } from './ProjectFilterBar';
import { ProjectRows } from './ProjectRows';
import { projectList } from './queries';
import { SavedViews, useSavedViews } from './SavedViews';
import { useGroups } from './use-groups';
import { listWords } from './words';

// Only who selects something needs what can be done with it.
const ProjectBulk = lazy(() => import('./ProjectBulk').then((module) => ({ default: module.ProjectBulk })));

const SaveView = lazy(() => import('../saved-views/SaveView').then((module) => ({ default: module.SaveView })));

export const handle: PageHandle = { pageName: (language) => translator(words, language)('title') };

export const loader = ({ request }: LoaderFunctionArgs) => {
  void queryClient.prefetchQuery(savedViews('projects'));
  const filters = filtersOf(new URL(request.url).searchParams);
  // The page comes at once, its rows when they are here.
  void queryClient.prefetchInfiniteQuery(projectList(filters, dayOf(new Date())));
  return null;
};

/** Whether something was so once: what runs for a selection outlives it. */
function useHasBeen(isNow: boolean): boolean {
  const [was, setWas] = useState(isNow);
  if (isNow && !was) setWas(true);
  return was || isNow;
}

/** All projects that the person may see: filtered, sorted, grouped and shown as the address says. */
export function Component() {
  const t = useWords(words);
  const own = useWords(listWords);
  const { language } = usePreferences();
  const today = useFormats().today();
  const mayCreate = useCan()('create:projects');
  const units = usePerson()?.units ?? [];
  const { filters, change, ignored } = useProjectFilters();
  useEffect(() => {
    if (filters.unit) keepSelection({ unit: filters.unit });
  }, [filters.unit]);
  const saved = useSavedViews(filters);
  const [isSaving, setSaving] = useState(false);
  const isNarrow = useIsNarrow();
  const shown = useRef<HTMLDivElement>(null);
  const list = useInfiniteQuery({ ...projectList(filters, today), placeholderData: keepPreviousData });
  // What was loaded stays on screen when a later page fails; the first page's failure is the route's.
  if (list.error && !list.data) throw list.error;
  const rows = list.data?.pages.flatMap(rowsOf) ?? [];
  const grouping = useGroups(rows, filters.group, today, list.hasNextPage);

  const isTable = filters.view === 'list' && !isNarrow;
  const inSight = grouping ? grouping.groups.flatMap(({ isFolded, rows: inside }) => (isFolded ? [] : inside)) : rows;
  const choice = useChoice(inSight);
  const hasChosen = useHasBeen(choice.selection.size > 0);

  // A group is counted whole: the rest comes by itself.
  const { hasNextPage, isFetching, isError, fetchNextPage } = list;
  const isIncomplete = filters.group !== undefined && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (isIncomplete) void fetchNextPage();
  }, [isIncomplete, fetchNextPage]);

  const summary = own(hasNextPage ? 'shownMore' : 'shown', { count: rows.length });

  return (
    <Page
      title={t('title')}
      actions={
        <>
          <ListMenu
            filters={filters}
            current={saved.current}
            canBeSaved={saved.here !== '' && !saved.current}
            onSave={() => setSaving(true)}
          />
          {mayCreate && (
            <ButtonLink href={paths.createProject()} icon={Plus}>
              {t('create')}
            </ButtonLink>
          )}
        </>
      }
      width="full"
    >
      <Stack space="m">
        <SavedViews {...saved} onSave={() => setSaving(true)} />
        <ProjectFilterBar filters={filters} onChange={change} units={units} />
        {ignored.length > 0 && (
          <Banner
            tone="warning"
            title={own('ignored')}
            action={
              <Button size="small" weight="soft" tone="neutral" onPress={() => change({})}>
                {own('understood')}
              </Button>
            }
          >
            {own('ignoredText', { parts: ignored.join(', ') })}
          </Banner>
        )}
        <div ref={shown}>
          <ProjectRows
            rows={list.data && rows}
            as={isTable ? 'table' : 'cards'}
            grouping={grouping}
            filters={filters}
            onChange={change}
            isBusy={list.isPlaceholderData}
            selection={choice.selection}
            onSelect={choice.select}
          />
        </div>
        {rows.length > 0 && (
          <LoadMore
            summary={summary}
            hasMore={hasNextPage}
            isLoading={list.isFetchingNextPage}
            onLoadMore={() => void fetchNextPage()}
            error={list.isFetchNextPageError ? toProblem(list.error, language).message : undefined}
          />
        )}
        {hasChosen && (
          <Suspense>
            <ProjectBulk
              selected={choice.chosen}
              shown={inSight.length}
              onAll={choice.selectAll}
              onClear={choice.clear}
            />
          </Suspense>
        )}
      </Stack>
      <ListKeys
        list={shown}
        hasSelection={choice.selection.size > 0}
        onSelect={(id) => choice.select(id, false)}
        onClear={choice.clear}
      />
      {isSaving && (
        <Suspense>
          <SaveView scope="projects" query={saved.here} onClose={() => setSaving(false)} />
        </Suspense>
      )}
    </Page>
  );
}
