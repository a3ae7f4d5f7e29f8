import { useQuery } from '@tanstack/react-query';
import type { Day } from '#domain/dates';
import { findCustomHoliday, holidayName, isWorkingDay, nextWorkingDay, workingDaysBetween } from '#domain/working-days';
import { useWords } from '../language';
import { api } from '../query';
import { holidayWords } from './words';

/** Returns the working days of a unit, or of all of Brazil while its holidays load or if they fail. */
export function useWorkCalendar(unitId: string | null | undefined) {
  const t = useWords(holidayWords);
  const { data } = useQuery({
    ...api.queryOptions('get', '/api/unit/{id}/holidays', { params: { path: { id: unitId ?? '' } } }),
    enabled: Boolean(unitId),
  });
  const own = data?.data;
  return {
    /** Returns the name of a holiday. */
    holidayOf(day: Day): string | undefined {
      const holiday = holidayName(day);
      return holiday ? t(holiday) : findCustomHoliday(day, own)?.name;
    },
    isWorkingDay: (day: Day) => isWorkingDay(day, { own }),
    nextWorkingDay: (day: Day) => nextWorkingDay(day, { own }),
    workingDaysBetween: (from: Day, to: Day) => workingDaysBetween(from, to, { own }),
  };
}
