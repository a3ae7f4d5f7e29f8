import { isOver } from '#domain/project-life';
import { holidayName, isWorkingDay, nextWorkingDay, workingDaysBetween } from '#domain/working-days';
import { InlineAlert, Stack, Text } from '#ui';
import { useFormats } from '../../kernel/format';
import { holidayWords } from '../../kernel/holidays/words';
import { useWords } from '../../kernel/language';
import type { Project } from '../data/queries';
import { words } from './words';

/** A deadline in working days, and what to know where it falls on none. */
export function DeadlineNote({ project }: { project: Pick<Project, 'dead_line' | 'status' | 'is_template'> }) {
  const t = useWords(words);
  const holiday = useWords(holidayWords);
  const { today, day } = useFormats();
  const { dead_line: deadline } = project;
  if (!deadline || isOver(project.status) || project.is_template) return null;
  const now = today();
  const isLate = deadline < now;
  const count = isLate ? workingDaysBetween(deadline, now) : workingDaysBetween(now, deadline);
  const name = holidayName(deadline);
  const next = day(nextWorkingDay(deadline));
  return (
    <Stack space="xs">
      <Text size="s" tone="secondary">
        {t(isLate ? 'workingDaysLate' : 'workingDays', { count })}
      </Text>
      {!isLate && !isWorkingDay(deadline) && (
        <InlineAlert tone="warning">
          {name ? t('holiday', { name: holiday(name), day: next }) : t('weekend', { day: next })}
        </InlineAlert>
      )}
    </Stack>
  );
}
