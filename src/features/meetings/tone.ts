import type { BadgeProps } from '#ui';
import type { Meeting, MeetingStatus } from './data/meetings';

/** Each status in colour. */
export const statusTones: Record<MeetingStatus, BadgeProps['tone']> = {
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
  is_hidden ? 'neutral' : statusTones[status];
