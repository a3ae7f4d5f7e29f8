import type { WorkItem } from './queries';

// What has no date comes after all that has one.
const place = ({ due_date, start_date, id }: WorkItem) => `${due_date ?? '~'} ${start_date ?? '~'} ${id}`;

/**
 * What was asked for, with what the person finished here: it stays, ticked, until the page is left, and gives way to
 * what somebody did to it since.
 */
export function withFinished(rows: readonly WorkItem[], finished: ReadonlyMap<string, WorkItem>): WorkItem[] {
  const done = (item: WorkItem): WorkItem => ({ ...item, status: 'done' });
  const known = new Set(rows.map(({ id }) => id));
  return [
    ...rows.map((row) => {
      const mine = finished.get(row.id);
      return mine && row.version <= mine.version ? done(row) : row;
    }),
    ...[...finished.values()].filter(({ id }) => !known.has(id)).map(done),
  ].sort((left, right) => (place(left) < place(right) ? -1 : 1));
}
