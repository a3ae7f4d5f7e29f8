import type { ReactNode } from 'react';
import { isOver } from '#domain/project-life';
import { ProgressBar, Stack, Table, type TableColumn, Text } from '#ui';
import { Deadline } from '../kernel/Deadline';
import { useWords } from '../kernel/language';
import { paths } from '../paths';
import { type ProjectFilters, sorts } from './filters';
import { ProjectCard } from './ProjectCard';
import * as styles from './ProjectTable.css';
import type { ProjectRow } from './queries';
import { StatusBadge } from './StatusBadge';
import { words } from './words';

export interface ProjectTableProps {
  rows: ProjectRow[];
  filters: ProjectFilters;
  onChange: (part: Partial<ProjectFilters>) => void;
  isBusy: boolean;
  empty: ReactNode;
}

function useColumns(): TableColumn<ProjectRow>[] {
  const t = useWords(words);
  return [
    {
      id: 'name',
      label: t('field.project'),
      isRowHeader: true,
      isSortable: true,

      cell: ({ name, code }) => (
        <Stack space="none">
          <Text as="span" weight="medium">
            {name}
          </Text>
          <Text as="span" size="s" tone="secondary" isTabular>
            {code}
          </Text>
        </Stack>
      ),
    },
    { id: 'status', label: t('field.status'), width: 'fit', cell: ({ status }) => <StatusBadge status={status} /> },
    {
      id: 'progress',
      label: t('field.progress'),
      width: 'fit',
      cell: ({ name, progress }) => (
        <div className={styles.progress}>
          <ProgressBar
            label={t('progressOf', { name })}
            isLabelHidden
            value={progress.done}
            max={Math.max(progress.total, 1)}
          />
          <Text as="span" size="s" tone="secondary" isTabular>
            {t('progress', progress)}
          </Text>
        </div>
      ),
    },
    {
      id: 'dead_line',
      label: t('field.dead_line'),
      width: 'fit',
      isSortable: true,
      cell: (project) => <Deadline day={project.dead_line} isOver={isOver(project.status)} isStacked />,
    },
    { id: 'unit', label: t('field.unit'), width: 'fit', cell: ({ unit }) => unit?.name ?? t('noUnit') },
    { id: 'owner', label: t('field.owner'), width: 'fit', cell: ({ owner }) => owner.name },
  ];
}

/** Projects to compare: a table, or cards where the screen is narrow. */
export function ProjectTable({ rows, filters, onChange, isBusy, empty }: ProjectTableProps) {
  const t = useWords(words);
  const columns = useColumns();
  if (rows.length === 0) return empty;
  return (
    <>
      <ul className={styles.cards} aria-label={t('title')} aria-busy={isBusy || undefined}>
        {rows.map((project) => (
          <li key={project.id}>
            <ProjectCard project={project} />
          </li>
        ))}
      </ul>
      <div className={styles.table}>
        <Table
          label={t('title')}
          columns={columns}
          rows={rows}
          sort={{
            column: filters.sort_by,
            direction: filters.sort_order === 'asc' ? 'ascending' : 'descending',
          }}
          onSortChange={({ column, direction }) => {
            const sort_by = sorts.find((sort) => sort === column);
            if (sort_by) onChange({ sort_by, sort_order: direction === 'ascending' ? 'asc' : 'desc' });
          }}
          rowHref={({ id }) => paths.project({ projectId: id })}
          isBusy={isBusy}
        />
      </div>
    </>
  );
}
