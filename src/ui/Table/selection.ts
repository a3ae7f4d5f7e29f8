interface Entry {
  id: string;
}

/** Returns the ids between two rows, inclusive, in either direction. */
export function between(rows: readonly Entry[], from: string, to: string): string[] {
  const [start, end] = [rows.findIndex(({ id }) => id === from), rows.findIndex(({ id }) => id === to)];
  if (start < 0 || end < 0) return [to];
  return rows.slice(Math.min(start, end), Math.max(start, end) + 1).map(({ id }) => id);
}
