import { Calendar, EmptyState, Stack } from '#ui';
import { useFormats } from '../../kernel/format';
import { useWorkCalendar } from '../../kernel/holidays/use-work-calendar';
import { useWords } from '../../kernel/language';
import { isBeingAdded } from '../data/local';
import { stepLook } from '../status/step-look';
import { words as projectWords } from '../words';
import { type DatedStepsProps, movingDays } from './dated-steps';
import { Undated } from './Undated';
import { words } from './words';

// Steps are told by days, never by hours of one.
const views = ['week', 'month', 'agenda'] as const;

/** Steps on the days they are due, or from their first to their last. */
export function StepCalendar({ steps, unitId, onOpen, onSchedule }: DatedStepsProps) {
  const t = useWords(words);
  const told = useWords(projectWords);
  const { today } = useFormats();
  const { holidayOf } = useWorkCalendar(unitId);
  const move = movingDays({ steps, onSchedule });
  const events = steps.flatMap((step) => {
    const { id, name, status, start_date, due_date } = step;
    const start = start_date ?? due_date;
    const isMovable = onSchedule !== undefined && !isBeingAdded(step);
    return start ? [{ id, title: name, start, end: due_date ?? start, tone: stepLook(status).tone, isMovable }] : [];
  });
  if (events.length === 0)
    return <EmptyState kind="nothing yet" title={t('empty.undatedTitle')} description={t('empty.undated')} />;
  return (
    <Stack space="s">
      <Undated count={steps.length - events.length} />
      <Calendar
        label={told('steps.title')}
        events={events}
        views={views}
        onEventPress={onOpen}
        onEventMove={move}
        today={today()}
        holidayOf={holidayOf}
      />
    </Stack>
  );
}
