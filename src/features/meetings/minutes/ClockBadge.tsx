import { useSyncExternalStore } from 'react';
import { Badge } from '#ui';
import { useWords } from '../../kernel/language';
import { minutesWords } from './words';

const everySecond = (look: () => void) => {
  const timer = setInterval(look, 1_000);
  return () => clearInterval(timer);
};

export interface ClockBadgeProps {
  since: string;
  /** How long it was meant to take; 0 where nobody said so. */
  minutes: number;
}

/** How long a part of the agenda has been talked about, and how much longer than it was meant to be. */
export function ClockBadge({ since, minutes }: ClockBadgeProps) {
  const t = useWords(minutesWords);
  // None where the clocks differ.
  const spent = useSyncExternalStore(everySecond, () =>
    Math.max(0, Math.floor((Date.now() - Date.parse(since)) / 60_000)),
  );
  const isOver = minutes > 0 && spent > minutes;
  if (isOver) return <Badge tone="warning">{t('clock.over', { over: spent - minutes })}</Badge>;
  return <Badge tone="accent">{t(minutes > 0 ? 'clock.of' : 'clock.spent', { spent, minutes })}</Badge>;
}
