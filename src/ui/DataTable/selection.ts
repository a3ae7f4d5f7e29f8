/** The rows from one to another, both included, whichever comes first. */
export function between<Row extends { id: string }>(rows: Row[], from: number, to: number): string[] {
  return rows.slice(Math.min(from, to), Math.max(from, to) + 1).map(({ id }) => id);
}

/** The choice with one row more or less. */
export function toggled(selection: ReadonlySet<string>, id: string): Set<string> {
  const next = new Set(selection);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Which rows are drawn: those in sight, a few beyond, and always fewer than a hundred. */
export function inSight(scrollTop: number, height: number, rowHeight: number, count: number) {
  const beyond = 6;
  const first = Math.max(0, Math.min(Math.floor(scrollTop / rowHeight) - beyond, count - 1));
  const shown = Math.min(80, Math.ceil(height / rowHeight) + 2 * beyond);
  return { first, last: Math.min(count, first + shown) };
}
