import { useQuery } from '@tanstack/react-query';
import { Bookmark, BookmarkPlus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton, Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger } from '#ui';
import { useWords } from '../../kernel/language';
import { rowsOf } from '../../kernel/query';
import { savedViews } from '../saved-views/queries';
import { useRemoveView } from '../saved-views/use-remove-view';
import { savedWords } from '../saved-views/words';
import { type StepsView, usualView, viewOf, withView } from './view';

const SaveView = lazy(() => import('../saved-views/SaveView').then((module) => ({ default: module.SaveView })));

const queryOf = (view: StepsView) => withView(new URLSearchParams(), view).toString();
const seenIn = (query: string) => viewOf(new URLSearchParams(query));

export interface StepViewsProps {
  view: StepsView;
  onChange: (view: StepsView) => void;
}

/** The person's views of steps, to take up in any project, to save and to delete. */
export function StepViews({ view, onChange }: StepViewsProps) {
  const t = useWords(savedWords);
  const [isSaving, setSaving] = useState(false);
  const remove = useRemoveView();
  // Steps without their views are still steps: that they could not be read is no failure of the page.
  const views = rowsOf(useQuery(savedViews('steps')).data ?? []);
  const here = queryOf(view);
  const current = here ? views.find(({ query }) => queryOf(seenIn(query)) === here) : undefined;
  const choose = (id: string) => {
    const chosen = views.find((each) => each.id === id);
    onChange(chosen ? seenIn(chosen.query) : usualView);
  };
  return (
    <>
      <MenuTrigger>
        <IconButton label={t('label')} icon={Bookmark} weight="soft" />
        <Menu label={t('label')}>
          <MenuSection label={t('label')} selected={here ? (current?.id ?? 'none') : 'usual'} onSelect={choose}>
            <MenuItem id="usual">{t('usual')}</MenuItem>
            {views.map(({ id, name }) => (
              <MenuItem key={id} id={id}>
                {name}
              </MenuItem>
            ))}
          </MenuSection>
          <MenuSeparator />
          <MenuItem
            id="save"
            icon={BookmarkPlus}
            isDisabled={!here || current !== undefined}
            onAction={() => setSaving(true)}
          >
            {t('save')}
          </MenuItem>
          {current && (
            <MenuItem id="delete" icon={Trash2} tone="critical" onAction={() => remove(current)}>
              {t('delete', { name: current.name })}
            </MenuItem>
          )}
        </Menu>
      </MenuTrigger>
      {isSaving && (
        <Suspense>
          <SaveView scope="steps" query={here} onClose={() => setSaving(false)} />
        </Suspense>
      )}
    </>
  );
}
