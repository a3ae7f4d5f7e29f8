import { CalendarClock } from 'lucide-react';
import type { Day } from '#domain/dates';
import { Icon, Text } from '#ui';
import * as styles from './Deadline.css';
import { useFormats } from './format';
import { useWords } from './language';
import { dateWords } from './words';

export interface DeadlineProps {
  day: Day | null;
  /** A finished thing is neither near nor late. */
  isOver?: boolean;
  /** The words below the date, as in a column of dates. */
  isStacked?: boolean;
  /** One line whatever its room: where that is little, the date alone, marked where it is late. */
  isTight?: boolean;
}

/** A deadline as a date, and how near it is in words. */
export function Deadline({ day, isOver = false, isStacked = false, isTight = false }: DeadlineProps) {
  const t = useWords(dateWords);
  const { day: written, nearness, today } = useFormats();
  if (!day) {
    return (
      <Text as="span" size="s" tone="secondary">
        {t('none')}
      </Text>
    );
  }
  const isLate = !isOver && day < today();
  return (
    <span className={styles.deadline({ isStacked, isTight, isMarked: isTight && isLate })}>
      {isTight && isLate && <Icon icon={CalendarClock} size="s" />}
      {written(day)}{' '}
      {!isOver && (
        <span className={styles.nearness({ isLate, isTight })}>
          {isLate && !isTight && <Icon icon={CalendarClock} size="s" />}
          {nearness(day)}
        </span>
      )}
    </span>
  );
}
