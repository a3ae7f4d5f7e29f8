import { useState } from 'react';
import type { TableLayout } from './types';

const nothing: TableLayout = { hiddenColumns: [], widths: {} };

function read(key: string): TableLayout {
  try {
    const { hiddenColumns, widths } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<TableLayout>;
    return {
      hiddenColumns: Array.isArray(hiddenColumns) ? hiddenColumns.filter((id) => typeof id === 'string') : [],
      widths: Object.fromEntries(Object.entries(widths ?? {}).filter(([, width]) => Number.isFinite(width))),
    };
  } catch {
    return nothing;
  }
}

/** The columns as this reader left them in this browser, under the table's name: for `layout` and `onLayoutChange`. */
export function useTableLayout(name: string) {
  const key = `table ${name}`;
  const [layout, setLayout] = useState(() => read(key));
  const keep = (next: TableLayout) => {
    setLayout(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // A browser that keeps nothing still shows it.
    }
  };
  return [layout, keep] as const;
}
