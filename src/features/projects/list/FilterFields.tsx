import { Button, CheckboxGroup, Popover, Select, ToggleButtonGroup } from '#ui';
import { useWords } from '../../kernel/language';
import { words } from '../words';
import { groups, type ProjectFilters, sorts, statuses } from './filters';
import { listWords } from './words';

export interface FilterFieldProps {
  filters: ProjectFilters;
  onChange: (part: Partial<ProjectFilters>) => void;
}

const any = 'any';

/** Which statuses are shown, as boxes to tick. */
export function StatusBoxes({ filters, onChange }: FilterFieldProps) {
  const t = useWords(words);
  return (
    <CheckboxGroup
      label={t('field.status')}
      options={statuses.map((id) => ({ id, label: t(`status.${id}`) }))}
      value={filters.status}
      onChange={(ids) => onChange({ status: statuses.filter((status) => ids.includes(status)) })}
    />
  );
}

/** The same behind a button that says how many are ticked. */
export function StatusFilter(props: FilterFieldProps) {
  const t = useWords(listWords);
  const count = props.filters.status.length;
  return (
    <Popover
      label={t('filter.status')}
      trigger={
        <Button weight="soft" tone={count > 0 ? 'accent' : 'neutral'}>
          {count > 0 ? t('filter.statusCount', { count }) : t('filter.status')}
        </Button>
      }
    >
      <StatusBoxes {...props} />
    </Popover>
  );
}

/** Of which unit; nothing to choose for somebody who knows of none. */
export function UnitFilter({
  filters,
  onChange,
  units,
  isLabelHidden,
}: FilterFieldProps & { units: { id: string; name: string }[]; isLabelHidden?: boolean }) {
  const t = useWords(listWords);
  const isStrange = filters.unit && !units.some(({ id }) => id === filters.unit);
  if (units.length === 0 && !isStrange) return null;
  return (
    <Select
      label={t('filter.unit')}
      isLabelHidden={isLabelHidden}
      options={[
        { id: any, label: t('filter.allUnits') },
        ...units.map(({ id, name }) => ({ id, label: name })),
        ...(isStrange ? [{ id: filters.unit as string, label: t('filter.otherUnit') }] : []),
      ]}
      value={filters.unit ?? any}
      onChange={(id) => onChange({ unit: id === any ? undefined : id })}
    />
  );
}

const toggles = ['mine', 'late', 'templates'] as const;

/** Mine, late, templates: each shows itself alone. */
export function OnlyFilter({ filters, onChange }: FilterFieldProps) {
  const t = useWords(listWords);
  return (
    <ToggleButtonGroup
      label={t('filter.only')}
      choice="many"
      options={toggles.map((id) => ({ id, label: t(`filter.${id}`) }))}
      selected={toggles.filter((name) => filters[name])}
      onChange={(ids) => onChange(Object.fromEntries(toggles.map((name) => [name, ids.includes(name)])))}
    />
  );
}

/** What the list is sorted by, where no table header can say it. */
export function SortChoice({ filters, onChange, isLabelHidden }: FilterFieldProps & { isLabelHidden?: boolean }) {
  const t = useWords(listWords);
  return (
    <Select
      label={t('filter.sort')}
      isLabelHidden={isLabelHidden}
      options={sorts.map((id) => ({ id, label: t(`sort.${id}`) }))}
      value={filters.sort_by}
      onChange={(id) => {
        const sort_by = sorts.find((sort) => sort === id);
        if (sort_by) onChange({ sort_by, sort_order: sort_by === 'dead_line' || sort_by === 'name' ? 'asc' : 'desc' });
      }}
    />
  );
}

/** What the list is put together by. */
export function GroupChoice({ filters, onChange, isLabelHidden }: FilterFieldProps & { isLabelHidden?: boolean }) {
  const t = useWords(listWords);
  return (
    <Select
      label={t('group.by')}
      isLabelHidden={isLabelHidden}
      options={[{ id: any, label: t('group.nothing') }, ...groups.map((id) => ({ id, label: t(`group.${id}`) }))]}
      value={filters.group ?? any}
      onChange={(id) => onChange({ group: groups.find((group) => group === id) })}
    />
  );
}
