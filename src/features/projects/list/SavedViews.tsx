import { useQuery } from '@tanstack/react-query';
import { BookmarkPlus } from 'lucide-react';
import { Button, TabLinks } from '#ui';
import { useWords } from '../../kernel/language';
import { rowsOf } from '../../kernel/query';
import { paths } from '../../paths';
import { savedViews } from '../saved-views/queries';
import { savedWords } from '../saved-views/words';
import { filtersOf, type ProjectFilters, queryOf } from './filters';
import * as styles from './SavedViews.css';

const canonical = (query: string) => queryOf(filtersOf(new URLSearchParams(query))).toString();
const addressOf = (query: string) => (query ? `${paths.projects()}?${query}` : paths.projects());

/** The saved views of the list, and which of them is shown. */
export function useSavedViews(filters: ProjectFilters) {
  const here = queryOf(filters).toString();
  // A list without its views is still a list: that they could not be read is no failure of the page.
  const views = rowsOf(useQuery(savedViews('projects')).data ?? []);
  return { here, views, current: here ? views.find(({ query }) => canonical(query) === here) : undefined };
}

export interface SavedViewsProps extends ReturnType<typeof useSavedViews> {
  onSave: () => void;
}

/** The person's views of the list as tabs, and the offer to save this one. */
export function SavedViews({ here, views, current, onSave }: SavedViewsProps) {
  const t = useWords(savedWords);
  const canBeSaved = here !== '' && !current;
  if (views.length === 0 && !canBeSaved) return null;
  return (
    <div className={styles.views}>
      {views.length > 0 && (
        <TabLinks
          label={t('label')}
          items={[
            { id: 'everything', label: t('everything'), href: addressOf(''), isCurrent: here === '' },
            ...views.map((view) => ({
              id: view.id,
              label: view.name,
              href: addressOf(canonical(view.query)),
              isCurrent: view === current,
            })),
          ]}
        />
      )}
      {canBeSaved && (
        <Button size="small" weight="quiet" icon={BookmarkPlus} onPress={onSave}>
          {t('save')}
        </Button>
      )}
    </div>
  );
}
