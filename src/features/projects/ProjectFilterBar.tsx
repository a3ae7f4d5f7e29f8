import { useEffect, useState } from 'react';
import { SearchField, Select } from '#ui';
import { useWords } from '../kernel/language';
import { type ProjectFilters, sorts, statuses } from './filters';
import * as styles from './ProjectFilterBar.css';
import { words } from './words';

export interface ProjectFilterBarProps {
  filters: ProjectFilters;
  onChange: (part: Partial<ProjectFilters>) => void;
}

const all = 'all';
/** How long (ms) typing rests before the list is asked anew. */
const rest = 250;

/** Narrows and sorts the list of projects. */
export function ProjectFilterBar({ filters, onChange }: ProjectFilterBarProps) {
  const t = useWords(words);
  const [search, setSearch] = useState(filters.search);
  const [asked, setAsked] = useState(filters.search);

  // Going back, or clearing the filters, changes the address and so the field.
  if (asked !== filters.search) {
    setAsked(filters.search);
    setSearch(filters.search);
  }
  useEffect(() => {
    if (search === filters.search) return;
    const timer = setTimeout(() => {
      setAsked(search);
      onChange({ search });
    }, rest);
    return () => clearTimeout(timer);
  }, [search, filters.search, onChange]);

  return (
    <search className={styles.bar}>
      <div className={styles.search}>
        <SearchField label={t('filter.search')} value={search} onChange={setSearch} maxLength={120} />
      </div>
      <Select
        label={t('filter.status')}
        isLabelHidden
        options={[{ id: all, label: t('filter.all') }, ...statuses.map((id) => ({ id, label: t(`status.${id}`) }))]}
        value={filters.status ?? all}
        onChange={(id) => onChange({ status: statuses.find((status) => status === id) })}
      />
      <div className={styles.narrow}>
        <Select
          label={t('filter.sort')}
          isLabelHidden
          options={sorts.map((id) => ({ id, label: t(`sort.${id}`) }))}
          value={filters.sort_by}
          onChange={(id) => {
            const sort_by = sorts.find((sort) => sort === id);
            if (sort_by)
              onChange({ sort_by, sort_order: sort_by === 'dead_line' || sort_by === 'name' ? 'asc' : 'desc' });
          }}
        />
      </div>
    </search>
  );
}
