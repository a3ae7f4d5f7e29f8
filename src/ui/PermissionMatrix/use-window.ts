import { type RefObject, useEffect, useState } from 'react';
import type { Line } from './lines';

/** In rem, as the stylesheet has them: they grow with the text. */
const rems = { head: 5, line: 2.75, group: 2, name: 18, column: 8 };
// So much is drawn beyond what is in sight, each way.
const beyond = { lines: 8, columns: 3 };

const remOf = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Where lines and columns stand, in pixels. */
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

/** Which lines and columns are drawn: those in sight, and a few around them. */
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
    // It tells once of what it begins to observe, when all is laid out in any case.
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
  // What has the focus never leaves the page, nor is it moved among the others, which would take the focus off it.
  return kept < first ? [kept, ...shown] : [...shown, kept];
};

/** The numbers of what is drawn, with the one that has the focus. */
export const shownOf = (
  sight: Sight,
  counts: { lines: number; columns: number },
  at: { line: number; column: number },
) => ({
  lines: range(sight.lines, counts.lines, at.line),
  columns: range(sight.columns, counts.columns, at.column),
});
