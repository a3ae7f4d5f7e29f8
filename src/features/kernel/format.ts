import { type Day, dayOf, daysBetween } from '#domain/dates';
import { isTimeZone } from '#domain/time-zone';
import { translator } from './language';
import { getPreferences, type Language, type Preferences, previewPreferences, usePreferences } from './preferences';
import { dateWords } from './words';

const asUtc = (day: Day) => new Date(`${day}T00:00:00Z`);

/** Memoizes a factory: creating a formatter costs far more than using it. */
function once<Made>(make: () => Made) {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Creates the date formats of a language. Days have no zone; instants use `zone`, or the browser's. */
export function createFormats(language: Language, now: () => Date = () => new Date(), zone = '') {
  const t = translator(dateWords, language);
  const timeZone = zone || undefined;
  const dayIn = (at: Date) => dayOf(at, timeZone);
  // English-speaking countries order day and month differently, so the month is written as a word.
  const dateStyle = language === 'pt-BR' ? 'short' : 'medium';
  const short = once(() => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }));
  const long = once(
    () => new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', weekday: 'long', timeZone: 'UTC' }),
  );
  const instant = once(() => new Intl.DateTimeFormat(language, { dateStyle, timeStyle: 'short', timeZone }));
  const hour = once(() => new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone }));
  /** 18/12/2026, or Dec 18, 2026 */
  const written = (day: Day) =>
    language === 'pt-BR' ? day.split('-').reverse().join('/') : short().format(asUtc(day));
  /** Returns the distance of a deadline from today in words. */
  const nearness = (day: Day) => {
    const days = daysBetween(dayIn(now()), day);
    if (days < 0) return t('late', { days: -days });
    if (days === 0) return t('today');
    return days === 1 ? t('tomorrow') : t('soon', { days });
  };
  return {
    day: written,
    /** sábado, 21 de novembro */
    longDay: (day: Day) => long().format(asUtc(day)),
    instant: (iso: string) => instant().format(new Date(iso)),
    /** 24/11/2026, 10:00 – 11:00 */
    period: (start: string, end: string) => instant().formatRange(new Date(start), new Date(end)),
    /** 14:32, with the day if it is not today. */
    moment: (at: number) => (dayIn(new Date(at)) === dayIn(now()) ? hour : instant)().format(at),
    today: (): Day => dayIn(now()),
    /** Returns the day of an instant. */
    dayAt: (iso: string): Day => dayIn(new Date(iso)),
    /** Returns the current hour, from 0 to 23. */
    hour: () => Number(now().toLocaleTimeString('en-GB', { hour: '2-digit', timeZone }).slice(0, 2)),
    nearness,
    /** Returns a deadline as read aloud, with its distance from today while it is open. */
    deadline: (day: Day, isOver: boolean) => (isOver ? written(day) : `${written(day)} ${nearness(day)}`),
  };
}

const made = new Map<string, ReturnType<typeof createFormats>>();

function formatsOf({ language, timeZone }: Preferences) {
  const key = `${language} ${timeZone}`;
  const known = made.get(key) ?? createFormats(language, undefined, isTimeZone(timeZone) ? timeZone : '');
  made.set(key, known);
  return known;
}

/** Returns the formats of the person's language and time zone. */
export const useFormats = () => formatsOf(usePreferences());

/** Returns the current formats outside of React. */
export const getFormats = () => formatsOf(getPreferences());

/**
 * Checks every minute whether the date has changed and renews the formats, so that an app left open overnight shows the
 * new day. Returns a function that stops it.
 */
export function watchDayChange(): () => void {
  let day = getFormats().today();
  const look = () => {
    const now = getFormats().today();
    if (now === day) return;
    day = now;
    made.clear();
    previewPreferences({});
  };
  const clock = setInterval(look, 60_000);
  // Browsers throttle timers in hidden tabs.
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(clock);
    document.removeEventListener('visibilitychange', look);
  };
}
