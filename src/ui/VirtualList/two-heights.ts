/** A pair of values for low and full rows: heights in pixels, or counts. */
export interface Heights {
  low: number;
  full: number;
}

/** Row positions, given the two heights. */
export interface TwoHeights {
  count: number;
  /** Returns the number of rows of each height before a row. */
  before: (index: number) => Heights;
  /** Returns the offset of a row in pixels; for the row after the last, the total height. */
  top: (index: number, heights: Heights) => number;
  /** Returns the row at an offset in pixels, plus the fraction of the row above the offset. */
  at: (y: number, heights: Heights) => number;
}

/** Computes row positions from the number of rows of each height before them. */
export function placesOf<Row>(rows: readonly Row[], isLow: (row: Row) => boolean): TwoHeights {
  const fullBefore = new Uint32Array(rows.length + 1);
  rows.forEach((row, index) => {
    fullBefore[index + 1] = (fullBefore[index] ?? 0) + (isLow(row) ? 0 : 1);
  });
  const before: TwoHeights['before'] = (index) => {
    const full = fullBefore[index] ?? 0;
    return { low: index - full, full };
  };
  const top: TwoHeights['top'] = (index, heights) => {
    const { low, full } = before(index);
    return low * heights.low + full * heights.full;
  };
  return {
    count: rows.length,
    before,
    top,
    at: (y, heights) => {
      const { low, full } = heights;
      if (low === full || rows.length === 0) return y / full;
      let [from, to] = [0, rows.length - 1];
      while (from < to) {
        const middle = Math.ceil((from + to) / 2);
        if (top(middle, heights) <= y) from = middle;
        else to = middle - 1;
      }
      return from + (y - top(from, heights)) / (top(from + 1, heights) - top(from, heights));
    },
  };
}
