import { isOver } from '#domain/project-life';
import { ProgressBar } from '#ui';
import type { ProjectRow } from '../data/queries';

export interface ProjectProgressProps {
  project: Pick<ProjectRow, 'status' | 'progress'>;
  /** What a screen reader calls it. */
  label: string;
}

/** How much of a project is done. One that is over does not shine. */
export const ProjectProgress = ({ project: { status, progress }, label }: ProjectProgressProps) => (
  <ProgressBar
    label={label}
    isLabelHidden
    value={progress.done}
    maxValue={Math.max(progress.total, 1)}
    tone={isOver(status) ? 'neutral' : undefined}
  />
);
