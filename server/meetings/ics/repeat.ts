import { addDays, type Day, dayOf } from '#domain/dates';
import { type MeetingRepeat, nthWeekdaysOf, weekdayOf } from '#domain/meeting-repeat';
import { instantAt } from '#domain/meeting-time';
import { type Moment, momentIn, shownAt } from './values.ts';

const every = { DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month', YEARLY: 'year' } as const;
export const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const most = { times: 730, interval: 99 };
const allWeek = 7;

type Parts = Record<string, string[]>;

/** A rule of RFC 5545 as it is written. */
export interface Rule {
  freq: string;
  interval: number;
  count: number | null;
  until: Moment | null;
  /** What it says of days and times besides; each key with its values. */
  parts: Parts;
}

const within = (least: number, most: number, isBothWays: boolean) => (text: string) => {
  const number = /^[+-]?\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  const size = isBothWays ? Math.abs(number) : number;
  return size >= least && size <= most;
};
const isWeekday = (text: string) => weekdays.includes(text);
const isDayOfWeek = (text: string) => isWeekday(text.slice(-2)) && (text.length === 2 || byWeek(text.slice(0, -2)));
const byWeek = within(1, 53, true);
/** What the values of a key have to be; those of keys that are not known here may be anything. */
const isRight: Record<string, (text: string) => boolean> = {
  BYSECOND: within(0, 60, false),
  BYMINUTE: within(0, 59, false),
  BYHOUR: within(0, 23, false),
  BYDAY: isDayOfWeek,
  BYMONTHDAY: within(1, 31, true),
  BYYEARDAY: within(1, 366, true),
  BYWEEKNO: byWeek,
  BYMONTH: within(1, 12, false),
  BYSETPOS: within(1, 366, true),
};
const frequencies = ['SECONDLY', 'MINUTELY', 'HOURLY', ...Object.keys(every)];
const countIn = (text: string) => (/^\d{1,15}$/.test(text) && Number(text) > 0 ? Number(text) : undefined);

/** A rule of RFC 5545; undefined of what is none, and of what would never be. */
export function ruleIn(text: string): Rule | undefined {
  const said = new Map<string, string>();
  for (const part of text.trim().toUpperCase().replace(/;$/, '').split(';')) {
    const [key = '', value, ...more] = part.split('=');
    if (!key || !value || more.length > 0 || said.has(key)) return undefined;
    said.set(key, value);
  }
  const { FREQ = '', INTERVAL = '1', COUNT, UNTIL, WKST = 'MO', ...others } = Object.fromEntries(said);
  const interval = countIn(INTERVAL);
  const count = COUNT === undefined ? null : countIn(COUNT);
  const until = UNTIL === undefined ? null : momentIn(UNTIL);
  if (!frequencies.includes(FREQ) || !isWeekday(WKST)) return undefined;
  if (interval === undefined || count === undefined || until === undefined) return undefined;
  const parts: Parts = {};
  for (const [key, value] of Object.entries(others)) {
    const values = value.split(',');
    const check = Object.hasOwn(isRight, key) ? isRight[key] : undefined;
    if (check && !values.every(check)) return undefined;
    parts[key] = values;
  }
  return { freq: FREQ, interval, count, until, parts };
}

/** The last day of a rule that says until when: of an instant, the last day whose meeting begins by then. */
function lastDay(until: Moment, { minutes, zone }: { minutes: number; zone: string }): Day {
  if (until.isDate) return until.day;
  const at = until.isUtc ? shownAt(until) : instantAt(until.day, until.minutes, zone);
  const day = dayOf(new Date(at), zone);
  return instantAt(day, minutes, zone) > at ? addDays(day, -1) : day;
}

/** Of a rule that means a weekday of the month (`2TU`, or `TU` with `BYSETPOS=2`), which of them; undefined for any other. */
function nthIn({ BYDAY = [], BYSETPOS = [], BYMONTH, ...others }: Parts, day: Day) {
  const [, sign = '', name] = /^([+-]?\d*)([A-Z]{2})$/.exec(BYDAY[0] ?? '') ?? [];
  const nth = Number(sign || BYSETPOS[0]);
  const isOne =
    BYDAY.length === 1 && BYSETPOS.length <= 1 && !(sign && BYSETPOS.length) && Object.keys(others).length === 0;
  const isMonth = !BYMONTH || (BYMONTH.length === 1 && Number(BYMONTH[0]) === Number(day.slice(5, 7)));
  if (!isOne || !isMonth || weekdays.indexOf(name ?? '') !== weekdayOf(day)) return undefined;
  return nthWeekdaysOf(day).find((each) => each === nth);
}

/** Whether a rule by months and years means the day of the first meeting and nothing else. */
function isByFirst(parts: Parts, kind: MeetingRepeat['every'], day: Day): boolean {
  const [, month, date] = day.split('-').map(Number);
  const { BYMONTHDAY = [String(date)], BYMONTH = [String(month)], ...others } = parts;
  const isDate = BYMONTHDAY.length === 1 && Number(BYMONTHDAY[0]) === date;
  const isMonth = BYMONTH.length === 1 && Number(BYMONTH[0]) === month && (kind === 'year' || !parts.BYMONTH);
  return isDate && isMonth && Object.keys(others).length === 0;
}

/**
 * How a meeting comes again by a rule of a calendar file (RFC 5545). What comes more often than daily, or without sense
 * often, is `too_often`; what meetings cannot say, `unknown`.
 */
export function repeatIn(
  rule: Rule,
  first: { day: Day; minutes: number; zone: string },
): MeetingRepeat | 'too_often' | 'unknown' {
  const kind = every[rule.freq as keyof typeof every];
  if (!kind || (rule.count ?? 0) > most.times) return 'too_often';
  const { interval } = rule;
  if (interval > most.interval) return 'unknown';
  const { BYDAY = [], ...others } = rule.parts;
  const days = BYDAY.map((name) => weekdays.indexOf(name));
  const until = rule.until ? lastDay(rule.until, first) : null;
  const repeat = { interval, until, times: until === null ? rule.count : null };
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
  const nth = isOfMonth ? nthIn(rule.parts, first.day) : undefined;
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
