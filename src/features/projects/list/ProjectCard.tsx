import { isOver } from '#domain/project-life';
import { Avatar, Card, Inline, Link, ProgressBar, Stack, Tag, Text, TickBox } from '#ui';
import { Deadline } from '../../kernel/Deadline';
import { useWords } from '../../kernel/language';
import { paths } from '../../paths';
import { HealthBadge } from '../HealthBadge';
import type { ProjectRow } from '../queries';
import { StatusBadge } from '../StatusBadge';
import { words } from '../words';
import * as styles from './ProjectCard.css';
import { listWords } from './words';

export interface ProjectCardProps {
  project: ProjectRow;
  isSelected: boolean;
  /** With Shift held, whoever keeps the list takes a whole range. */
  onSelect: (withShift: boolean) => void;
}

/** One project in a list of cards. */
export function ProjectCard({ project, isSelected, onSelect }: ProjectCardProps) {
  const t = useWords(words);
  const list = useWords(listWords);
  const { done, total } = project.progress;
  return (
    <Card padding="m">
      <div className={styles.card}>
        <Stack space="xs">
          <Inline justify="between" align="center" wrap={false}>
            <Inline space="s" align="center" wrap={false}>
              <span className={styles.choose}>
                <TickBox
                  label={list('select', { name: project.name })}
                  isSelected={isSelected}
                  onChange={(_, withShift) => onSelect(withShift)}
                />
              </span>
              <Text as="span" size="s" tone="secondary" isTabular>
                {project.code}
              </Text>
            </Inline>
            <Deadline day={project.dead_line} isOver={isOver(project.status)} />
          </Inline>
          <Link href={paths.project({ projectId: project.id })} weight="quiet">
            {project.name}
          </Link>
        </Stack>
        <Stack space="s">
          <Inline space="xs">
            <StatusBadge status={project.status} />
            <HealthBadge project={project} />
            {project.is_template && <Tag>{list('template')}</Tag>}
          </Inline>
          <ProgressBar
            label={t('progressOf', { name: project.name })}
            isLabelHidden
            value={done}
            max={Math.max(total, 1)}
          />
          <Inline justify="between" align="center">
            <Inline space="s" align="center" wrap={false}>
              <Avatar name={project.owner.name} size="small" />
              <Text as="span" size="s" tone="secondary">
                {project.owner.name}
              </Text>
            </Inline>
            <Text as="span" size="s" tone="secondary" isTabular>
              {t('progress', { done, total })}
            </Text>
          </Inline>
        </Stack>
      </div>
    </Card>
  );
}
