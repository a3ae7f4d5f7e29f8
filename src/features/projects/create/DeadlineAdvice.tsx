import type { Day } from '#domain/dates';
import { holidayName, isWorkingDay, nextWorkingDay } from '#domain/working-days';
import { Button, Inline, InlineAlert, Stack } from '#ui';
import { useFormats } from '../../kernel/format';
import { holidayWords } from '../../kernel/holiday-words';
import { useWords } from '../../kernel/language';
import { createWords } from './words';

export interface DeadlineAdviceProps {
  day: Day | null;
  onTake: (day: Day) => void;
}

/** Says that a deadline is on no working day and offers the next one; the deadline never moves by itself. */
export function DeadlineAdvice({ day, onTake }: DeadlineAdviceProps) {
  const t = useWords(createWords);
  const holiday = useWords(holidayWords);
  const { day: written, longDay } = useFormats();
  if (!day || isWorkingDay(day)) return null;
  const name = holidayName(day);
  const next = nextWorkingDay(day);
  return (
    <Stack space="s">
      <InlineAlert tone="warning" isLive>
        {name
          ? t('advice.holiday', { day: written(day), name: holiday(name) })
          : t('advice.weekend', { day: written(day) })}
      </InlineAlert>
      <Inline>
        <Button size="small" weight="soft" tone="neutral" onPress={() => onTake(next)}>
          {t('advice.take', { day: longDay(next) })}
        </Button>
      </Inline>
    </Stack>
  );
}
