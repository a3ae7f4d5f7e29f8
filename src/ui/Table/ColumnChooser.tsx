import { Columns3 } from 'lucide-react';
import { Button } from '../Button/Button';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup';
import { Popover } from '../Popover/Popover';
import { Stack } from '../Stack/Stack';
import { useWordsOf } from '../words';
import type { TableColumn, TableLayout } from './types';
import { words as ownWords } from './words';

export interface ColumnChooserProps<Row> {
  /** All columns of the table. */
  columns: readonly TableColumn<Row>[];
  /** Column widths and hidden columns. */
  layout: TableLayout;
  /** Called with the new layout when a column is shown or hidden. */
  onLayoutChange: (layout: TableLayout) => void;
}

/** Selects the visible columns of a table. Place it in the table's toolbar; see `useTableLayout`. */
export function ColumnChooser<Row>({ columns, layout, onLayoutChange }: ColumnChooserProps<Row>) {
  const words = useWordsOf(ownWords);
  const named = columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0];
  const optional = columns.filter((column) => column !== named);
  const isChanged = layout.hiddenColumns.length > 0 || Object.keys(layout.widths).length > 0;
  return (
    <Popover
      label={words.columns}
      trigger={
        <Button size="s" tone="neutral" weight="soft" icon={Columns3}>
          {words.columns}
        </Button>
      }
    >
      <Stack space="m">
        <CheckboxGroup
          label={words.shownColumns}
          options={optional.map(({ id, label }) => ({ id, label }))}
          value={optional.filter(({ id }) => !layout.hiddenColumns.includes(id)).map(({ id }) => id)}
          onChange={(shown) =>
            onLayoutChange({
              ...layout,
              hiddenColumns: optional.filter(({ id }) => !shown.includes(id)).map(({ id }) => id),
            })
          }
        />
        <Button
          size="s"
          tone="neutral"
          weight="soft"
          isDisabled={!isChanged}
          onPress={() => onLayoutChange({ hiddenColumns: [], widths: {} })}
        >
          {words.restore}
        </Button>
      </Stack>
    </Popover>
  );
}
