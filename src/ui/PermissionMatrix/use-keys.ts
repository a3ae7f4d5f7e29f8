import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { flushSync } from 'react-dom';
import { useSearch } from '../use-search';
import { type Line, lineOf, stepFrom } from './lines';
import type { MatrixRole } from './types';
import type { Places } from './use-window';

/** The index of the header line and of the name column. */
export const outside = -1;

export interface At {
  line: number;
  column: number;
}

/** Scrolls a cell out from under the sticky header and the sticky name column. */
function reveal(box: HTMLElement, { tops, head, name, column: width }: Places, { line, column }: At) {
  if (line !== outside) {
    const [top = 0, bottom = 0] = [tops[line], tops[line + 1]];
    if (top < box.scrollTop) box.scrollTop = top;
    else if (bottom > box.scrollTop + box.clientHeight - head) box.scrollTop = bottom - box.clientHeight + head;
  }
  if (column === outside) return;
  const turn = getComputedStyle(box).direction === 'rtl' ? -1 : 1;
  const scrolled = Math.abs(box.scrollLeft);
  const [start, end] = [column * width, (column + 1) * width];
  if (start < scrolled) box.scrollLeft = turn * start;
  else if (end > scrolled + box.clientWidth - name) box.scrollLeft = turn * (end - box.clientWidth + name);
}

interface Options {
  box: RefObject<HTMLElement | null>;
  lines: readonly Line[];
  roles: readonly MatrixRole[];
  /** Whether headers and names are buttons and so focusable. */
  has: { heads: boolean; names: boolean };
}

/** The requested focus position with its ids. */
interface Asked extends At {
  permission?: string | undefined;
  role?: string | undefined;
}

const nameOf = (line: Line | undefined) => (line?.kind === 'permission' ? line.permission.label : undefined);

/** Roving focus of the matrix and its key handling. */
export function useKeys({ box, lines, roles, has }: Options, placesNow: () => Places) {
  const { direction } = useLocale();
  const [asked, setAsked] = useState<Asked>({ line: stepFrom(lines, outside, 1), column: 0 });
  // Lines and columns appear and disappear; the focus stays on the same cell by its ids.
  const [first, columns] = [stepFrom(lines, outside, 1), roles.length];
  const line = lineOf(lines, asked.permission);
  const column = roles.findIndex(({ id }) => id === asked.role);
  const isLine = asked.line === outside || lines[asked.line]?.kind === 'permission';
  const at: At = {
    line: line >= 0 ? line : isLine ? asked.line : first,
    column: column >= 0 ? column : Math.min(asked.column, columns - 1),
  };
  const ask = (to: At) => {
    const there = lines[to.line];
    setAsked({
      ...to,
      permission: there?.kind === 'permission' ? there.permission.id : undefined,
      role: roles[to.column]?.id,
    });
  };

  function go(to: At) {
    flushSync(() => ask(to));
    const element = box.current;
    if (!element) return;
    reveal(element, placesNow(), to);
    element.querySelector<HTMLElement>(`[data-at="${to.line} ${to.column}"]`)?.focus({ preventScroll: true });
  }

  const typedAt = useRef(Number.NEGATIVE_INFINITY);
  const search = useSearch(
    lines.length,
    (index) => nameOf(lines[index]),
    (line) => go({ ...at, line }),
  );

  const vertical = (by: 1 | -1): At => {
    if (at.line === outside) return by === 1 ? { ...at, line: first } : at;
    const next = stepFrom(lines, at.line, by);
    return next === at.line && by === -1 && has.heads && at.column !== outside
      ? { ...at, line: outside }
      : { ...at, line: next };
  };
  const sideways = (by: 1 | -1): At => {
    const least = has.names && at.line !== outside ? outside : 0;
    return { ...at, column: Math.max(least, Math.min(columns - 1, at.column + by)) };
  };
  const page = (by: 1 | -1): At => {
    let line = at.line === outside ? first : at.line;
    for (let step = 0; step < 10; step++) line = stepFrom(lines, line, by);
    return { ...at, line };
  };
  const ends = (isLast: boolean, isWhole: boolean): At => {
    const column = isLast ? columns - 1 : 0;
    if (!isWhole) return { ...at, column };
    return { column, line: isLast ? stepFrom(lines, lines.length, -1) : first };
  };

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.defaultPrevented) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const right = direction === 'rtl' ? -1 : 1;
    const moves: Record<string, () => At> = {
      ArrowDown: () => vertical(1),
      ArrowUp: () => vertical(-1),
      ArrowRight: () => sideways(right),
      ArrowLeft: () => sideways(right === 1 ? -1 : 1),
      PageDown: () => page(1),
      PageUp: () => page(-1),
      Home: () => ends(false, isCommand),
      End: () => ends(true, isCommand),
    };
    const move = moves[event.key];
    if (move && (!isCommand || event.key === 'Home' || event.key === 'End')) {
      event.preventDefault();
      typedAt.current = Number.NEGATIVE_INFINITY;
      return go(move());
    }
    if (isCommand || event.key.length !== 1) return;
    // A space within a typeahead belongs to the search; otherwise it toggles the cell.
    const isSearching = event.timeStamp - typedAt.current < 1_000;
    if (event.key === ' ' && !isSearching) return;
    event.preventDefault();
    typedAt.current = event.timeStamp;
    search(event.key, Math.max(0, at.line));
  }

  /** Continues keyboard navigation from the pressed cell. */
  function onFocus({ target }: { target: Element }) {
    const [line, column] = (target as HTMLElement).dataset.at?.split(' ').map(Number) ?? [];
    if (line !== undefined && column !== undefined) ask({ line, column });
  }

  return { at, go, onKeyDown, onFocus };
}
