import { type RefObject, useEffect, useState } from 'react';
import type { Line } from './lines';

/** Sizes in rem as in the stylesheet, because they scale with the text. */
const rems = { head: 5, line: 2.75, group: 2, name: 18, column: 8 };
// Overscan in each direction.
const beyond = { lines: 8, columns: 3 };

const remOf = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Computes the positions of lines and columns in pixels. */
export function placesOf(lines: readonly Line[], columns: number, rem: number) {
  const tops = [0];
  for (const { kind } of lines) tops.push((tops.at(-1) ?? 0) + rems[kind === 'group' ? 'group' : 'line'] * rem);
  return {
    tops,
    head: rems.head * rem,
    name: rems.name * rem,
    column: rems.column * rem,
    height: tops.at(-1) ?? 0,
    width: (rems.name + columns * rems.column) * rem,
  };
}

export type Places = ReturnType<typeof placesOf>;

interface Sight {
  lines: [first: number, end: number];
  columns: [first: number, end: number];
}

function sightOf(box: HTMLElement, { tops, head, name, column }: Places, columns: number): Sight {
  const { scrollTop, clientHeight, clientWidth } = box;
  const scrolled = Math.abs(box.scrollLeft);
  const [above, below] = [scrollTop, scrollTop + clientHeight - head];
  const first = tops.findLastIndex((top) => top <= above);
  const last = tops.findIndex((top) => top >= below);
  const end = last === -1 ? tops.length - 1 : last;
  return {
    lines: [Math.max(0, first - beyond.lines), Math.min(tops.length - 1, end + beyond.lines)],
    columns: [
      Math.max(0, Math.floor(scrolled / column) - beyond.columns),
      Math.min(columns, Math.ceil((scrolled + clientWidth - name) / column) + beyond.columns),
    ],
  };
}

const isSame = (one: Sight, other: Sight) => String([one.lines, one.columns]) === String([other.lines, other.columns]);

/** Returns the visible lines and columns plus the overscan. */
export function useWindow(box: RefObject<HTMLElement | null>, lines: readonly Line[], columns: number) {
  const [rem, setRem] = useState(remOf);
  const places = placesOf(lines, columns, rem);
  const [sight, setSight] = useState<Sight>({ lines: [0, 16], columns: [0, 10] });

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () => {
      const next = sightOf(element, placesOf(lines, columns, rem), columns);
      setSight((old) => (isSame(old, next) ? old : next));
    };
    const measure = () => {
      setRem(remOf());
      look();
    };
    // ResizeObserver also fires once on observe, after layout, so no forced layout is needed.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [box, lines, columns, rem]);

  return { sight, places };
}

const range = ([first, end]: readonly [number, number], count: number, kept: number) => {
  const shown = Array.from({ length: Math.max(0, Math.min(end, count) - first) }, (_, index) => first + index);
  if (kept < 0 || kept >= count || shown.includes(kept)) return shown;
  // The focused line stays mounted and keeps its DOM position, because moving it would drop the focus.
  return kept < first ? [kept, ...shown] : [...shown, kept];
};

/** Returns the rendered indexes, including the focused one. */
export const shownOf = (
  sight: Sight,
  counts: { lines: number; columns: number },
  at: { line: number; column: number },
) => ({
  lines: range(sight.lines, counts.lines, at.line),
  columns: range(sight.columns, counts.columns, at.column),
});
