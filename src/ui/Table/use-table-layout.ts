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

/** Stores a table's column layout in this browser under its name, for `layout` and `onLayoutChange`. */
export function useTableLayout(name: string) {
  const key = `table ${name}`;
  const [layout, setLayout] = useState(() => read(key));
  const keep = (next: TableLayout) => {
    setLayout(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Without storage the layout still applies to this page.
    }
  };
  return [layout, keep] as const;
}
