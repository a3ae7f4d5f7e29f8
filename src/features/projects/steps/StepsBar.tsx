import { Download } from 'lucide-react';
import { memo, type RefObject } from 'react';
import { IconButton } from '#ui';
import { useWords } from '../../kernel/language';
import { SavedViews } from '../../kit/list/saved-views/SavedViews';
import { Toolbar } from '../../kit/list/toolbar/Toolbar';
import { AddStep } from '../AddStep';
import { useProjectAccess } from '../access';
import type { Member, Project } from '../data/queries';
import * as styles from './StepsBar.css';
import { useStepsChoices, useStepsFilters } from './use-steps-filters';
import { noFilter, type StepsView, stepsView } from './view';
import { words } from './words';

export interface StepsBarProps {
  /** Once it has come. */
  project: Project | undefined;
  /** How many of its steps the view lets through. */
  shown: number;
  isNarrowed: boolean;
  view: StepsView;
  members: readonly Member[];
  /** The tags of the project's steps. */
  tags: readonly string[];
  onChange: (part: Partial<StepsView>) => void;
  onExport: () => void;
  search: RefObject<HTMLInputElement | null>;
  /** The field that takes the name of a new step. */
  create: RefObject<HTMLInputElement | null>;
}

const nobody = { my_role: null };

/**
 * What adds a step, and how the steps are shown: as what, which, by whom, in which order. Typing is never slower than the
 * list it narrows. It is drawn again only with what it shows: not when a step opens beside it.
 */
export const StepsBar = memo(function StepsBar(props: StepsBarProps) {
  const t = useWords(words);
  const { project, shown, isNarrowed, view, members, tags, onChange, onExport, search, create } = props;
  const { mayDivide } = useProjectAccess(project ?? nobody);
  const { searchTerm: _, ...nothing } = noFilter;
  return (
    <Toolbar
      lead={
        <>
          {(mayDivide || !project) && (
            <div className={styles.create}>{project && <AddStep project={project} inputRef={create} />}</div>
          )}
          {project && (
            <span className={styles.count}>
              {isNarrowed
                ? t('shownOf', { count: shown, total: project.steps.length })
                : t('shown', { count: project.steps.length })}
            </span>
          )}
        </>
      }
      search={{
        label: t('filter.search'),
        value: view.searchTerm,
        onChange: (searchTerm) => onChange({ searchTerm }),
        isAnsweredHere: true,
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
});
