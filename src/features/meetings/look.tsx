import { Badge, type BadgeProps } from '#ui';
import { useWords } from '../kernel/language';
import type { Meeting, MeetingStatus } from './data/meetings';
import { meetingWords } from './words';

const tones: Record<MeetingStatus, BadgeProps['tone']> = {
  draft: 'neutral',
  scheduled: 'info',
  confirmed: 'accent',
  in_progress: 'warning',
  completed: 'positive',
  no_show: 'critical',
  cancelled: 'neutral',
};

/** How a meeting stands, in colour. */
export const toneOf = ({ status, is_hidden }: Pick<Meeting, 'status' | 'is_hidden'>) =>
  is_hidden ? 'neutral' : tones[status];

/** How a meeting stands. */
export function MeetingStatusBadge({ status }: Pick<Meeting, 'status'>) {
  const t = useWords(meetingWords);
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}
