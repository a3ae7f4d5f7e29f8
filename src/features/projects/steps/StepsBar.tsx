import { Bookmark, CalendarDays, ChartGantt, Columns3, Download, List as ListIcon } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { IconButton, ToggleButtonGroup } from '#ui';
import { AddressSearch } from '../../kernel/AddressSearch';
import { useWords } from '../../kernel/language';
import type { Member } from '../queries';
import { StepChoices } from './StepChoices';
import * as styles from './StepsBar.css';
import { modes, type StepsView } from './view';
import { words } from './words';

// Most visits take the view as it is.
const StepViews = lazy(() => import('./StepViews').then((module) => ({ default: module.StepViews })));

const icons = { list: ListIcon, board: Columns3, calendar: CalendarDays, timeline: ChartGantt };

export interface StepsBarProps {
  view: StepsView;
  members: readonly Member[];
  onChange: (part: Partial<StepsView>) => void;
  onExport: () => void;
}

/** How the steps are shown: as what, which, by whom, in which order. Typing is never slower than the list it narrows. */
export function StepsBar({ view, members, onChange, onExport }: StepsBarProps) {
  const t = useWords(words);
  return (
    <div className={styles.bar}>
      <ToggleButtonGroup
        label={t('mode.label')}
        options={modes.map((id) => ({ id, label: t(`mode.${id}`), icon: icons[id] }))}
        isIconOnly
        selected={[view.viewMode]}
        onChange={([mode]) => mode && onChange({ viewMode: mode as StepsView['viewMode'] })}
      />
      <div className={styles.search}>
        <AddressSearch
          label={t('filter.search')}
          value={view.searchTerm}
          onChange={(searchTerm) => onChange({ searchTerm })}
          rest={120}
        />
      </div>
      <Suspense fallback={<IconButton label={t('views')} icon={Bookmark} weight="soft" isDisabled />}>
        <StepViews view={view} onChange={onChange} />
      </Suspense>
      <IconButton label={t('export')} icon={Download} weight="soft" onPress={onExport} />
      <StepChoices view={view} members={members} onChange={onChange} />
    </div>
  );
}

/** The room of the bar until it is there. */
export function StepsBarRoom({ view }: Pick<StepsBarProps, 'view'>) {
  const choices = view.viewMode === 'list' ? 4 : 2;
  return (
    <div className={styles.bar} aria-hidden="true">
      <span className={styles.awaitedRow} />
      <div className={styles.choices}>
        {Array.from({ length: choices }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are alike and never move.
          <span key={index} className={styles.awaited} />
        ))}
      </div>
    </div>
  );
}
