import { DateFormatter } from '@internationalized/date';
import { useLocale } from 'react-aria-components/I18nProvider';
import { clockIn, isWholeDay } from './days';
import type { Times } from './moves';

/** Returns a function that formats times for reading: `quarta-feira, 18 de novembro, 14:00 – 15:00`. */
export function useReadTimes(zone: string) {
  const { locale } = useLocale();
  const date = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  const days = new DateFormatter(locale, { ...date, timeZone: 'UTC' });
  const hours = new DateFormatter(locale, { ...date, ...clockIn(locale), timeZone: zone });
  return ({ start, end }: Times) => (isWholeDay({ start }) ? days : hours).formatRange(new Date(start), new Date(end));
}
