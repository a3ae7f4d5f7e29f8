import { Download } from 'lucide-react';
import type { RefObject } from 'react';
import { IconButton } from '#ui';
import { useWords } from '../../kernel/language';
import { SavedViews } from '../../kit/list/saved-views/SavedViews';
import { Toolbar } from '../../kit/list/toolbar/Toolbar';
import type { Member } from '../data/queries';
import * as styles from './StepsBar.css';
import { useStepsChoices, useStepsFilters } from './use-steps-filters';
import { noFilter, type StepsView, stepsView } from './view';
import { words } from './words';

export interface StepsBarProps {
  view: StepsView;
  members: readonly Member[];
  /** The tags of the project's steps. */
  tags: readonly string[];
  onChange: (part: Partial<StepsView>) => void;
  onExport: () => void;
  search: RefObject<HTMLInputElement | null>;
}

/** How the steps are shown: as what, which, by whom, in which order. Typing is never slower than the list it narrows. */
export function StepsBar({ view, members, tags, onChange, onExport, search }: StepsBarProps) {
  // New with every change of the steps: to remember its parts would only make the page heavier.
  'use no memo';
  const t = useWords(words);
  const { searchTerm: _, ...nothing } = noFilter;
  return (
    <Toolbar
      search={{
        label: t('filter.search'),
        value: view.searchTerm,
        onChange: (searchTerm) => onChange({ searchTerm }),
        rest: 120,
        inputRef: search,
      }}
      filters={useStepsFilters(view, { members, tags }, onChange)}
      onClear={() => onChange(nothing)}
      choices={useStepsChoices(view, onChange)}
      acts={
        <>
          <SavedViews scope="steps" codec={stepsView} values={view} onChange={onChange} />
          <IconButton label={t('export')} icon={Download} weight="soft" onPress={onExport} />
        </>
      }
    />
  );
}

/** The room of the bar until it is there. */
export const StepsBarRoom = () => <div className={styles.awaited} aria-hidden="true" />;
