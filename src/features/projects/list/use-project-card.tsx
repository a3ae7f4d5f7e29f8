import { isOver } from '#domain/project-lifecycle';
import { Avatar, Inline, ProgressBar, Stack, Tag, Text } from '#ui';
import { Deadline } from '../../kernel/Deadline';
import { useWords } from '../../kernel/language';
import type { CardParts } from '../../kit/list/ListCards';
import type { ProjectRow } from '../data/queries';
import { HealthBadge } from '../status/HealthBadge';
import { StatusBadge } from '../status/StatusBadge';
import { words } from '../words';
import { projectListWords } from './words';

/** What a card says of a project. */
export function useProjectCard() {
  const t = useWords(words);
  const own = useWords(projectListWords);
  return (project: ProjectRow): CardParts => {
    const { code, name, status, owner, progress } = project;
    return {
      lead: (
        <Text as="span" size="s" tone="secondary" isTabular>
          {code}
        </Text>
      ),
      aside: <Deadline day={project.dead_line} isOver={isOver(status) || project.is_template} />,
      body: (
        <Stack space="s">
          <Inline space="xs">
            <StatusBadge status={status} />
            <HealthBadge project={project} />
            {project.is_template && <Tag>{own('template')}</Tag>}
          </Inline>
          <ProgressBar
            label={t('progressOf', { name })}
            isLabelHidden
            value={progress.done}
            maxValue={Math.max(progress.total, 1)}
            tone={isOver(status) ? 'neutral' : undefined}
          />
          <Inline justify="between" align="center">
            <Inline space="s" align="center" wrap={false}>
              <Avatar name={owner.name} size="s" />
              <Text as="span" size="s" tone="secondary">
                {owner.name}
              </Text>
            </Inline>
            <Text as="span" size="s" tone="secondary" isTabular>
              {t('progress', progress)}
            </Text>
          </Inline>
        </Stack>
      ),
    };
  };
}
