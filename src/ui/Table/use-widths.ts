import { type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { TableLayout } from './types';

const [narrowest, widest, usual] = [64, 800, 160];
const within = (width: number) => Math.round(Math.max(narrowest, Math.min(width, widest)));

interface Options {
  table: RefObject<HTMLTableElement | null>;
  columns: readonly { id: string }[];
  hasBoxes: boolean;
  /** Whether the widths are frozen while rows change, so that columns do not resize with their content. */
  isSteady: boolean;
  layout: TableLayout | undefined;
  onLayoutChange: ((layout: TableLayout) => void) | undefined;
}

/** Tracks the column widths: by content until the reader resizes or rows change. */
export function useWidths({ table, columns, hasBoxes, isSteady, layout, onLayoutChange }: Options) {
  const { direction } = useLocale();
  const [own, setOwn] = useState<TableLayout>({ hiddenColumns: [], widths: {} });
  const [measured, setMeasured] = useState<{ of: string; widths: Record<string, number> }>();
  const [resizing, setResizing] = useState<{ id: string; width: number }>();
  const hasDragged = useRef(false);
  const { widths } = layout ?? own;
  const key = columns.map(({ id }) => id).join(' ');
  const isKept = columns.some(({ id }) => widths[id] !== undefined);
  const isMeasured = isSteady && measured?.of === key;
  const isFixed = isKept || isMeasured || resizing !== undefined;

  const measure = () => {
    const cells = [...(table.current?.tHead?.rows[0]?.cells ?? [])].slice(hasBoxes ? 1 : 0);
    return Object.fromEntries(
      columns.map(({ id }, index) => [id, cells[index]?.getBoundingClientRect().width ?? usual]),
    );
  };

  useLayoutEffect(() => {
    if (isSteady && !isKept && measured?.of !== key) setMeasured({ of: key, widths: measure() });
  });

  // A change of container width or font resets the widths to the content.
  useLayoutEffect(() => {
    const frame = table.current?.parentElement;
    if (!isSteady || !frame) return;
    let before = frame.clientWidth;
    const observer = new ResizeObserver(() => {
      if (frame.clientWidth === before) return;
      before = frame.clientWidth;
      setMeasured(undefined);
    });
    observer.observe(frame);
    const forget = () => setMeasured(undefined);
    document.fonts.addEventListener('loadingdone', forget);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', forget);
    };
  }, [isSteady, table]);

  const keep = (nextWidths: TableLayout['widths']) => {
    const next = { ...(layout ?? own), widths: nextWidths };
    if (!layout) setOwn(next);
    onLayoutChange?.(next);
  };

  const setWidth = (id: string, width: number) => keep({ ...widths, ...measure(), [id]: width });

  const startResize = (event: PointerEvent<HTMLElement>, id: string) => {
    event.preventDefault();
    const handle = event.currentTarget;
    const start = measure();
    const [from, before] = [event.clientX, start[id] ?? usual];
    const sign = direction === 'rtl' ? -1 : 1;
    let width = before;
    hasDragged.current = false;
    setMeasured({ of: key, widths: start });
    handle.setPointerCapture(event.pointerId);
    const move = (next: globalThis.PointerEvent) => {
      width = within(before + sign * (next.clientX - from));
      if (width !== Math.round(before)) hasDragged.current = true;
      setResizing({ id, width });
    };
    handle.addEventListener('pointermove', move);
    handle.addEventListener(
      'lostpointercapture',
      () => {
        handle.removeEventListener('pointermove', move);
        setResizing(undefined);
        if (hasDragged.current) setWidth(id, width);
      },
      { once: true },
    );
  };

  return {
    widths: isFixed
      ? columns.map(({ id }) => (resizing?.id === id ? resizing.width : (widths[id] ?? measured?.widths[id] ?? usual)))
      : undefined,
    resizing: resizing?.id,
    startResize,
    /** Whether the edge was dragged since the last press, so that the click that ends a drag is ignored. */
    hasDragged: () => hasDragged.current,
    /** Widens a column by pixels; returns the new width. */
    widen: (id: string, by: number) => {
      const width = within((measure()[id] ?? usual) + by);
      setWidth(id, width);
      return width;
    },
    /** Resets all columns to their initial widths. */
    restore: () => keep({}),
  };
}
