interface Entry {
  id: string;
}

/** The ids from one to another, both included, whichever comes first. */
export function between(rows: readonly Entry[], from: string, to: string): string[] {
  const [start, end] = [rows.findIndex(({ id }) => id === from), rows.findIndex(({ id }) => id === to)];
  if (start < 0 || end < 0) return [to];
  return rows.slice(Math.min(start, end), Math.max(start, end) + 1).map(({ id }) => id);
}
