import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Schema } from '#openapi/operations';
import { newMeetingNoteRules } from '#openapi/rules/new-meeting-note';
import { Skeleton, Stack, Text } from '#ui';
import { useFormats } from '../../kernel/format';
import { useWords } from '../../kernel/language';
import { usePreferences } from '../../kernel/preferences';
import { queryClient } from '../../kernel/query';
import { sendCommand } from '../../kit/command';
import { EditInPlace } from '../../kit/form/in-place/EditInPlace';
import { notesOf, writeNote } from '../data/notes';
import { useMayRecord } from './use-may-record';
import { useWritingMark } from './use-writing-mark';
import { minutesWords } from './words';

export interface PartNoteProps {
  meeting: Schema<'Meeting'>;
  partId: string;
  /** What the part is called. */
  name: string;
}

const textOf = ({ text, version }: Schema<'MeetingNote'>) => ({ text, version });

/** What is noted on a part of a meeting, written where it is read; where two wrote at once, both texts stand side by side. */
export function PartNote({ meeting, partId, name }: PartNoteProps) {
  const t = useWords(minutesWords);
  const { language } = usePreferences();
  const { moment } = useFormats();
  const mayRecord = useMayRecord(meeting);
  const [isOpen, setOpen] = useState(false);
  useWritingMark(meeting.id, partId, isOpen);
  const { data, error } = useQuery(notesOf(meeting.id));
  if (error && !data) throw error;
  if (!data) return <Skeleton lines={1} />;
  const note = data.data.find((one) => one.part_id === partId);
  const writers = data.writing.filter((one) => one.part_id === partId).map(({ person }) => person.name);
  const by = note?.updated_by && note.text && (
    <Text size="s" tone="secondary">
      {t('note.by', { name: note.updated_by.name, at: moment(Date.parse(note.updated_at)) })}
    </Text>
  );
  if (!mayRecord)
    return note?.text ? (
      <Stack space="none">
        <Text keepsLines>{note.text}</Text>
        {by}
      </Stack>
    ) : null;
  return (
    <Stack space="none">
      <EditInPlace
        key={partId}
        name="text"
        draft={`note-${meeting.id}-${partId}`}
        saved={note ? textOf(note) : { text: '', version: 0 }}
        rule={newMeetingNoteRules.text}
        field={{ label: t('note.of', { name }) }}
        hint={t('note.write', { name })}
        placeholder={t('note.placeholder', { name })}
        isMultiline
        conflict={t('note.conflict', { name })}
        isOpen={isOpen}
        onOpenChange={setOpen}
        send={(text, version) =>
          sendCommand(writeNote, { meetingId: meeting.id, partId, body: { text, ...(version && { version }) } })
        }
        textOf={textOf}
        readAgain={async () => {
          const now = await queryClient.fetchQuery({ ...notesOf(meeting.id), staleTime: 0 });
          const found = now.data.find((one) => one.part_id === partId);
          return found && textOf(found);
        }}
      />
      {by}
      {writers.length > 0 && (
        <Text size="s" tone="info">
          {t('note.writing', { names: new Intl.ListFormat(language).format(writers), count: writers.length })}
        </Text>
      )}
    </Stack>
  );
}
