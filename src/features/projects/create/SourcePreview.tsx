import { Inline, List, Section, Stack, Text } from '#ui';
import { useWords } from '../../kernel/language';
import type { Project } from '../queries';
import { createWords } from './words';

export interface SourcePreviewProps {
  source: Project;
  /** Whether the new project has a deadline, so that dates can come along. */
  hasDeadline: boolean;
}

/** The steps that come along from a template or a project. Cancelled ones stay behind. */
export function SourcePreview({ source, hasDeadline }: SourcePreviewProps) {
  const t = useWords(createWords);
  const steps = source.steps.filter(({ status }) => status !== 'cancelled');
  const subSteps = steps.reduce((sum, { sub_steps }) => sum + sub_steps.length, 0);
  return (
    <Section title={t('preview.title')} description={t('preview.count', { steps: steps.length, subSteps })}>
      <Stack space="s">
        {steps.length > 0 && (
          <>
            <Text size="s" tone="secondary">
              {t(source.dead_line && hasDeadline ? 'preview.dates' : 'preview.noDates')}
            </Text>
            <List label={t('preview.title')} items={steps} isOrdered frame="card" density="compact">
              {({ name, sub_steps }) => (
                <Inline justify="between" align="baseline">
                  {name}
                  <Text as="span" size="s" tone="secondary" isTabular>
                    {t('preview.subSteps', { count: sub_steps.length })}
                  </Text>
                </Inline>
              )}
            </List>
          </>
        )}
      </Stack>
    </Section>
  );
}
