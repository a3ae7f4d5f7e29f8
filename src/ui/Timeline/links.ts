/** Where a bar stands on its plane, in pixels. */
export interface Bar {
  start: number;
  end: number;
  middle: number;
}

const stub = 10;
const gap = 20;

/** The way from the end of one bar to the start of another: at right angles, around where the other begins too early. */
export function linkPath(from: Bar, to: Bar): string {
  const out = from.end + stub;
  const into = to.start - stub;
  if (into >= out) return `M${from.end} ${from.middle}H${out}V${to.middle}H${to.start}`;
  const between = from.middle + (to.middle > from.middle ? gap : -gap);
  return `M${from.end} ${from.middle}H${out}V${between}H${into}V${to.middle}H${to.start}`;
}
