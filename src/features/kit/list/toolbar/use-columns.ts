import { type TableColumn, useTableLayout } from '#ui';
import { useWords } from '../../../kernel/language';
import { listWords } from '../words';
import type { Filter } from './filter';

/** The columns of a list as the person left them in this browser, and the choice of which are shown. */
export function useColumns<Row>(name: string, columns: readonly TableColumn<Row>[]) {
  const own = useWords(listWords);
  const [layout, onLayoutChange] = useTableLayout(name);
  const { hiddenColumns } = layout;
  // What names a row is always there.
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
