import { EmptyState, Stack, Timeline } from '#ui';
import { useFormats } from '../../kernel/format';
import { useWorkCalendar } from '../../kernel/holidays/use-work-calendar';
import { useWords } from '../../kernel/language';
import { isBeingAdded } from '../data/local';
import { stepLook } from '../status/step-look';
import { words as projectWords } from '../words';
import { type DatedStepsProps, movingDays } from './dated-steps';
import { Undated } from './Undated';
import { words } from './words';

/** Steps as bars from their first to their last day, by when they begin. */
export function StepTimeline({ steps, unitId, onOpen, onSchedule }: DatedStepsProps) {
  const t = useWords(words);
  const told = useWords(projectWords);
  const { today } = useFormats();
  const { holidayOf } = useWorkCalendar(unitId);
  const items = steps
    .flatMap((step) => {
      const { id, name, status, start_date, due_date, progress, depends_on } = step;
      const start = start_date ?? due_date;
      if (!start) return [];
      const share = progress.total === 0 ? 0 : progress.done / progress.total;
      return [
        {
          id,
          title: name,
          start,
          end: due_date ?? start,
          tone: stepLook(status).tone,
          progress: share,
          after: depends_on,
          isMovable: onSchedule !== undefined && !isBeingAdded(step),
        },
      ];
    })
    .sort((left, right) => (left.start < right.start ? -1 : left.start > right.start ? 1 : 0));
  if (items.length === 0)
    return <EmptyState kind="nothing yet" title={t('empty.undatedTitle')} description={t('empty.undated')} />;
  return (
    <Stack space="s">
      <Undated count={steps.length - items.length} />
      <Timeline
        label={told('steps.title')}
        itemLabel={t('exportColumns.name')}
        items={items}
        onItemPress={onOpen}
        onItemMove={movingDays({ steps, onSchedule })}
        today={today()}
        holidayOf={holidayOf}
      />
    </Stack>
  );
}
