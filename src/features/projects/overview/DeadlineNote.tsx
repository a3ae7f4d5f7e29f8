import { isOver } from '#domain/project-lifecycle';
import { InlineAlert, Stack, Text } from '#ui';
import { useFormats } from '../../kernel/format';
import { useWorkCalendar } from '../../kernel/holidays/use-work-calendar';
import { useWords } from '../../kernel/language';
import type { Project } from '../data/queries';
import { words } from './words';

/** A deadline in working days, and what to know where it falls on none. */
export function DeadlineNote({ project }: { project: Pick<Project, 'dead_line' | 'status' | 'is_template' | 'unit'> }) {
  const t = useWords(words);
  const { holidayOf, isWorkingDay, nextWorkingDay, workingDaysBetween } = useWorkCalendar(project.unit?.id);
  const { today, day } = useFormats();
  const { dead_line: deadline } = project;
  if (!deadline || isOver(project.status) || project.is_template) return null;
  const now = today();
  const isLate = deadline < now;
  const count = isLate ? workingDaysBetween(deadline, now) : workingDaysBetween(now, deadline);
  const name = holidayOf(deadline);
  const next = day(nextWorkingDay(deadline));
  return (
    <Stack space="xs">
      <Text size="s" tone="secondary">
        {t(isLate ? 'workingDaysLate' : 'workingDays', { count })}
      </Text>
      {!isLate && !isWorkingDay(deadline) && (
        <InlineAlert tone="warning">
          {name ? t('holiday', { name, day: next }) : t('weekend', { day: next })}
        </InlineAlert>
      )}
    </Stack>
  );
}
