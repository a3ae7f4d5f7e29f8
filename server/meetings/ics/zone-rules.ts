import { type Day, isDay } from '#domain/dates';
import { weekdayOf } from '#domain/meeting-repeat';
import { instantOfLocalTime, offsetAt } from '#domain/meeting-time';
import { pad2 } from '#domain/pad2';
import type { Budget } from './budget.ts';
import { allOf, type Component, firstOf } from './content.ts';
import { type Rule, ruleIn, weekdays } from './repeat.ts';
import { type Moment, momentIn, shownAt, textOf } from './values.ts';
import { usualZones, zoneNamed } from './zones.ts';

/** From an instant on, how much more clocks show than UTC, in milliseconds. */
interface Onset {
  at: number;
  offset: number;
}

/** How a calendar file says that the clocks of a zone go. */
export interface ZoneRules {
  /** When they are changed about a year, and what was before, one after the other. */
  onsetsAbout: (year: number) => readonly Onset[];
  /** How much more than UTC they show before the first of it. */
  before: number;
}

/** One part of it: from when on, at which instants once, at which every year. */
interface Part {
  first: number;
  once: Onset[];
  yearly: ((year: number) => Onset[])[];
  before: number;
}

const most = { parts: 60, days: 200, looks: 24 };
const [weekMs, hourMs] = [7 * 86_400_000, 3_600_000];
const probedYears = 3;
/** Budget steps to find a yearly change in three years: the days of its month are checked one by one. */
const stepsOfYears = 3 * 31;

/** A difference to UTC as `-0330`, in milliseconds. */
function offsetIn(text = ''): number | undefined {
  const [, sign, hours, minutes, seconds] = /^([+-])([01]\d|2[0-3])([0-5]\d)([0-5]\d)?$/.exec(text.trim()) ?? [];
  if (!sign) return undefined;
  const size = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds ?? 0);
  return (sign === '-' ? -size : size) * 1_000;
}

/** All days of a month of a year. */
function daysOfMonth(year: number, month: number): Day[] {
  const days = Array.from({ length: 31 }, (_, at) => `${String(year).padStart(4, '0')}-${pad2(month)}-${pad2(at + 1)}`);
  return days.filter(isDay);
}

const numberOr = (usual: number, [value]: readonly string[]) => (value === undefined ? usual : Number(value));

/** The time at which clocks are changed: that of the first change, unless the rule says another. */
const timeByRule = ({ parts: { BYHOUR = [], BYMINUTE = [], BYSECOND = [] } }: Rule, { minutes, seconds }: Moment) => ({
  minutes: numberOr(Math.floor(minutes / 60), BYHOUR) * 60 + numberOr(minutes % 60, BYMINUTE),
  seconds: numberOr(seconds, BYSECOND),
});

/**
 * On which day of a year the clocks are changed by a rule: a weekday counted from the beginning or the end of a month, or
 * the one among some dates. Undefined where a rule says anything else, whatever it is: it is never followed.
 */
function dayByRule({ freq, interval, count, parts }: Rule, first: Moment) {
  const { BYMONTH = [first.day.slice(5, 7)], BYDAY, BYMONTHDAY, BYHOUR, BYMINUTE, BYSECOND, ...others } = parts;
  const [, nth = '', name = ''] = /^([+-]?\d+)?([A-Z]{2})$/.exec(BYDAY?.[0] ?? '') ?? [];
  const isYearly = freq === 'YEARLY' && interval === 1 && count === null && Object.keys(others).length === 0;
  const hasOneTime = [BYHOUR, BYMINUTE, BYSECOND].every((values) => (values?.length ?? 1) === 1);
  const isOne =
    hasOneTime &&
    BYMONTH.length === 1 &&
    (BYDAY?.length ?? 1) === 1 &&
    (!BYDAY || Boolean(nth) !== Boolean(BYMONTHDAY));
  if (!isYearly || !isOne) return undefined;
  const dates = (BYMONTHDAY ?? [first.day.slice(8)]).map(Number);
  return (year: number): Day | undefined => {
    const days = daysOfMonth(year, Number(BYMONTH[0]));
    if (!BYDAY) return days.find((day) => dates.includes(Number(day.slice(8))));
    const named = days.filter((day) => weekdayOf(day) === weekdays.indexOf(name));
    if (!nth) return named.find((day) => dates.includes(Number(day.slice(8))));
    return named.at(Number(nth) > 0 ? Number(nth) - 1 : Number(nth));
  };
}

/** When the clocks are changed by one part of a zone; undefined where that is not understood. */
function partOf(component: Component): Part | undefined {
  const value = (name: string) => firstOf(component, name)?.value;
  const [from, offset] = [offsetIn(value('tzoffsetfrom')), offsetIn(value('tzoffsetto'))];
  const first = momentIn(value('dtstart') ?? '');
  const dates = allOf(component, 'rdate').flatMap((property) => property.value.split(','));
  const extra = dates.slice(0, most.days).map(momentIn);
  if (from === undefined || offset === undefined || !first || dates.length > most.days) return undefined;
  const onsetOf = (moment: Moment): Onset => ({ at: shownAt(moment) - from, offset });
  const once: Onset[] = [onsetOf(first)];
  for (const moment of extra) {
    if (!moment) return undefined;
    once.push(onsetOf(moment));
  }
  const found: Part = { first: shownAt(first), once, yearly: [], before: from };
  const rules = allOf(component, 'rrule');
  if (rules.length === 0) return found;
  const rule = ruleIn(value('rrule') ?? '');
  const dayIn = rule && rules.length === 1 ? dayByRule(rule, first) : undefined;
  if (!rule || !dayIn) return undefined;
  const { until } = rule;
  const end = until ? shownAt(until) - (until.isUtc ? 0 : from) : Number.POSITIVE_INFINITY;
  const yearly = (year: number): Onset[] => {
    const day = dayIn(year);
    const onset = day && onsetOf({ ...first, ...timeByRule(rule, first), day });
    return onset && day >= first.day && onset.at <= end ? [onset] : [];
  };
  // Of a rule that has ended, what it was last goes on.
  const lastYear = until ? Number(until.day.slice(0, 4)) : undefined;
  if (lastYear !== undefined) once.push(...yearly(lastYear - 1), ...yearly(lastYear));
  return { ...found, yearly: [yearly] };
}

/** How the clocks of a zone go that a file describes; undefined where that is not understood as a whole. */
export function rulesOf(zone: Component, budget: Budget): ZoneRules | undefined {
  const components = zone.components.filter(({ name }) => name === 'standard' || name === 'daylight');
  if (components.length === 0 || components.length > most.parts) return undefined;
  const parts = components.map(partOf);
  const known = parts.flatMap((part) => part ?? []);
  const [first] = known.toSorted((a, b) => a.first - b.first);
  if (!first || known.length < parts.length) return undefined;
  const once = known.flatMap((part) => part.once);
  const yearly = known.flatMap((part) => part.yearly);
  if (once.length > most.days) return undefined;
  const years = new Map<number, Onset[]>();
  const onsetsAbout = (year: number) => {
    const kept = years.get(year);
    if (kept) return kept;
    budget.spend(yearly.length * stepsOfYears);
    const inThem = yearly.flatMap((of) => [year - 1, year, year + 1].flatMap(of));
    const all = [...once, ...inThem].toSorted((a, b) => a.at - b.at);
    years.set(year, all);
    return all;
  };
  return { onsetsAbout, before: first.before };
}

const yearOf = (at: number) => new Date(at).getUTCFullYear();

/** How much more clocks show than UTC at an instant, as a file says. */
const offsetBy = (rules: ZoneRules, at: number): number =>
  rules.onsetsAbout(yearOf(at)).findLast((onset) => onset.at <= at)?.offset ?? rules.before;

/** The instant at which clocks show a moment, as a file says that they go. */
export function instantBy(rules: ZoneRules, moment: Moment): number {
  return instantOfLocalTime(shownAt(moment), (at) => offsetBy(rules, at));
}

/**
 * The IANA zone whose clocks go as a file says from a year on: by what they show each week, and about each change. The
 * given ones are looked at first; undefined where there is none.
 */
function zoneLike(rules: ZoneRules, year: number, first: readonly string[], budget: Budget): string | undefined {
  const [start, end] = [Date.UTC(year, 0, 1, 12), Date.UTC(year + probedYears, 0, 1)];
  const weeks = Array.from({ length: Math.ceil((end - start) / weekMs) }, (_, at) => start + at * weekMs);
  const changes = rules
    .onsetsAbout(year + 1)
    .filter(({ at }) => at >= start && at < end)
    .flatMap(({ at }) => [at - hourMs, at - 1_000, at, at + hourMs]);
  const probes = [...changes, ...weeks].slice(0, 1_000).map((at) => ({ at, offset: offsetBy(rules, at) }));
  const goesSo = (zone: string) =>
    probes.every(({ at, offset }) => {
      budget.spend(1);
      return offsetAt(at, zone) === offset;
    });
  return [...new Set([...first, ...usualZones])].find(goesSo);
}

/** What a file means by the name of a zone: one that is known here, or none, but clocks that it describes. */
type Meant = { zone: string; rules?: undefined } | { zone?: undefined; rules: ZoneRules };
export type FindZone = (name: string, year: number) => Meant | undefined;

/** The zones of a calendar, as they go from a year on; of what it describes itself, so many are looked for at most. */
export function zonesOf(calendar: Component, first: readonly string[], budget: Budget): FindZone {
  const described = new Map<string, Component>();
  for (const zone of calendar.components) if (zone.name === 'vtimezone') described.set(textOf(zone, 'tzid'), zone);
  const names = new Map<string, string | undefined>();
  const rules = new Map<string, ZoneRules | undefined>();
  const found = new Map<string, Meant | undefined>();
  const named = (name: string) => {
    if (!names.has(name)) names.set(name, zoneNamed(name));
    return names.get(name);
  };
  const look = (name: string, year: number): Meant | undefined => {
    const zone = described.get(name);
    if (!rules.has(name)) rules.set(name, zone && rules.size < most.looks ? rulesOf(zone, budget) : undefined);
    const its = rules.get(name);
    if (!its) return undefined;
    const like = found.size < most.looks ? zoneLike(its, year, first, budget) : undefined;
    return like ? { zone: like } : { rules: its };
  };
  return (name, year) => {
    const zone = named(name);
    if (zone) return { zone };
    const key = `${year} ${name}`;
    if (!found.has(key)) found.set(key, look(name, year));
    return found.get(key);
  };
}
