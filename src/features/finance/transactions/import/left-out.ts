import type { Import } from '../../data/imports';
import { faultOf, type Row, type RowFault, readyOf } from './rows';

/** A row that was not imported, and why. */
export interface Left {
  row: Row;
  why: RowFault | 'repeated' | 'balance' | 'unticked' | 'unsent';
}

/** The rows of a statement that did not become transactions, each with its reason. */
export function leftOut(
  rows: readonly Row[],
  { repeated_rows, done_count }: Pick<Import, 'repeated_rows' | 'done_count'>,
): Left[] {
  const places = new Map(readyOf(rows).map(({ id }, place) => [id, place]));
  const repeated = new Set(repeated_rows);
  return rows.flatMap((row): Left[] => {
    const place = places.get(row.id);
    if (place !== undefined) {
      if (place >= done_count) return [{ row, why: 'unsent' }];
      return repeated.has(place) ? [{ row, why: 'repeated' }] : [];
    }
    if (row.isBalance) return [{ row, why: 'balance' }];
    return [{ row, why: faultOf(row) ?? (row.isRepeated ? 'repeated' : 'unticked') }];
  });
}
