import { holidayName } from '#domain/working-days';
import { useWords } from '../language';
import { holidayWords } from './words';

/** What a day is called that is a holiday in all of Brazil. */
export function useHolidayOf(): (day: string) => string | undefined {
  const t = useWords(holidayWords);
  return (day) => {
    const holiday = holidayName(day);
    return holiday && t(holiday);
  };
}
