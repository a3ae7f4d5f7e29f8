import { isOver } from '#domain/project-life';
import { Card, Inline, Link, ProgressBar, Stack, Text } from '#ui';
import { Deadline } from '../kernel/Deadline';
import { useWords } from '../kernel/language';
import { paths } from '../paths';
import type { ProjectRow } from './queries';
import { StatusBadge } from './StatusBadge';
import { words } from './words';

/** One project in a list of cards. */
export function ProjectCard({ project }: { project: ProjectRow }) {
  const t = useWords(words);
  const { done, total } = project.progress;
  return (
    <Card padding="m">
      <Stack space="s">
        <Inline justify="between" align="start" wrap={false}>
          <Link href={paths.project({ projectId: project.id })} weight="quiet">
            {project.name}
          </Link>
          <StatusBadge status={project.status} />
        </Inline>
        <ProgressBar
          label={t('progressOf', { name: project.name })}
          isLabelHidden
          value={done}
          max={Math.max(total, 1)}
        />
        <Inline justify="between" align="baseline">
          <Text as="span" size="s" tone="secondary" isTabular>
            {project.code} · {t('progress', { done, total })}
          </Text>
          <Deadline day={project.dead_line} isOver={isOver(project.status)} />
        </Inline>
      </Stack>
    </Card>
  );
}
