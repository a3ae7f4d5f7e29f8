import { Bookmark, CalendarDays, ChartGantt, Columns3, Download, List as ListIcon } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { IconButton, SearchField, Select, ToggleButtonGroup } from '#ui';
import { useWords } from '../../kernel/language';
import { usePerson } from '../../kernel/session';
import type { Member } from '../queries';
import { words as projectWords } from '../words';
import * as styles from './StepsBar.css';
import { groupings, modes, type StepsView, sortings, stepStatuses } from './view';
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
  const told = useWords(projectWords);
  const me = usePerson()?.id;
  const others = members.filter(({ user }) => user.id !== me);
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
        <Search value={view.searchTerm} onChange={(searchTerm) => onChange({ searchTerm })} />
      </div>
      <Suspense fallback={<IconButton label={t('views')} icon={Bookmark} weight="soft" isDisabled />}>
        <StepViews view={view} onChange={onChange} />
      </Suspense>
      <IconButton label={t('export')} icon={Download} weight="soft" onPress={onExport} />
      <div className={styles.choices}>
        <Select
          label={t('filter.status')}
          isLabelHidden
          value={view.filterStatus}
          options={[
            { id: 'all', label: t('filter.all') },
            { id: 'open', label: t('filter.open') },
            ...stepStatuses.map((id) => ({ id, label: told(`stepStatus.${id}`) })),
          ]}
          onChange={(id) => onChange({ filterStatus: id as StepsView['filterStatus'] })}
        />
        <Select
          label={t('filter.assignee')}
          isLabelHidden
          value={view.assignee || 'everybody'}
          options={[
            { id: 'everybody', label: t('filter.everybody') },
            { id: 'me', label: t('filter.me') },
            { id: 'none', label: t('filter.nobody') },
            ...others.map(({ user }) => ({ id: user.id, label: user.name })),
          ]}
          onChange={(id) => onChange({ assignee: id === 'everybody' ? '' : id })}
        />
        {view.viewMode === 'list' && (
          <Select
            label={t('group.label')}
            isLabelHidden
            value={view.groupBy}
            options={groupings.map((id) => ({ id, label: `${t('group.label')}: ${t(`group.${id}`)}` }))}
            onChange={(id) => onChange({ groupBy: id as StepsView['groupBy'] })}
          />
        )}
        {view.viewMode === 'list' && (
          <Select
            label={t('sort.label')}
            isLabelHidden
            value={`${view.sortBy} ${view.sortOrder}`}
            options={sortings.flatMap((id) =>
              (['asc', 'desc'] as const).map((order) => ({
                id: `${id} ${order}`,
                label: `${t(`sort.${id}`)}: ${t(`sort.${order}`)}`,
              })),
            )}
            onChange={(id) => {
              const [sortBy, sortOrder] = id.split(' ') as [StepsView['sortBy'], StepsView['sortOrder']];
              onChange({ sortBy, sortOrder });
            }}
          />
        )}
      </div>
    </div>
  );
}

/** What is typed stands here at once; the list and the address follow when there is time. */
function Search({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useWords(words);
  const [typed, setTyped] = useState(value);
  const [told, setTold] = useState(value);
  const sent = useRef(value);
  // The address was changed from elsewhere: by Back, or by clearing all filters.
  if (value !== told) {
    setTold(value);
    if (value !== sent.current) setTyped(value);
  }
  useEffect(() => {
    if (typed === sent.current) return;
    const soon = setTimeout(() => {
      sent.current = typed;
      onChange(typed);
    }, 120);
    return () => clearTimeout(soon);
  }, [typed, onChange]);
  return <SearchField label={t('filter.search')} value={typed} onChange={setTyped} maxLength={120} />;
}
