import { CalendarClock } from 'lucide-react';
import type { Day } from '#domain/dates';
import { Icon, Text } from '#ui';
import * as styles from './Deadline.css';
import { useFormats } from './format';
import { useWords } from './language';
import { dateWords } from './words';

export interface DeadlineProps {
  day: Day | null;
  /** Whether the work is finished, so that its deadline is neither near nor late. */
  isOver?: boolean;
  /** Whether the words stand below the date, as in a table column. */
  isStacked?: boolean;
  /** Whether it must fit one line: in little room it shows only the date, marked if late. */
  isTight?: boolean;
}

/** Shows a deadline as a date with its distance from today in words. */
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
