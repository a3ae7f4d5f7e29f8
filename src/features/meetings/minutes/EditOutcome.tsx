import { meetingOutcomeChangeRules } from '#openapi/rules/meeting-outcome-change';
import { DatePicker, TextField } from '#ui';
import { useFormats } from '../../kernel/format';
import { useWords } from '../../kernel/language';
import { queryClient } from '../../kernel/query';
import { sendCommand } from '../../kit/command';
import { FormModal } from '../../kit/form/FormModal';
import { NullableSelect } from '../../kit/form/NullableSelect';
import { useEntityForm } from '../../kit/form/use-entity-form';
import { changeOutcome, type Outcome, outcomesOf } from '../data/outcomes';
import type { OutcomeRowProps } from './OutcomeRow';
import { minutesWords } from './words';

const savedOf = ({ text, person, due_date, version }: Outcome) => ({
  values: { text, person_id: person?.id ?? null, due_date },
  version,
});

/** Says anew what came of a meeting, who does it and by when; where somebody was faster, both stand side by side. */
export function EditOutcome({ meeting, outcome, onClose }: OutcomeRowProps & { onClose: () => void }) {
  const t = useWords(minutesWords);
  const { day } = useFormats();
  const people = [
    meeting.organizer,
    ...meeting.attendees.map(({ user_id, name }) => user_id && { id: user_id, name }),
    outcome.person,
  ].map((person) => person || null);
  const { text, person_id, due_date } = meetingOutcomeChangeRules;
  const form = useEntityForm<ReturnType<typeof savedOf>['values'], Outcome>({
    of: savedOf(outcome),
    draft: `outcome-${outcome.id}`,
    rules: { text: { ...text, required: true }, person_id, due_date },
    fields: {
      text: { label: t('field.text') },
      person_id: {
        label: t('field.person_id'),
        show: (id) => people.find((person) => person?.id === id)?.name ?? t('noPerson'),
      },
      due_date: { label: t('field.due_date'), show: (on) => (on ? day(on) : '') },
    },
    send: (values, version) =>
      sendCommand(changeOutcome, {
        meetingId: outcome.meeting_id,
        outcomeId: outcome.id,
        change: { ...values, version },
      }),
    readAgain: async () => {
      const { data } = await queryClient.fetchQuery({ ...outcomesOf(outcome.meeting_id), staleTime: 0 });
      const saved = data.find(({ id }) => id === outcome.id);
      return saved && savedOf(saved);
    },
    onSent: onClose,
  });
  return (
    <FormModal
      title={t('outcome.editTitle')}
      act={t('outcome.editTitle')}
      form={form}
      conflict={t('outcome.conflict')}
      size="sm"
      onClose={onClose}
    >
      <TextField {...form.field('text')} autoFocus />
      <NullableSelect field={form.field('person_id')} none={t('noPerson')} options={people} />
      <DatePicker {...form.field('due_date')} />
    </FormModal>
  );
}
