import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button, ButtonLink, EmptyState, Page, SearchField, Skeleton, Stack } from '#ui';
import { useFormats } from '../kernel/format';
import { translator, useWords } from '../kernel/language';
import { useLiveChanges } from '../kernel/live';
import type { PageHandle } from '../kernel/page';
import { queryClient } from '../kernel/query';
import { myWork } from '../kernel/work/queries';
import { useFinishing } from '../kernel/work/use-finishing';
import { paths } from '../paths';
import { grouped, isCalled } from './groups';
import { WorkGroup } from './WorkGroup';
import { WorkKeys } from './WorkKeys';
import * as styles from './WorkPage.css';
import { words } from './words';

export const handle: PageHandle = { pageName: (language) => translator(words, language)('title') };

// The page comes at once, its rows when they are here.
export const loader = () => {
  void queryClient.prefetchQuery(myWork());
  return null;
};

const none: never[] = [];

/** What the person has to do in all projects, by when it is due, to finish in place. */
export function Component() {
  const t = useWords(words);
  const today = useFormats().today();
  const [query, setQuery] = useSearchParams();
  const page = useRef<HTMLDivElement>(null);
  const { data, error } = useQuery(myWork());
  // What was loaded stays on screen when asking anew fails.
  if (error && !data) throw error;
  useLiveChanges();

  const { items, may, turn } = useFinishing(data ?? none);
  const search = query.get('search')?.slice(0, 120) ?? '';
  const setSearch = (text: string) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (text) next.set('search', text);
        else next.delete('search');
        return next;
      },
      { replace: true },
    );
  const shown = search ? items.filter((item) => isCalled(item, search)) : items;
  const open = items.filter(({ status }) => status !== 'done');
  const late = open.filter(({ due_date }) => due_date !== null && due_date < today);

  return (
    <Page
      title={t('title')}
      description={items.length > 0 ? t('lead', { open: open.length, late: late.length }) : undefined}
    >
      <div ref={page}>
        <Stack space="l">
          {!data && (
            <div aria-busy="true">
              <Skeleton lines={8} />
            </div>
          )}
          {items.length > 0 && (
            <div className={styles.search}>
              <SearchField label={t('search')} value={search} onChange={setSearch} maxLength={120} />
            </div>
          )}
          {data && items.length === 0 && (
            <EmptyState
              kind="nothing yet"
              title={t('empty.title')}
              description={t('empty.text')}
              action={
                <ButtonLink href={paths.projects()} weight="soft" tone="neutral">
                  {t('empty.projects')}
                </ButtonLink>
              }
            />
          )}
          {items.length > 0 && shown.length === 0 && (
            <EmptyState
              kind="nothing matches"
              title={t('filtered.title')}
              description={t('filtered.text', { total: items.length })}
              action={
                <Button weight="soft" tone="neutral" onPress={() => setSearch('')}>
                  {t('filtered.clear')}
                </Button>
              }
            />
          )}
          <div className={styles.groups}>
            {grouped(shown, today).map(({ group, items: inside }) => (
              <WorkGroup key={group} group={group} items={inside} may={may} turn={turn} />
            ))}
          </div>
        </Stack>
      </div>
      <WorkKeys page={page} items={shown} may={may} turn={turn} />
    </Page>
  );
}
