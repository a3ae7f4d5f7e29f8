import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Schema } from '#openapi/operations';
import { newMeetingNoteRules } from '#openapi/rules/new-meeting-note';
import { Skeleton, Stack, Text } from '#ui';
import { useFormats } from '../../kernel/format';
import { useWords } from '../../kernel/language';
import { queryClient } from '../../kernel/query';
import { sendCommand } from '../../kit/command';
import { EditInPlace } from '../../kit/form/in-place/EditInPlace';
import { notesOf, writeNote } from '../data/notes';
import * as styles from './PartNote.css';
import { useMayRecord } from './use-may-record';
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
  'use no memo';
  const t = useWords(minutesWords);
  const { moment } = useFormats();
  const mayRecord = useMayRecord(meeting);
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useQuery(notesOf(meeting.id));
  if (error && !data) throw error;
  if (!data) return <Skeleton lines={1} />;
  const note = data.data.find((one) => one.part_id === partId);
  const by = note?.updated_by && note.text && (
    <Text size="s" tone="secondary">
      {t('note.by', { name: note.updated_by.name, at: moment(Date.parse(note.updated_at)) })}
    </Text>
  );
  if (!mayRecord)
    return note?.text ? (
      <Stack space="none">
        <p className={styles.text}>{note.text}</p>
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
        placeholder={t('note.placeholder')}
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
    </Stack>
  );
}
