import { Badge } from '#ui';
import { useWords } from '../kernel/language';
import type { Meeting } from './data/meetings';
import { statusTones } from './tone';
import { meetingWords } from './words';

/** How a meeting stands. */
export function MeetingStatusBadge({ status }: Pick<Meeting, 'status'>) {
  const t = useWords(meetingWords);
  return <Badge tone={statusTones[status]}>{t(`status.${status}`)}</Badge>;
}
