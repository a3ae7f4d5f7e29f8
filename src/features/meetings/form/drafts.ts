import { isDay } from '#domain/dates';
import type { MeetingRepeat } from '#domain/meeting-repeat';
import { isObject, type Parse } from '../../kernel/browser-storage';
import { parseRow, parseRows } from '../../kit/form/stored-draft';
import { blankGuest, blankTopic, type Guest, type Topic } from './values';

export const responses = ['needs_action', 'accepted', 'tentative', 'declined'] as const;
const periods: readonly unknown[] = ['day', 'week', 'month', 'year'];
const nths: readonly unknown[] = [undefined, 1, 2, 3, 4, -1];

/** Guests out of a draft. */
export const parseGuests = parseRows<Guest>(
  { email: '', name: '', is_optional: false, response: 'needs_action' },
  ({ email }) => email !== '',
  { response: { enum: responses } },
);

/** An agenda out of a draft. */
export const parseAgenda = parseRows<Topic>(
  { id: '', title: '', minutes: 0, owner_id: null },
  ({ id, title }) => id !== '' && title !== '',
);

/** What was typed of one more, out of a draft. */
export const parseNewGuest = parseRow(blankGuest);
export const parseNewTopic = parseRow(blankTopic);

const isCount = (given: unknown) => Number.isInteger(given) && Number(given) > 0;
const isWeekday = (given: unknown) => Number.isInteger(given) && Number(given) >= 0 && Number(given) <= 6;

/** How a meeting comes again out of a draft: as it is whole there, or not at all. */
export const parseRepeat: Parse<MeetingRepeat | null> = (given) => {
  if (given === null) return null;
  if (!isObject(given)) return undefined;
  const { every, interval, weekdays, nth, until, times } = given;
  const isWhole =
    periods.includes(every) &&
    isCount(interval) &&
    Array.isArray(weekdays) &&
    weekdays.every(isWeekday) &&
    nths.includes(nth) &&
    (until === null || (typeof until === 'string' && isDay(until))) &&
    (times === null || isCount(times));
  return isWhole ? (given as unknown as MeetingRepeat) : undefined;
};
