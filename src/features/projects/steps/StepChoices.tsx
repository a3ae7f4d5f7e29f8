import { Select } from '#ui';
import { useWords } from '../../kernel/language';
import { usePerson } from '../../kernel/session';
import { words as projectWords } from '../words';
import type { StepsBarProps } from './StepsBar';
import * as styles from './StepsBar.css';
import { groupings, type StepsView, sortings, stepStatuses } from './view';
import { words } from './words';

/** Which steps are shown, by whom, in which groups and order. */
export function StepChoices({ view, members, onChange }: Omit<StepsBarProps, 'onExport'>) {
  const t = useWords(words);
  const told = useWords(projectWords);
  const me = usePerson()?.id;
  const others = members.filter(({ user }) => user.id !== me);
  return (
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
  );
}
