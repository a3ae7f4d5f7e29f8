import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import type { Schema } from '#openapi/operations';
import { Card, Icon, Inline, Link, Section, Stack, Text } from '#ui';
import { useWords } from '../kernel/language';
import { api } from '../kernel/query';
import { getSelection } from '../kernel/selection';
import { paths } from '../paths';
import { words } from './words';

const isClosed = ({ status }: Pick<Schema<'Step'>, 'status'>) => status === 'done' || status === 'cancelled';

/** The way back to the project, and the step, that the person had open last in this browser. */
export function Continue({ projects }: { projects: readonly Schema<'ProjectListItem'>[] }) {
  const t = useWords(words);
  const [{ project: id = '', step: stepId = '', subStep }] = useState(getSelection);
  const project = projects.find((each) => each.id === id);
  const { data: step } = useQuery({
    ...api.queryOptions('get', '/api/projects/{id}/steps/{stepId}', { params: { path: { id, stepId } } }),
    enabled: project !== undefined && stepId !== '',
    retry: false,
  });
  // Gone or closed since, or not for this person any more: there is nothing to go on with.
  if (!project) return null;
  const at = paths.project({ projectId: project.id });
  const open = step && !isClosed(step) ? step : undefined;
  const part = open?.sub_steps.find((each) => each.id === subStep);
  return (
    <Section title={t('continue')}>
      <Card padding="l">
        <Inline space="m" align="center" justify="between" wrap={false}>
          <Stack space="none">
            <Link href={open ? `${at}?step=${open.id}` : at} weight="quiet">
              {open?.name ?? project.name}
            </Link>
            <Text as="span" size="s" tone="secondary">
              {open ? [project.name, part?.name].filter(Boolean).join(' · ') : project.code}
            </Text>
          </Stack>
          <Icon icon={ArrowRight} />
        </Inline>
      </Card>
    </Section>
  );
}
