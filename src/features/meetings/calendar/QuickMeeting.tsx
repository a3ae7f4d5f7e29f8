import { meetingChangeRules } from '#openapi/rules/meeting-change';
import { type CalendarTimes, Link, notify, Text, TextField } from '#ui';
import { useWords } from '../../kernel/language';
import { getSelectedUnit } from '../../kernel/selection';
import { sendCommand } from '../../kit/command';
import { FormModal } from '../../kit/form/FormModal';
import { useEntityForm } from '../../kit/form/use-entity-form';
import { paths } from '../../paths';
import { createMeeting } from '../data/meetings';
import { ownZone } from '../data/today';
import { useWhen } from '../use-when';
import { meetingWords } from '../words';
import { calendarWords } from './words';

export interface QuickMeetingProps {
  times: CalendarTimes;
  onClose: () => void;
}

const blank = { values: { title: '' }, version: undefined };

/** Creates a meeting of which only the time is known: it asks what it is called. */
export function QuickMeeting({ times: { start, end }, onClose }: QuickMeetingProps) {
  const t = useWords(calendarWords);
  const told = useWords(meetingWords);
  const { when } = useWhen();
  const span = { start_at: start, end_at: end };
  const form = useEntityForm({
    of: blank,
    draft: `meeting-at-${start}`,
    rules: { title: { ...meetingChangeRules.title, required: true } },
    fields: { title: { label: told('field.title') } },
    send: ({ title }) =>
      sendCommand(createMeeting, { title, ...span, time_zone: ownZone(), unit_id: getSelectedUnit() ?? null }),
    onSent: ({ title }) => {
      notify({ variant: 'success', title: t('quick.created'), description: title });
      onClose();
    },
  });
  return (
    <FormModal title={told('newTitle')} act={told('create')} form={form} size="sm" onClose={onClose}>
      <Text>{when(span)}</Text>
      <TextField {...form.field('title')} autoFocus />
      <Link href={`${paths.createMeeting()}?${new URLSearchParams({ start, end })}`}>{t('quick.details')}</Link>
    </FormModal>
  );
}
