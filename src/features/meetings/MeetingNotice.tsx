import type { Schema } from '#openapi/operations';
import { Text } from '#ui';
import { AnswerButtons } from './AnswerButtons';
import { useWhen } from './use-when';

export interface MeetingNoticeProps {
  notification: Pick<Schema<'Notification'>, 'kind' | 'meeting'>;
  onAnswered: () => void;
}

/** When the meeting is that a notification is about, and the answer of whoever is asked; nothing where there is none. */
export function MeetingNotice({ notification: { kind, meeting }, onAnswered }: MeetingNoticeProps) {
  const { when, elsewhere } = useWhen();
  if (!meeting) return null;
  const { id, name, my_response } = meeting;
  return (
    <>
      <Text as="span" size="s" tone="secondary">
        {[when(meeting), elsewhere(meeting)].filter(Boolean).join(' · ')}
      </Text>
      {id && my_response && (kind === 'meeting_invited' || kind === 'meeting_moved') && (
        <AnswerButtons id={id} name={name} response={my_response} size="s" onAnswered={onAnswered} />
      )}
    </>
  );
}
