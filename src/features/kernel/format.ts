import { type Day, dayOf, daysBetween } from '#domain/dates';
import { translator } from './language';
import { type Language, usePreferences } from './preferences';
import { dateWords } from './words';

const asUtc = (day: Day) => new Date(`${day}T00:00:00Z`);

/** How days and instants read in a language. Days have no zone; instants are shown in the zone of the browser. */
export function formats(language: Language, now: () => Date = () => new Date()) {
  const t = translator(dateWords, language);
  // In English the order of day and month differs from place to place: the month is a word.
  const dateStyle = language === 'pt-BR' ? 'short' : 'medium';
  const short = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const long = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', weekday: 'long', timeZone: 'UTC' });
  const instant = new Intl.DateTimeFormat(language, { dateStyle, timeStyle: 'short' });
  return {
    /** 18/12/2026, or Dec 18, 2026 */
    day: (day: Day) => (language === 'pt-BR' ? day.split('-').reverse().join('/') : short.format(asUtc(day))),
    /** sábado, 21 de novembro */
    longDay: (day: Day) => long.format(asUtc(day)),
    instant: (iso: string) => instant.format(new Date(iso)),
    today: (): Day => dayOf(now()),
    /** How near a deadline is, seen from today. */
    nearness(day: Day) {
      const days = daysBetween(dayOf(now()), day);
      if (days < 0) return t('late', { days: -days });
      if (days === 0) return t('today');
      return days === 1 ? t('tomorrow') : t('soon', { days });
    },
  };
}

const made = new Map<Language, ReturnType<typeof formats>>();

/** The formats of the person's language; made once, for it costs far more than to use them. */
export function useFormats() {
  const { language } = usePreferences();
  const known = made.get(language) ?? formats(language);
  made.set(language, known);
  return known;
}
