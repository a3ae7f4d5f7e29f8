import type { Granularity, Period } from '#domain/periods';
import { type Language, usePreferences } from '../../kernel/preferences';

const of = (day: string) => new Date(`${day}T00:00:00Z`);

function writer(language: Language, by: Granularity, isLong: boolean) {
  const year = isLong ? '2-digit' : undefined;
  const style: Intl.DateTimeFormatOptions =
    by === 'month'
      ? { month: 'short', year: '2-digit' }
      : { day: '2-digit', month: language === 'pt-BR' ? '2-digit' : 'short', year };
  return new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' });
}

/** Writes days, weeks or months of a period as briefly as they can be told apart: 05/12, 06/12–12/12, dez. de 26. */
export function useStretches(by: Granularity, { from, to }: Period): (stretch: Period) => string {
  const { language } = usePreferences();
  const isLong = Date.parse(to) - Date.parse(from) > 364 * 86_400_000;
  const format = writer(language, by, isLong);
  return (stretch) => {
    const start = format.format(of(stretch.from));
    return by === 'week' && stretch.from !== stretch.to ? `${start}–${format.format(of(stretch.to))}` : start;
  };
}
