import { type RefCallback, type RefObject, useEffect, useEffectEvent, useMemo, useRef } from 'react';

/** What keys may ask of the rows of a list, however they are drawn. */
export interface RowsHandle {
  /** Brings a row into sight and puts the focus on it. */
  focusRow: (id: string) => void;
  /** The row with the focus. */
  focusedRow: () => string | undefined;
  /** The row that had it last: a walk goes on from there. */
  lastRow?: () => string | undefined;
}

/**
 * Goes to the next row, or the one before, from the one that has the focus or had it last; else to the first, or the
 * last. Answers where it went.
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

/** Which of the rows drawn has the focus, told by the rows themselves. */
export function useFocusedRow() {
  const focused = useRef<string>(undefined);
  const last = useRef<string>(undefined);
  return useMemo(
    () => ({
      focusedRow: () => focused.current,
      lastRow: () => last.current,
      /** For what is drawn around a row. */
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

/** Rows that are all drawn, each with one thing that takes the focus. */
export interface RowsInPlace {
  handle: RowsHandle;
  around: ReturnType<typeof useFocusedRow>['around'];
  target: Target;
}

/** Keeps rows that are all drawn. */
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

/** The `ref` of what takes the focus in a row. */
type Target = (id: string) => RefCallback<HTMLElement>;

/** Where a list puts the handle of its rows. */
export type RowsRef = RefObject<RowsHandle | null>;

/** Milliseconds after which a dialog may have given the focus back, or lost it with the row that it came from. */
const looks = [80, 250, 600];

/**
 * Gives the focus back to a row once what an act opened is closed, should nothing else have it by then. Where the row
 * went out of sight with the act, the one in its place takes it.
 */
export function useFocusBack(rows: RowsRef, order: readonly { id: string }[], isOpen: boolean) {
  const from = useRef<{ id: string; at: number }>(undefined);
  const latest = useRef(order);
  useEffect(() => {
    latest.current = order;
  }, [order]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an act that opens nothing shows in the order alone.
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
  /** An act begins at a row. */
  return (id: string | undefined) => {
    const at = latest.current.findIndex((each) => each.id === id);
    if (id !== undefined && at >= 0) from.current = { id, at };
  };
}
