/** Something of rows of one line and of the others: how high they are in pixels, or how many. */
export interface Heights {
  low: number;
  full: number;
}

/** Where rows stand, once it is known how high they are. */
export interface TwoHeights {
  count: number;
  /** How many rows of each height come before one. */
  before: (index: number) => Heights;
  /** How far below the top of the list a row begins, in pixels; of the row after the last, how high the list is. */
  top: (index: number, heights: Heights) => number;
  /** Which row is so many pixels below the top, and how much of it is above that, as a fraction. */
  at: (y: number, heights: Heights) => number;
}

/** Where rows of two heights stand, worked out from how many of each come before. */
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
