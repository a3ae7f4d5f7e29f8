/** The ordinal of a weekday in its month; -1 for the last. */
export type Nth = 1 | 2 | 3 | 4 | -1;

/** A recurrence rule according to RFC 5545. */
export interface RepeatRule {
  /** Frequency. */
  every: 'day' | 'week' | 'month' | 'year';
  /** Interval in units of the frequency. */
  interval: number;
  /** Weekdays of a weekly rule, 0 for Sunday. */
  weekdays: number[];
  /** Ordinal of the weekday of a monthly rule; -1 for the last. */
  nth?: Nth;
  /** Last possible day as `YYYY-MM-DD`; `null` for no end date. */
  until: string | null;
  /** Number of occurrences; `null` for no limit. */
  times: number | null;
}
