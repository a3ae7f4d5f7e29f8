import { type TableColumn, useTableLayout } from '#ui';
import { useWords } from '../../../kernel/language';
import { listWords } from '../words';
import type { Filter } from './filter';

/** Keeps a list's column layout in this browser and returns the choice of visible columns. */
export function useColumns<Row>(name: string, columns: readonly TableColumn<Row>[]) {
  const own = useWords(listWords);
  const [layout, onLayoutChange] = useTableLayout(name);
  const { hiddenColumns } = layout;
  // The row header column is always visible.
  const options = columns.filter(({ isRowHeader }) => !isRowHeader).map(({ id, label }) => ({ id, label }));
  const ids = options.map(({ id }) => id);
  const choice: Filter = {
    name: 'columns',
    label: own('columns'),
    options,
    isMany: true,
    chosen: ids.filter((id) => !hiddenColumns.includes(id)),
    choose: (shown) => onLayoutChange({ ...layout, hiddenColumns: ids.filter((id) => !shown.includes(id)) }),
  };
  return { choice, arranged: { layout, onLayoutChange } };
}
