/** Which of its weekdays a day is in its month; -1 for the last. */
export type Nth = 1 | 2 | 3 | 4 | -1;

/** How something comes again, by RFC 5545. */
export interface RepeatRule {
  /** What is stepped by. */
  every: 'day' | 'week' | 'month' | 'year';
  /** By how many. */
  interval: number;
  /** Of a weekly one, 0 for Sunday. */
  weekdays: number[];
  /** Of a monthly one that goes by the weekday of its first: which of them in its month, -1 for the last. */
  nth?: Nth;
  /** The last day on which it may be, as `YYYY-MM-DD`; `null` without one. */
  until: string | null;
  /** How many there are in all; `null` without an end. */
  times: number | null;
}
