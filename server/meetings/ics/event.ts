import { addDays, type Day, dayOf } from '#domain/dates';
import { isEmail } from '#domain/email';
import { instantAt } from '#domain/meeting-time';
import type { Schema } from '#openapi/operations';
import type { Budget } from './budget.ts';
import { allOf, type Component, firstOf, type Property } from './content.ts';
import { type Moment, momentIn, plainText, secondsIn, shownAt, textOf } from './values.ts';
import { type FindZone, instantBy, type ZoneRules } from './zone-rules.ts';

export type Fault = NonNullable<Schema<'IcsEvent'>['fault']>;
export type Note = Schema<'IcsEvent'>['notes'][number];

/** Who is asked to a meeting, as a file tells it. */
export interface ReadAttendee {
  email: string;
  name: string;
  response: Schema<'MeetingResponse'>;
  is_optional: boolean;
}

/** Why one meeting of a file is not read; the others are. */
export class Unreadable extends Error {
  override name = 'Unreadable';
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(fault);
    this.fault = fault;
  }
}

/** What the calendar says that an event is in, and how it is sent. */
export interface IcsReadContext {
  /** In which times are that name no zone. */
  zone: string;
  /** The time zone of the person who imports the file: whole days have no zone of their own. */
  ownZone: string;
  zones: FindZone;
  method: string;
  budget: Budget;
}

/** When something is, and as a clock of which zone shows it. */
interface Time {
  at: number;
  day: Day;
  zone: string;
  isDate: boolean;
  /** Of clocks that go as those of no zone known here. */
  strange?: { rules: ZoneRules; moment: Moment };
}

const most = { people: 50, reminders: 5, name: 120 };
const longestBefore = 40_320;
const daySeconds = 86_400;
/** The first day on which a meeting may be, and on which a series may have begun: birthdays begin long ago. */
export const firstDay: Day = '2000-01-01';
const firstDayOfSeries: Day = '1850-01-01';

const answers = new Map<string, Schema<'MeetingResponse'>>([
  ['accepted', 'accepted'],
  ['declined', 'declined'],
  ['tentative', 'tentative'],
]);

/** Reads one event of a calendar, and remembers what it understood otherwise. */
export class EventReader {
  readonly notes = new Set<Note>();
  readonly event: Component;
  readonly around: IcsReadContext;
  /** From which year on its clocks matter. */
  readonly year: number;
  /** The first day that is read. */
  readonly earliest: Day;

  constructor(event: Component, around: IcsReadContext, now: string) {
    this.event = event;
    this.around = around;
    this.earliest = firstOf(event, 'rrule') ? firstDayOfSeries : firstDay;
    const year = Number(momentIn(firstOf(event, 'dtstart')?.value ?? '')?.day.slice(0, 4) ?? 0);
    const thisYear = Number(now.slice(0, 4));
    // What began long ago is planned from now on.
    this.year = firstOf(event, 'rrule') || year === 0 ? Math.max(year, thisYear - 1) : year;
  }

  text(name: string, most: number): string {
    const all = textOf(this.event, name);
    const characters = [...all];
    if (characters.length <= most) return all;
    this.notes.add('cut');
    return `${characters.slice(0, most - 1).join('')}…`;
  }

  /** When a value of a property is; undefined of what is further away than meetings are. */
  time({ parameters }: Pick<Property, 'parameters'>, value: string, fallback = this.around.zone): Time | undefined {
    const moment = momentIn(value);
    if (!moment) throw new Unreadable('bad_time');
    const { day, minutes, seconds, isDate, isUtc } = moment;
    if (day < this.earliest || day >= '2101') return undefined;
    this.around.budget.spend(3);
    const from = (at: number, zone: string, strange?: Time['strange']): Time => ({
      at,
      day: dayOf(new Date(at), zone),
      zone,
      isDate,
      ...(strange && { strange }),
    });
    if (isDate) {
      const zone = this.around.ownZone;
      return { at: instantAt(day, 0, zone), day, zone, isDate };
    }
    if (isUtc) return from(shownAt(moment), fallback);
    const shown = (zone: string) => from(instantAt(day, minutes, zone) + seconds * 1_000, zone);
    const name = plainText(parameters.get('tzid') ?? '');
    if (!name) return shown(fallback);
    const meant = this.around.zones(name, this.year);
    if (meant?.zone) return shown(meant.zone);
    this.notes.add('zone_unknown');
    return meant?.rules
      ? from(instantBy(meant.rules, moment), fallback, { rules: meant.rules, moment })
      : shown(fallback);
  }

  /** When a property that there has to be one of is. */
  timeOf(property: Property, fallback?: string): Time {
    const time = this.time(property, property.value, fallback);
    if (!time) throw new Unreadable('bad_time');
    return time;
  }

  /** From when to when it is. */
  times(): (Time & { end: number }) | undefined {
    const first = firstOf(this.event, 'dtstart');
    const start = first && this.time(first, first.value);
    if (!start) return undefined;
    const last = firstOf(this.event, 'dtend');
    if (last) return { ...start, end: this.timeOf(last, start.zone).at };
    const length = firstOf(this.event, 'duration');
    if (!length) return { ...start, end: start.isDate ? instantAt(addDays(start.day, 1), 0, start.zone) : start.at };
    const seconds = secondsIn(length.value);
    if (seconds === undefined) throw new Unreadable('bad_time');
    // A day has not as many hours where the clocks are changed.
    const isDays = start.isDate && seconds % daySeconds === 0 && Math.abs(seconds) < 100 * daySeconds;
    const end = isDays
      ? instantAt(addDays(start.day, seconds / daySeconds), 0, start.zone)
      : start.at + seconds * 1_000;
    return { ...start, end };
  }

  attendees(): ReadAttendee[] {
    const found = new Map<string, ReadAttendee>();
    for (const property of [...allOf(this.event, 'organizer'), ...allOf(this.event, 'attendee')]) {
      const parameter = (name: string) => property.parameters.get(name) ?? '';
      if (/^(room|resource)$/i.test(parameter('cutype'))) continue;
      // Apple tells an address of its own, and the real one beside it.
      const email = (parameter('email') || property.value).trim().replace(/^mailto:/i, '');
      if (!isEmail(email)) continue;
      const name = [...plainText(parameter('cn'))].slice(0, most.name).join('');
      const answer = answers.get(parameter('partstat').toLowerCase()) ?? 'needs_action';
      const response = property.name === 'organizer' ? 'accepted' : answer;
      const is_optional = /^opt-participant$/i.test(parameter('role'));
      const key = email.toLowerCase();
      const known = found.get(key);
      found.set(key, { email: key, name: known?.name || name, response: known?.response ?? response, is_optional });
    }
    if (found.size > most.people) this.notes.add('people_cut');
    return [...found.values()].slice(0, most.people);
  }

  url(): string | null {
    const names = ['x-google-conference', 'x-microsoft-skypeteamsmeetingurl', 'conference', 'url'];
    const found = names.map((name) => textOf(this.event, name)).find((url) => /^https?:\/\/\S+$/.test(url));
    return found && found.length >= 10 && found.length <= 500 ? found : null;
  }

  /** How many minutes before it begins its people are told; what is told at no such time is left out. */
  reminders(start: number): number[] {
    const alarms = this.event.components.filter(({ name }) => name === 'valarm');
    const minutes = alarms.flatMap((alarm) => {
      const trigger = firstOf(alarm, 'trigger');
      if (!trigger || /^end$/i.test(trigger.parameters.get('related') ?? '')) return [];
      const moment = momentIn(trigger.value);
      const seconds = moment?.isUtc ? (shownAt(moment) - start) / 1_000 : secondsIn(trigger.value);
      const before = seconds === undefined ? -1 : -seconds / 60;
      return Number.isInteger(before) && before >= 0 && before <= longestBefore ? [Math.abs(before)] : [];
    });
    return [...new Set(minutes)].slice(0, most.reminders);
  }

  /** Whether only those who are at it may see it; null where that is not said. */
  privacy(): boolean | null {
    const said = textOf(this.event, 'class');
    return said ? /^(private|confidential)$/i.test(said) : null;
  }

  isCancelled(): boolean {
    return this.around.method === 'CANCEL' || textOf(this.event, 'status').toUpperCase() === 'CANCELLED';
  }

  sequence(): number {
    const value = Number(textOf(this.event, 'sequence') || 0);
    return Number.isInteger(value) && value >= 0 && value < 2 ** 31 ? value : 0;
  }
}
