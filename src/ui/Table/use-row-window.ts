import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { placesOf } from '../windowing/heights';
import { useFirstRows } from '../windowing/use-first-rows';
import { shownRows, useSight } from '../windowing/use-sight';
import type { Lines } from './lines';
import { rowIndexOf } from './use-focus';

// Up to so many all are drawn: the browser finds, prints and lays them out whole.
const all = 60;
export const isMany = (count: number) => count > all;
/** How high a row is before one was drawn: of many mostly of one line, of few rather too high, so that no place is lost. */
const [guess, most] = [41, 57];

interface Measured {
  of: unknown;
  /** The height of most rows; a guess until one was drawn. */
  usual: number | undefined;
  others: ReadonlyMap<number, number>;
}

const middleOf = (heights: number[]) => heights.sort((a, b) => a - b)[heights.length >> 1];

/** Which lines are drawn. Each is as high as its words: what is not yet drawn is taken to be as high as most. */
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
    // To a fraction of a pixel, of one that is measured near by: far away there are no fractions.
    const usualNow = measured.usual ?? middleOf(rows.map((row) => row.getBoundingClientRect().height)) ?? guess;
    const known = others ?? new Map<number, number>();
    const changed = rows
      .map((row) => [rowIndexOf(row), row.offsetHeight] as const)
      // A pixel more or less is how a fraction is rounded where the row stands now.
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
