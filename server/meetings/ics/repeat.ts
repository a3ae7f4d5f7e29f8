import type ICAL from 'ical.js';
import { addDays, type Day, dayOf } from '#domain/dates';
import { type MeetingRepeat, nthsOf, weekdayOf } from '#domain/meeting-repeat';
import { instantAt } from '#domain/meeting-time';

const every = { DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month', YEARLY: 'year' } as const;
const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const most = { times: 730, interval: 99 };
const allWeek = 7;

/** What a rule says of days besides the frequency; each key of RFC 5545 with its values. */
const partsOf = (rule: ICAL.Recur): Record<string, (string | number)[]> =>
  rule.parts as Record<string, (string | number)[]>;

/** The last day of a rule that says until when: of an instant, the last day whose meeting begins by then. */
function lastDay(until: ICAL.Time, { minutes, zone }: { minutes: number; zone: string }): Day {
  if (until.isDate) return until.toString() as Day;
  const at = until.toUnixTime() * 1_000;
  const day = dayOf(new Date(at), zone);
  return instantAt(day, minutes, zone) > at ? addDays(day, -1) : day;
}

/** Of a rule that means a weekday of the month (`2TU`, or `TU` with `BYSETPOS=2`), which of them; undefined for any other. */
function nthIn({ BYDAY = [], BYSETPOS = [], BYMONTH, ...others }: ReturnType<typeof partsOf>, day: Day) {
  const [, sign = '', name] = /^([+-]?\d*)([A-Z]{2})$/.exec(String(BYDAY[0])) ?? [];
  const nth = Number(sign || BYSETPOS[0]);
  const isOne =
    BYDAY.length === 1 && BYSETPOS.length <= 1 && !(sign && BYSETPOS.length) && Object.keys(others).length === 0;
  const isMonth = !BYMONTH || (BYMONTH.length === 1 && Number(BYMONTH[0]) === Number(day.slice(5, 7)));
  if (!isOne || !isMonth || weekdays.indexOf(name ?? '') !== weekdayOf(day)) return undefined;
  return nthsOf(day).find((each) => each === nth);
}

/** Whether a rule by months and years means the day of the first meeting and nothing else. */
function isByFirst(parts: ReturnType<typeof partsOf>, kind: MeetingRepeat['every'], day: Day): boolean {
  const [, month, date] = day.split('-').map(Number);
  const { BYMONTHDAY = [date], BYMONTH = [month], ...others } = parts;
  const isDate = BYMONTHDAY.length === 1 && Number(BYMONTHDAY[0]) === date;
  const isMonth = BYMONTH.length === 1 && Number(BYMONTH[0]) === month && (kind === 'year' || !parts.BYMONTH);
  return isDate && isMonth && Object.keys(others).length === 0;
}

/**
 * How a meeting comes again by a rule of a calendar file (RFC 5545). What comes more often than daily, or without sense
 * often, is `too_often`; what meetings cannot say, `unknown`.
 */
export function repeatIn(
  rule: ICAL.Recur,
  first: { day: Day; minutes: number; zone: string },
): MeetingRepeat | 'too_often' | 'unknown' {
  const kind = every[rule.freq as keyof typeof every];
  if (!kind || (rule.count ?? 0) > most.times) return 'too_often';
  const interval = rule.interval || 1;
  if (interval < 1 || interval > most.interval) return 'unknown';
  const { BYDAY = [], ...others } = partsOf(rule);
  const days = BYDAY.map((name) => weekdays.indexOf(String(name)));
  const until = rule.until ? lastDay(rule.until, first) : null;
  const repeat = { interval, until, times: until === null ? (rule.count ?? null) : null };
  const isWeekly = kind === 'week' || (kind === 'day' && interval === 1 && days.length > 0);
  if (isWeekly) {
    if (days.includes(-1) || Object.keys(others).length > 0) return 'unknown';
    // The rule, not the first meeting, says on which days: one that it leaves out is none of them.
    if (days.length > 0 && !days.includes(weekdayOf(first.day))) return 'unknown';
    const isDaily = kind === 'day' && days.length === allWeek;
    return isDaily
      ? { ...repeat, every: 'day', weekdays: [] }
      : { ...repeat, every: 'week', weekdays: [...new Set(days)].sort() };
  }
  if (kind === 'day')
    return days.length + Object.keys(others).length > 0 ? 'unknown' : { ...repeat, every: kind, weekdays: [] };
  // The second Sunday of May is that of every twelfth month.
  const isOfMonth = kind === 'month' ? !others.BYMONTH : others.BYMONTH !== undefined && interval * 12 <= most.interval;
  const nth = isOfMonth ? nthIn(partsOf(rule), first.day) : undefined;
  if (nth !== undefined)
    return {
      ...repeat,
      interval: kind === 'year' ? interval * 12 : interval,
      every: 'month',
      nth,
      weekdays: [weekdayOf(first.day)],
    };
  if (days.length > 0 || !isByFirst(others, kind, first.day)) return 'unknown';
  return { ...repeat, every: kind, weekdays: [] };
}
