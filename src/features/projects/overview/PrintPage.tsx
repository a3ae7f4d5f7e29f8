import { useSuspenseQuery } from '@tanstack/react-query';
import { ArrowLeft, Printer } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { Badge, Button, ButtonLink, DescriptionList, Inline, Page, Section, Stack, Text } from '#ui';
import { useFormats } from '../../kernel/format';
import { translator, useWords } from '../../kernel/language';
import { type PageHandle, usePageTitle } from '../../kernel/page';
import { dateWords } from '../../kernel/words';
import { paths } from '../../paths';
import { projectById } from '../data/queries';
import { PriorityMark } from '../priority/PriorityMark';
import { stepLook } from '../status/step-look';
import { words as projectWords } from '../words';
import * as styles from './PrintPage.css';
import { words } from './words';

export { loader } from '../ProjectLayout';

export const handle: PageHandle = { pageName: (language) => translator(words, language)('printPage') };

/** A whole project on paper: what it is, every step with its sub-steps to tick by hand, when it was printed. */
export function Component() {
  const t = useWords(words);
  const date = useWords(dateWords);
  const told = useWords(projectWords);
  const { day, instant } = useFormats();
  const id = useParams().projectId as string;
  const { data: project } = useSuspenseQuery(projectById(id));
  usePageTitle(`${t('printPage')} · ${project.name}`);
  const steps = [...project.steps].sort((left, right) => left.position - right.position);
  return (
    <Page title={`${project.code} · ${project.name}`} width="text">
      <Stack space="l">
        <div className={styles.acts}>
          <ButtonLink href={paths.projectOverview({ projectId: id })} icon={ArrowLeft} weight="soft" tone="neutral">
            {t('back')}
          </ButtonLink>
          <Button icon={Printer} onPress={() => window.print()}>
            {t('print')}
          </Button>
        </div>
        {project.description && <Text>{project.description}</Text>}
        <DescriptionList
          items={[
            { label: told('field.status'), value: told(`status.${project.status}`) },
            { label: told('field.dead_line'), value: project.dead_line ? day(project.dead_line) : date('none') },
            { label: told('field.unit'), value: project.unit?.name ?? told('noUnit') },
            { label: told('field.owner'), value: project.owner.name },
            { label: told('field.progress'), value: told('progress', project.progress) },
          ]}
        />
        {steps.map((step) => (
          <div key={step.id} className={styles.step}>
            <Section title={step.name}>
              <Stack space="xs">
                <Inline space="s" align="center">
                  <Badge {...stepLook(step.status)}>{told(`stepStatus.${step.status}`)}</Badge>
                  {step.priority !== 'none' && <PriorityMark priority={step.priority} />}
                  {step.assignee && (
                    <Text as="span" size="s" tone="secondary">
                      {step.assignee.name}
                    </Text>
                  )}
                  {step.due_date && (
                    <Text as="span" size="s" tone="secondary" isTabular>
                      {day(step.due_date)}
                    </Text>
                  )}
                </Inline>
                {step.description && <Text>{step.description}</Text>}
                {step.sub_steps.map((subStep) => (
                  <Inline key={subStep.id} space="s" align="center" wrap={false}>
                    <span className={styles.tick} aria-hidden>
                      {subStep.status && '✓'}
                    </span>
                    <Text as="span">{subStep.name}</Text>
                  </Inline>
                ))}
              </Stack>
            </Section>
          </div>
        ))}
        <Text size="s" tone="secondary">
          {t('printed', { at: instant(new Date().toISOString()) })}
        </Text>
      </Stack>
    </Page>
  );
}
