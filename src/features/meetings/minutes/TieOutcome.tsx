import { useQuery } from '@tanstack/react-query';
import { allows } from '#domain/access';
import { outcomeSubStepRules } from '#openapi/rules/outcome-sub-step';
import { notify, Select, Text } from '#ui';
import { useWords } from '../../kernel/language';
import { useCan } from '../../kernel/session';
import { sendCommand } from '../../kit/command';
import { FormModal } from '../../kit/form/FormModal';
import { useEntityForm } from '../../kit/form/use-entity-form';
import { openProjects } from '../../projects/public';
import { type Outcome, stepsOf, tieOutcome } from '../data/outcomes';
import type { OutcomeRowProps } from './OutcomeRow';
import { minutesWords } from './words';

type Values = { project_id: string | null; step_id: string | null };

/** Makes what came of a meeting a sub-step of a project: that of the meeting, where nothing else is chosen. */
export function TieOutcome({ meeting, outcome, onClose }: OutcomeRowProps & { onClose: () => void }) {
  const t = useWords(minutesWords);
  const can = useCan();
  const { data: open } = useQuery({ ...openProjects(), enabled: can('view:projects') });
  const projects = (open?.data ?? []).filter(
    ({ my_role }) => can('manage:projects') || allows('project', 'editSteps', my_role),
  );
  const form = useEntityForm<Values, Outcome>({
    of: { values: { project_id: meeting.project?.id ?? null, step_id: null }, version: undefined },
    rules: outcomeSubStepRules,
    fields: { project_id: { label: t('field.project_id') }, step_id: { label: t('field.step_id') } },
    send: ({ project_id, step_id }) =>
      sendCommand(tieOutcome, {
        meetingId: outcome.meeting_id,
        outcomeId: outcome.id,
        body: { project_id: project_id ?? '', step_id: step_id ?? '' },
      }),
    onSent: ({ sub_step }) => {
      notify({
        variant: 'success',
        title: t('outcome.tied', { step: sub_step?.step.name ?? '' }),
        description: outcome.text,
      });
      onClose();
    },
  });
  const { project_id } = form.values;
  const isOffered = projects.some(({ id }) => id === project_id);
  const { data: steps } = useQuery({ ...stepsOf(project_id ?? ''), enabled: isOffered });
  const openSteps = isOffered ? steps?.data.filter(({ status }) => status !== 'done' && status !== 'cancelled') : [];
  return (
    <FormModal title={t('outcome.tie')} act={t('outcome.tie')} form={form} size="sm" onClose={onClose}>
      <Text>{outcome.text}</Text>
      {open && projects.length === 0 && <Text tone="secondary">{t('noProjects')}</Text>}
      <Select
        {...form.field('project_id')}
        value={isOffered ? project_id : null}
        options={projects.map(({ id, code, name }) => ({ id, label: name, note: code }))}
        onChange={(id) => form.change({ project_id: id, step_id: null })}
      />
      {isOffered && openSteps?.length === 0 && <Text tone="secondary">{t('noSteps')}</Text>}
      <Select
        {...form.field('step_id')}
        isDisabled={!openSteps?.length}
        options={(openSteps ?? []).map(({ id, name }) => ({ id, label: name }))}
        onChange={(step_id) => form.change({ step_id })}
      />
    </FormModal>
  );
}
