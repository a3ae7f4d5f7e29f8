import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { placesOf } from '../windowing/heights';
import { useFirstRows } from '../windowing/use-first-rows';
import { shownRows, useSight } from '../windowing/use-sight';
import type { Lines } from './lines';
import { rowIndexOf } from './use-focus';

// Up to this number all rows are rendered, so that find-in-page and printing work natively.
const all = 60;
export const isMany = (count: number) => count > all;
/**
 * Estimated row height before the first measurement: single-line rows for long lists, a higher estimate for short ones,
 * so that the scroll height suffices.
 */
const [guess, most] = [41, 57];

interface Measured {
  of: unknown;
  /** Median row height; undefined until a row was rendered. */
  usual: number | undefined;
  others: ReadonlyMap<number, number>;
}

const middleOf = (heights: number[]) => heights.sort((a, b) => a - b)[heights.length >> 1];

/** Virtualizes the rows. Heights vary with the content; rows that were not rendered yet use the median height. */
export function useRowWindow<Row>(body: RefObject<HTMLTableSectionElement | null>, lines: Lines<Row>, kept: number) {
  const { count } = lines;
  const isWindowed = isMany(count);
  const [measured, setMeasured] = useState<Measured>({ of: lines, usual: undefined, others: new Map() });
  const others = measured.of === lines ? measured.others : undefined;
  const usual = measured.usual ?? (isWindowed ? guess : most);
  const places = useMemo(() => placesOf(count, usual, others ?? new Map()), [count, usual, others]);
  const sight = useSight(body, places, { isOff: !isWindowed });
  const first = useFirstRows(body, isWindowed ? 0 : count, guess);

  useLayoutEffect(() => {
    if (!isWindowed || !body.current) return;
    const rows = [...body.current.rows].filter((row) => row.hasAttribute('aria-rowindex'));
    // Measured with subpixel precision near the top, because large offsets lose fractions.
    const usualNow = measured.usual ?? middleOf(rows.map((row) => row.getBoundingClientRect().height)) ?? guess;
    const known = others ?? new Map<number, number>();
    const changed = rows
      .map((row) => [rowIndexOf(row), row.offsetHeight] as const)
      // A difference of up to one pixel is only rounding at the current position.
      .filter(([index, height]) => Math.abs((known.get(index) ?? usualNow) - height) > 1);
    if (!others || usualNow !== measured.usual || changed.length > 0)
      setMeasured({ of: lines, usual: usualNow, others: new Map([...known, ...changed]) });
  });

  return {
    isWindowed,
    drawn: shownRows(isWindowed ? sight : { first: 0, last: first }, kept),
    top: places.top,
    rowHeight: usual,
  };
}
