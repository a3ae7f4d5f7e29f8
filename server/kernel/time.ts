/** An instant so many seconds after another. */
export const after = (instant: string, seconds: number) =>
  new Date(Date.parse(instant) + Math.round(seconds * 1000)).toISOString();

/** Whole seconds until an instant, none when it has passed. */
export const secondsUntil = (instant: string, now: string, round: 'floor' | 'ceil' = 'floor') =>
  Math.max(0, Math[round]((Date.parse(instant) - Date.parse(now)) / 1000));
