import type { Schema } from '#openapi/operations';
import { Inline, Link, ProgressBar } from '#ui';
import { Deadline } from '../kernel/Deadline';
import { useWords } from '../kernel/language';
import { paths } from '../paths';
import * as styles from './ProjectLine.css';
import { words } from './words';

/** One project in a list of the day. */
export function ProjectLine({ project }: { project: Schema<'ProjectListItem'> }) {
  const t = useWords(words);
  return (
    <li className={styles.line}>
      <Inline justify="between" align="baseline">
        <Link href={paths.project({ projectId: project.id })} weight="quiet">
          {project.name}
        </Link>
        <Deadline day={project.dead_line} />
      </Inline>
      <ProgressBar
        label={t('progress', { name: project.name })}
        isLabelHidden
        value={project.progress.done}
        maxValue={Math.max(project.progress.total, 1)}
      />
    </li>
  );
}
