import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { projectHealth } from '#domain/health';
import { isOver } from '#domain/project-lifecycle';
import { Avatar, Badge, ButtonLink, Card, Inline, Link, List, ProgressBar, Section, Skeleton, Stack, Text } from '#ui';
import { Attachments } from '../../attachments/public';
import { Comments } from '../../comments/public';
import { Deadline } from '../../kernel/Deadline';
import { useFormats } from '../../kernel/format';
import { translator, useWords } from '../../kernel/language';
import type { PageHandle } from '../../kernel/page';
import { dateWords } from '../../kernel/words';
import { paths } from '../../paths';
import { useProjectAccess } from '../access';
import { allMembers, projectById } from '../data/queries';
import { HealthBadge } from '../status/HealthBadge';
import { stepLook } from '../status/step-look';
import { stretchOf } from '../steps/arrange';
import { hrefOf } from '../steps/handlers';
import { stepStatuses } from '../steps/view';
import { words as projectWords } from '../words';
import { ActivityLog } from './ActivityLog';
import { DeadlineNote } from './DeadlineNote';
import * as styles from './OverviewPage.css';
import { words } from './words';

export const handle: PageHandle = { pageName: (language) => translator(words, language)('tab.overview') };

/** How a project stands: health, progress, deadline in working days, what is late, who is in it, what happened. */
export function Component() {
  const t = useWords(words);
  const date = useWords(dateWords);
  const told = useWords(projectWords);
  const { today, day } = useFormats();
  const id = useParams().projectId as string;
  const { data: project } = useSuspenseQuery(projectById(id));
  const { data: members = [] } = useQuery(allMembers(id));
  const { mayDivide } = useProjectAccess(project);
  const health = projectHealth(project, today());
  const { done, total } = project.progress;
  const late = project.steps.filter((step) => stretchOf(step, today()) === 'late');
  const counts = stepStatuses
    .map((status) => ({ status, count: project.steps.filter((step) => step.status === status).length }))
    .filter(({ count }) => count > 0);

  return (
    <div className={styles.columns}>
      <Stack space="xl">
        {project.description && <Text>{project.description}</Text>}
        <div className={styles.stats}>
          <Card padding="m">
            <Stack space="s">
              <Text size="s" tone="secondary">
                {t('health_title')}
              </Text>
              <HealthBadge project={project} />
              <Text size="s">{health ? t(`healthNote.${health}`) : told(`status.${project.status}`)}</Text>
            </Stack>
          </Card>
          <Card padding="m">
            <Stack space="s">
              <Text size="s" tone="secondary">
                {told('field.progress')}
              </Text>
              <Text weight="medium" isTabular>
                {told('progress', { done, total })}
              </Text>
              <ProgressBar
                label={told('field.progress')}
                isLabelHidden
                value={done}
                maxValue={Math.max(total, 1)}
                tone={isOver(project.status) ? 'neutral' : undefined}
              />
            </Stack>
          </Card>
          <Card padding="m">
            <Stack space="s">
              <Text size="s" tone="secondary">
                {told('field.dead_line')}
              </Text>
              <Text weight="medium" isTabular>
                {project.dead_line ? day(project.dead_line) : date('none')}
              </Text>
              <DeadlineNote project={project} />
            </Stack>
          </Card>
        </div>
        <Section title={t('byStatus')}>
          <Inline space="s">
            {counts.length === 0 && <Text tone="secondary">{t('noSteps')}</Text>}
            {counts.map(({ status, count }) => (
              <Badge key={status} {...stepLook(status)}>
                {told(`stepStatus.${status}`)} · {count}
              </Badge>
            ))}
          </Inline>
        </Section>
        <Section title={t('late')}>
          <List label={t('late')} items={late} density="compact" empty={<Text tone="secondary">{t('noneLate')}</Text>}>
            {(step) => (
              <Inline space="s" align="center" justify="between">
                <Link href={`${paths.project({ projectId: id })}${hrefOf(step)}`}>{step.name}</Link>
                <Deadline day={step.due_date} />
              </Inline>
            )}
          </List>
        </Section>
        <Section
          title={t('members')}
          actions={<Link href={paths.projectMembers({ projectId: id })}>{t('allMembers')}</Link>}
        >
          <div className={styles.people}>
            {members.map(({ id: key, user }) => (
              <Inline key={key} space="xs" align="center" wrap={false}>
                <Avatar name={user.name} size="s" />
                <Text as="span" size="s">
                  {user.name}
                </Text>
              </Inline>
            ))}
          </div>
        </Section>
        <Suspense fallback={<Skeleton lines={3} />}>
          <Attachments projectId={id} mayChange={mayDivide} />
        </Suspense>
        <Suspense fallback={<Skeleton lines={3} />}>
          <Comments project={project} />
        </Suspense>
        <div>
          <ButtonLink href={paths.projectPrint({ projectId: id })} icon={Printer} weight="soft" tone="neutral">
            {t('printPage')}
          </ButtonLink>
        </div>
      </Stack>
      <Section title={t('activity')}>
        <ActivityLog projectId={id} />
      </Section>
    </div>
  );
}
