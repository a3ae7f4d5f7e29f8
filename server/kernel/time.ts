/** Adds seconds to an instant. */
export const addSeconds = (instant: string, seconds: number) =>
  new Date(Date.parse(instant) + Math.round(seconds * 1000)).toISOString();

/** Returns the whole seconds until an instant; 0 if it has passed. */
export const secondsUntil = (instant: string, now: string, round: 'floor' | 'ceil' = 'floor') =>
  Math.max(0, Math[round]((Date.parse(instant) - Date.parse(now)) / 1000));
