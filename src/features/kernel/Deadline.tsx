import { CalendarClock } from 'lucide-react';
import type { Day } from '#domain/dates';
import { Icon, Inline, Text } from '#ui';
import { useFormats } from './format';
import { useWords } from './language';
import { dateWords } from './words';

export interface DeadlineProps {
  day: Day | null;
  /** A finished thing is neither near nor late. */
  isOver?: boolean;
}

/** A deadline as a date, and how near it is in words. */
export function Deadline({ day, isOver = false }: DeadlineProps) {
  const t = useWords(dateWords);
  const { day: written, nearness, today } = useFormats();
  if (!day)
    return (
      <Text as="span" size="s" tone="secondary">
        {t('none')}
      </Text>
    );
  const isLate = !isOver && day < today();
  return (
    <Inline space="xs" align="baseline">
      <Text as="span" size="s" isTabular>
        {written(day)}
      </Text>
      {!isOver && (
        <Text as="span" size="s" tone={isLate ? 'critical' : 'secondary'} weight={isLate ? 'medium' : undefined}>
          {isLate && <Icon icon={CalendarClock} size="small" />} {nearness(day)}
        </Text>
      )}
    </Inline>
  );
}
