import { isOver } from '#domain/project-lifecycle';
import { ProgressBar, type TableColumn, Tag } from '#ui';
import { Deadline } from '../../kernel/Deadline';
import { useWords } from '../../kernel/language';
import { TwoLines } from '../../kit/list/columns';
import type { ProjectRow } from '../data/queries';
import { HealthBadge } from '../status/HealthBadge';
import { StatusBadge } from '../status/StatusBadge';
import { words } from '../words';
import * as styles from './use-project-columns.css';
import { projectListWords } from './words';

/** What a table says of projects. */
export function useProjectColumns(): TableColumn<ProjectRow>[] {
  const t = useWords(words);
  const own = useWords(projectListWords);
  return [
    {
      id: 'name',
      label: t('field.project'),
      isRowHeader: true,
      width: 'wide',
      cell: ({ name, code, is_template }) => (
        <TwoLines
          weight="medium"
          text={name}
          note={
            is_template ? (
              <>
                {code} <Tag>{own('template')}</Tag>
              </>
            ) : (
              code
            )
          }
        />
      ),
    },
    { id: 'status', label: t('field.status'), width: 'fit', cell: ({ status }) => <StatusBadge status={status} /> },
    { id: 'health', label: own('health'), width: 'fit', cell: (project) => <HealthBadge project={project} /> },
    {
      id: 'progress',
      label: t('field.progress'),
      width: 'fit',
      cell: ({ name, status, progress }) => (
        <div className={styles.progress}>
          <ProgressBar
            label={t('progressOf', { name })}
            isLabelHidden
            value={progress.done}
            maxValue={Math.max(progress.total, 1)}
            tone={isOver(status) ? 'neutral' : undefined}
          />
          {t('progress', progress)}
        </div>
      ),
    },
    {
      id: 'dead_line',
      label: t('field.dead_line'),
      width: 'fit',
      cell: (project) => (
        <Deadline day={project.dead_line} isOver={isOver(project.status) || project.is_template} isTight />
      ),
    },
    { id: 'unit', label: t('field.unit'), width: 'fit', cell: ({ unit }) => unit?.name ?? t('noUnit') },
    { id: 'owner', label: t('field.owner'), width: 'fit', cell: ({ owner }) => owner.name },
  ];
}
