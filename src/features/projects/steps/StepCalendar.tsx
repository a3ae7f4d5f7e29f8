import { Calendar, EmptyState, InlineAlert, Stack } from '#ui';
import { useFormats } from '../../kernel/format';
import { useWorkCalendar } from '../../kernel/holidays/use-work-calendar';
import { useWords } from '../../kernel/language';
import type { Step } from '../data/queries';
import { stepLook } from '../status/step-look';
import { words as projectWords } from '../words';
import { words } from './words';

export interface DatedStepsProps {
  steps: readonly Step[];
  /** Whose holidays are shown beside the national ones. */
  unitId: string | undefined;
  onOpen: (id: string) => void;
}

// Steps are told by days, never by hours of one.
const views = ['week', 'month', 'agenda'] as const;

/** Says how many steps a view by dates cannot show. */
export function Undated({ count }: { count: number }) {
  const t = useWords(words);
  return count > 0 && <InlineAlert tone="info">{t('empty.undatedCount', { count })}</InlineAlert>;
}

/** Steps on the days they are due, or from their first to their last. */
export function StepCalendar({ steps, unitId, onOpen }: DatedStepsProps) {
  const t = useWords(words);
  const told = useWords(projectWords);
  const { today } = useFormats();
  const { holidayOf } = useWorkCalendar(unitId);
  const events = steps.flatMap(({ id, name, status, start_date, due_date }) => {
    const start = start_date ?? due_date;
    return start ? [{ id, title: name, start, end: due_date ?? start, tone: stepLook(status).tone }] : [];
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
        today={today()}
        holidayOf={holidayOf}
      />
    </Stack>
  );
}
