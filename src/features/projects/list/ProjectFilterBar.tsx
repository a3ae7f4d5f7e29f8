import { LayoutGrid, SlidersHorizontal, TableProperties } from 'lucide-react';
import { Button, Popover, Stack, ToggleButtonGroup } from '#ui';
import { AddressSearch } from '../../kernel/AddressSearch';
import { useWords } from '../../kernel/language';
import { useIsNarrow } from '../../kernel/use-is-narrow';
import {
  type FilterFieldProps,
  GroupChoice,
  OnlyFilter,
  SortChoice,
  StatusBoxes,
  StatusFilter,
  UnitFilter,
} from './FilterFields';
import { inForce, views } from './filters';
import * as styles from './ProjectFilterBar.css';
import { listWords } from './words';

export interface ProjectFilterBarProps extends FilterFieldProps {
  units: { id: string; name: string }[];
}

/** Narrows, sorts and groups the list of projects. On a phone all but the search is behind one button. */
export function ProjectFilterBar({ units, ...props }: ProjectFilterBarProps) {
  const t = useWords(listWords);
  const isNarrow = useIsNarrow();
  const { filters, onChange } = props;
  const count = inForce(filters).filter((name) => name !== 'search').length;
  const clear = count > 0 && (
    <Button
      weight="quiet"
      tone="neutral"
      onPress={() => onChange({ search: '', status: [], unit: undefined, mine: false, late: false, templates: false })}
    >
      {t('filter.clear')}
    </Button>
  );

  const search = (
    <div className={styles.search}>
      <AddressSearch
        label={t('filter.search')}
        value={filters.search}
        onChange={(text) => onChange({ search: text })}
        rest={250}
      />
    </div>
  );

  if (isNarrow) {
    return (
      <search className={styles.bar}>
        {search}
        <Popover
          label={t('filter.all')}
          placement="bottom end"
          trigger={
            <Button weight="soft" tone={count > 0 ? 'accent' : 'neutral'} icon={SlidersHorizontal} width="full">
              {count > 0 ? t('filter.allCount', { count }) : t('filter.all')}
            </Button>
          }
        >
          <Stack space="m">
            <OnlyFilter {...props} />
            <StatusBoxes {...props} />
            <UnitFilter {...props} units={units} />
            <GroupChoice {...props} />
            <SortChoice {...props} />
            {clear}
          </Stack>
        </Popover>
      </search>
    );
  }
  return (
    <search className={styles.bar}>
      {search}
      <StatusFilter {...props} />
      {(units.length > 0 || filters.unit) && (
        <div className={styles.choice}>
          <UnitFilter {...props} units={units} isLabelHidden />
        </div>
      )}
      <OnlyFilter {...props} />
      {clear}
      <div className={styles.end}>
        <div className={styles.choice}>
          <GroupChoice {...props} isLabelHidden />
        </div>
        {filters.view === 'cards' && (
          <div className={styles.choice}>
            <SortChoice {...props} isLabelHidden />
          </div>
        )}
        <ToggleButtonGroup
          label={t('view.as')}
          isIconOnly
          options={[
            { id: 'list', label: t('view.list'), icon: TableProperties },
            { id: 'cards', label: t('view.cards'), icon: LayoutGrid },
          ]}
          selected={[filters.view]}
          onChange={([id]) => onChange({ view: views.find((view) => view === id) ?? 'list' })}
        />
      </div>
    </search>
  );
}
