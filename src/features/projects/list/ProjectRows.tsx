import { lazy, Suspense } from 'react';
import { Card, Skeleton } from '#ui';
import type { ProjectRow } from '../queries';
import type { ProjectFilters } from './filters';
import { ProjectCards } from './ProjectCards';
import type { useGroups } from './use-groups';

// A third of the page's weight, and the cards do without it.
const ProjectTable = lazy(() => import('./ProjectTable').then((module) => ({ default: module.ProjectTable })));
const Nothing = lazy(() => import('./NoProjects').then((module) => ({ default: module.NoProjects })));

export interface ProjectRowsProps {
  /** Nothing until the first answer. */
  rows: ProjectRow[] | undefined;
  as: 'table' | 'cards';
  grouping: ReturnType<typeof useGroups>;
  filters: ProjectFilters;
  onChange: (part: Partial<ProjectFilters>) => void;
  isBusy: boolean;
  selection: ReadonlySet<string>;
  onSelect: (id: string, withShift: boolean) => void;
}

const waiting = (
  <Card padding="l">
    <div aria-busy="true">
      <Skeleton lines={12} />
    </div>
  </Card>
);

/** The projects as a table or as cards; before the first answer their shape, and where there are none, why. */
export function ProjectRows({ rows, as, filters, onChange, ...shown }: ProjectRowsProps) {
  if (!rows) return waiting;
  if (rows.length === 0)
    return (
      <Suspense>
        <Nothing filters={filters} onChange={onChange} />
      </Suspense>
    );
  if (as === 'cards') return <ProjectCards rows={rows} {...shown} />;
  return (
    <Suspense fallback={waiting}>
      <ProjectTable rows={rows} filters={filters} onChange={onChange} {...shown} />
    </Suspense>
  );
}
