import { Table, type TableColumn, type TableProps } from '#ui';
import { useWords } from '../../kernel/language';
import type { RowsRef } from './focus';
import type { NamedRow } from './ListCards';
import type { AnyList } from './use-list';

export interface ListTableProps<Row extends NamedRow> {
  list: AnyList;
  columns: TableColumn<Row>[];
  href?: (row: Row) => string;
  isSelectable: boolean;
  /** The saved column layout. */
  arranged: Pick<TableProps<Row>, 'layout' | 'onLayoutChange'>;
  rows: RowsRef;
}

/** Rows as a table, optionally grouped. The grouping column is hidden. */
export function ListTable<Row extends NamedRow>({
  list,
  columns,
  href,
  isSelectable,
  rows,
  arranged,
}: ListTableProps<Row>) {
  const t = useWords(list.words);
  const { view, values, change, grouping, tree, selection } = list;
  return (
    <Table<Row>
      ref={rows}
      label={t('title')}
      columns={columns
        .filter(({ id }) => id !== values.group)
        .map((column) => ({ ...column, isSortable: column.id in view.sorts }))}
      rows={tree?.top ?? list.rows ?? []}
      below={tree?.below}
      expandedKeys={tree?.expandedKeys}
      onExpandedChange={tree?.onExpandedChange}
      {...arranged}
      groups={grouping?.groups}
      onGroupToggle={grouping?.toggle}
      onGroupMore={grouping?.showMore}
      sort={{ column: values.sort_by, direction: values.sort_order === 'asc' ? 'ascending' : 'descending' }}
      onSortChange={({ column, direction }) =>
        change({ sort_by: column, sort_order: direction === 'ascending' ? 'asc' : 'desc' })
      }
      nameOf={({ name }) => name}
      selectionMode={isSelectable ? 'multiple' : 'none'}
      selectedKeys={selection.selectedKeys}
      onSelectionChange={selection.onSelectionChange}
      rowHref={href}
      isPending={list.isPending}
    />
  );
}
