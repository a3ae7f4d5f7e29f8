import { type Day, dayOf, daysBetween } from '#domain/dates';
import { isTimeZone } from '#domain/time-zone';
import { translator } from './language';
import { getPreferences, type Language, type Preferences, previewPreferences, usePreferences } from './preferences';
import { dateWords } from './words';

const asUtc = (day: Day) => new Date(`${day}T00:00:00Z`);

/** Makes something when it is first asked for, and once: formatters cost far more than to use them. */
function once<Made>(make: () => Made) {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** How days and instants read in a language. Days have no zone; instants are shown in this one, or the browser's. */
export function createFormats(language: Language, now: () => Date = () => new Date(), zone = '') {
  const t = translator(dateWords, language);
  const timeZone = zone || undefined;
  const dayIn = (at: Date) => dayOf(at, timeZone);
  // In English the order of day and month differs from place to place: the month is a word.
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
  /** How near a deadline is, seen from today. */
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
    /** 14:32, with the day where that is not today's. */
    moment: (at: number) => (dayIn(new Date(at)) === dayIn(now()) ? hour : instant)().format(at),
    today: (): Day => dayIn(now()),
    /** The day of an instant. */
    dayAt: (iso: string): Day => dayIn(new Date(iso)),
    /** The hour that it is, from 0 to 23. */
    hour: () => Number(now().toLocaleTimeString('en-GB', { hour: '2-digit', timeZone }).slice(0, 2)),
    nearness,
    /** A deadline as it is read aloud; how near it is only where that still matters. */
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

/** The formats of the person's language and time zone. */
export const useFormats = () => formatsOf(usePreferences());

/** The same outside of what is drawn, as they are now. */
export const getFormats = () => formatsOf(getPreferences());

/**
 * Looks every minute whether the day has turned, until the answer is called: whoever leaves the app open over night finds
 * it in the new day. What is drawn hangs on the formats, and they are new then.
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
  // A browser lets clocks rest in tabs that nobody sees.
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(clock);
    document.removeEventListener('visibilitychange', look);
  };
}
