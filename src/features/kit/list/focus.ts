import { type RefCallback, type RefObject, useEffect, useEffectEvent, useMemo, useRef } from 'react';

/** Focus control of rows, independent of how they are rendered. */
export interface RowsHandle {
  /** Scrolls to a row and focuses it. */
  focusRow: (id: string) => void;
  /** Returns the focused row. */
  focusedRow: () => string | undefined;
  /** Returns the last focused row, from which arrow movement continues. */
  lastRow?: () => string | undefined;
}

/**
 * Focuses the row after or before the current or last focused one, else the first or the last. Returns the focused row.
 */
export function moveFocus(by: 1 | -1, order: readonly { id: string }[], rows: RowsHandle | null): string | undefined {
  if (!rows) return undefined;
  const from = rows.focusedRow() ?? rows.lastRow?.();
  const at = order.findIndex(({ id }) => id === from);
  const outside = by > 0 ? 0 : order.length - 1;
  const next = order[at < 0 ? outside : Math.max(0, Math.min(at + by, order.length - 1))];
  if (next) rows.focusRow(next.id);
  return next?.id;
}

/** Moves the focus on Escape, ArrowUp and ArrowDown from a field beside a list to the last focused row, or the first. */
export function useLeaveToRows(
  field: RefObject<HTMLInputElement | null>,
  rows: RefObject<RowsHandle | null>,
  order: readonly { id: string }[],
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const leaves = ['ArrowDown', 'ArrowUp', 'Escape'].includes(event.key) && !event.altKey && !event.isComposing;
    if (!leaves || event.defaultPrevented || !field.current || event.target !== field.current) return;
    const last = order.find(({ id }) => id === rows.current?.lastRow?.()) ?? order[0];
    if (!last) return;
    event.preventDefault();
    rows.current?.focusRow(last.id);
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
}

/** Tracks the focused row by focus events of the rows. */
export function useFocusedRow() {
  const focused = useRef<string>(undefined);
  const last = useRef<string>(undefined);
  return useMemo(
    () => ({
      focusedRow: () => focused.current,
      lastRow: () => last.current,
      /** Props for an element around a row. */
      around: (id: string) => ({
        onFocus: () => {
          focused.current = id;
          last.current = id;
        },
        onBlur: () => {
          if (focused.current === id) focused.current = undefined;
        },
      }),
    }),
    [],
  );
}

/** Rows that are all in the DOM, each with one focus target. */
export interface RowsInPlace {
  handle: RowsHandle;
  around: ReturnType<typeof useFocusedRow>['around'];
  target: Target;
}

/** Tracks rows that are all in the DOM. */
export function useRowsInPlace(): RowsInPlace {
  const { focusedRow, lastRow, around } = useFocusedRow();
  const targets = useRef(new Map<string, HTMLElement>());
  return useMemo(() => {
    const focusRow = (id: string) => {
      const target = targets.current.get(id);
      target?.focus();
      target?.scrollIntoView({ block: 'nearest' });
    };
    const target: Target = (id) => (element) => {
      if (element) targets.current.set(id, element);
      else targets.current.delete(id);
    };
    return { handle: { focusRow, focusedRow, lastRow }, around, target };
  }, [focusedRow, lastRow, around]);
}

/** Returns the `ref` of a row's focus target. */
type Target = (id: string) => RefCallback<HTMLElement>;

/** Ref through which a list exposes its rows. */
export type RowsRef = RefObject<RowsHandle | null>;

/** Delays (ms) after which a dialog may have restored the focus or lost it with its row. */
const looks = [80, 250, 600];

/**
 * Restores the focus to a row once the dialog of an action has closed, unless another element has it. If the action
 * removed the row, the row in its position takes the focus.
 */
export function useFocusBack(rows: RowsRef, order: readonly { id: string }[], isOpen: boolean) {
  const from = useRef<{ id: string; at: number }>(undefined);
  const latest = useRef(order);
  useEffect(() => {
    latest.current = order;
  }, [order]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an action without a dialog only changes the order.
  useEffect(() => {
    if (isOpen || !from.current) return;
    const seek = () => {
      if (!from.current || document.activeElement !== document.body) return;
      const { id, at } = from.current;
      const shown = latest.current;
      const row = shown.find((each) => each.id === id) ?? shown[Math.min(at, shown.length - 1)];
      if (row) rows.current?.focusRow(row.id);
    };
    const timers = looks.map((wait) => setTimeout(seek, wait));
    timers.push(
      setTimeout(() => {
        from.current = undefined;
      }, 700),
    );
    return () => timers.forEach(clearTimeout);
  }, [isOpen, rows, order]);
  /** Call when an action starts at a row. */
  return (id: string | undefined) => {
    const at = latest.current.findIndex((each) => each.id === id);
    if (id !== undefined && at >= 0) from.current = { id, at };
  };
}
