import { planDateShift } from '#domain/date-shift';
import type { Day } from '#domain/dates';
import { Inline, InlineAlert, List, Section, Stack, Text } from '#ui';
import { useFormats } from '../../kernel/format';
import { useWords } from '../../kernel/language';
import type { Project } from '../data/queries';
import { createWords } from './words';

export interface SourcePreviewProps {
  source: Project;
  /** The deadline of the new project, towards which dates come along. */
  deadline: Day | null;
}

/** The steps that come along from a template or a project, with the dates they get. Cancelled ones stay behind. */
export function SourcePreview({ source, deadline }: SourcePreviewProps) {
  const t = useWords(createWords);
  const { day, today } = useFormats();
  const steps = source.steps.filter(({ status }) => status !== 'cancelled');
  const subSteps = steps.reduce((sum, { sub_steps }) => sum + sub_steps.length, 0);
  const dates = steps.flatMap(({ start_date, due_date }) => [start_date, due_date]);
  const carried = planDateShift({ dates, from: source.dead_line, to: deadline, today: today() });
  const datesOf = ({ start_date, due_date }: Project['steps'][number]) =>
    [...new Set([carried.carry(start_date), carried.carry(due_date)])].filter((each) => each !== null).map(day);
  const isDated = dates.some((each) => each !== null);
  return (
    <Section title={t('preview.title')} description={t('preview.count', { steps: steps.length, subSteps })}>
      <Stack space="s">
        {isDated && carried.isSqueezed && (
          <InlineAlert tone="warning" isLive>
            {t('preview.squeezed', { days: carried.workingDays })}
          </InlineAlert>
        )}
        {isDated && !carried.isSqueezed && (
          <Text size="s" tone="secondary">
            {t(deadline ? 'preview.dates' : 'preview.noDates')}
          </Text>
        )}
        {steps.length > 0 && (
          <List label={t('preview.title')} items={steps} isOrdered frame="card" density="compact">
            {(step) => (
              <Inline justify="between" align="baseline">
                {step.name}
                <Text as="span" size="s" tone="secondary" isTabular>
                  {[t('preview.subSteps', { count: step.sub_steps.length }), datesOf(step).join(' – ')]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </Inline>
            )}
          </List>
        )}
      </Stack>
    </Section>
  );
}
