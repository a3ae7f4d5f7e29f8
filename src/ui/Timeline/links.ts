/** The position of a bar in pixels. */
export interface Bar {
  start: number;
  end: number;
  middle: number;
}

const stub = 10;
const gap = 20;

/**
 * Returns the orthogonal SVG path from the end of one bar to the start of another, routed around a bar that starts too
 * early.
 */
export function linkPath(from: Bar, to: Bar): string {
  const out = from.end + stub;
  const into = to.start - stub;
  if (into >= out) return `M${from.end} ${from.middle}H${out}V${to.middle}H${to.start}`;
  const between = from.middle + (to.middle > from.middle ? gap : -gap);
  return `M${from.end} ${from.middle}H${out}V${between}H${into}V${to.middle}H${to.start}`;
}
