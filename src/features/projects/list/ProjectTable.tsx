import { isOver } from '#domain/project-life';
import { Inline, ProgressBar, Stack, Table, type TableColumn, Tag, Text } from '#ui';
import { Deadline } from '../../kernel/Deadline';
import { useWords } from '../../kernel/language';
import { paths } from '../../paths';
import { HealthBadge } from '../HealthBadge';
import type { ProjectRow } from '../queries';
import { StatusBadge } from '../StatusBadge';
import { words } from '../words';
import { type ProjectFilters, sorts } from './filters';
import * as styles from './ProjectTable.css';
import type { useGroups } from './use-groups';
import { listWords } from './words';

export interface ProjectTableProps {
  rows: ProjectRow[];
  grouping: ReturnType<typeof useGroups>;
  filters: ProjectFilters;
  onChange: (part: Partial<ProjectFilters>) => void;
  isBusy: boolean;
  selection: ReadonlySet<string>;
  onSelect: (id: string, withShift: boolean) => void;
}

function useColumns(): TableColumn<ProjectRow>[] {
  const t = useWords(words);
  const list = useWords(listWords);
  return [
    {
      id: 'name',
      label: t('field.project'),
      isRowHeader: true,
      width: 'wide',
      isSortable: true,
      cell: ({ name, code, is_template }) => (
        <Stack space="none">
          <Text as="span" weight="medium">
            {name}
          </Text>
          <Inline space="s" align="center">
            <Text as="span" size="s" tone="secondary" isTabular>
              {code}
            </Text>
            {is_template && <Tag>{list('template')}</Tag>}
          </Inline>
        </Stack>
      ),
    },
    { id: 'status', label: t('field.status'), width: 'fit', cell: ({ status }) => <StatusBadge status={status} /> },
    {
      id: 'health',
      label: list('column.health'),
      width: 'fit',
      cell: (project) => <HealthBadge project={project} />,
    },
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

/** Projects to compare, in groups or not. What a group is put together by needs no column of its own. */
export function ProjectTable({ rows, grouping, filters, onChange, isBusy, selection, onSelect }: ProjectTableProps) {
  const t = useWords(words);
  const columns = useColumns();
  return (
    <Table
      label={t('title')}
      columns={columns.filter(({ id }) => id !== filters.group)}
      rows={rows}
      groups={grouping?.groups}
      onGroupToggle={grouping?.toggle}
      onGroupMore={grouping?.showMore}
      sort={{ column: filters.sort_by, direction: filters.sort_order === 'asc' ? 'ascending' : 'descending' }}
      onSortChange={({ column, direction }) => {
        const sort_by = sorts.find((sort) => sort === column);
        if (sort_by) onChange({ sort_by, sort_order: direction === 'ascending' ? 'asc' : 'desc' });
      }}
      choice={{ chosen: selection, onChoose: onSelect, nameOf: ({ name }) => name }}
      rowHref={({ id }) => paths.project({ projectId: id })}
      isBusy={isBusy}
    />
  );
}
