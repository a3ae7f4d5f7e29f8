import type { Day } from '#domain/dates';
import { Button, Inline, InlineAlert, Stack } from '#ui';
import { useFormats } from '../format';
import { useWords } from '../language';
import { useWorkCalendar } from './use-work-calendar';
import { adviceWords } from './words';

export interface DayAdviceProps {
  day: Day | null;
  /** The saved day, which gets no advice. */
  saved?: Day | null;
  /** The unit whose holidays count besides the national ones. */
  unitId?: string | null;
  onTake: (day: Day) => void;
}

/** Warns that a day is in the past or not a working day and offers the next one; it never changes the date itself. */
export function DayAdvice({ day, saved, unitId, onTake }: DayAdviceProps) {
  const t = useWords(adviceWords);
  const { holidayOf, isWorkingDay, nextWorkingDay } = useWorkCalendar(unitId);
  const { day: written, longDay, today } = useFormats();
  if (!day || day === saved) return null;
  const isPast = day < today();
  if (isWorkingDay(day) && !isPast) return null;
  const name = holidayOf(day);
  const next = nextWorkingDay(isPast ? today() : day);
  const said = isPast
    ? t('past', { day: written(day) })
    : name
      ? t('holiday', { day: written(day), name })
      : t('weekend', { day: written(day) });
  return (
    <Stack space="s">
      <InlineAlert tone="warning" isLive>
        {said}
      </InlineAlert>
      <Inline>
        <Button size="s" weight="soft" tone="neutral" onPress={() => onTake(next)}>
          {t(isPast ? 'takeNow' : 'take', { day: longDay(next) })}
        </Button>
      </Inline>
    </Stack>
  );
}
