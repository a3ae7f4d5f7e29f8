import { Badge } from '#ui';
import { useWords } from '../../kernel/language';
import { useMinutesSince } from './use-clock';
import { minutesWords } from './words';

export interface ClockBadgeProps {
  since: string;
  /** How long it was meant to take; 0 where nobody said so. */
  minutes: number;
}

/** How long a part of the agenda has been talked about, and how much longer than it was meant to be. */
export function ClockBadge({ since, minutes }: ClockBadgeProps) {
  const t = useWords(minutesWords);
  const spent = useMinutesSince(since);
  const isOver = minutes > 0 && spent > minutes;
  if (isOver) return <Badge tone="warning">{t('clock.over', { over: spent - minutes })}</Badge>;
  return <Badge tone="accent">{t(minutes > 0 ? 'clock.of' : 'clock.spent', { spent, minutes })}</Badge>;
}
