import { type ReactNode, Suspense } from 'react';
import { Card, Skeleton, type TableColumn, type TableProps } from '#ui';
import { lazyComponent } from '../../kernel/lazy-component';
import { isNarrow } from '../../kernel/use-is-narrow';
import type { ListValues } from './address/view';
import type { RowsRef } from './focus';
import type { CardParts, NamedRow } from './ListCards';
import type { AnyList } from './use-list';

// The row components are most of the page's code, and each visit needs only one of them.
const ListTable = lazyComponent(() => import('./ListTable'), 'ListTable');
const ListCards = lazyComponent(() => import('./ListCards'), 'ListCards');
const EmptyList = lazyComponent(() => import('./EmptyList'), 'EmptyList');

/** Returns the layout of the rows: cards on a phone, which has no room for a table. */
export const getRowLayout = ({ view }: ListValues, isOnPhone: boolean) =>
  view === 'list' && !isOnPhone ? 'table' : 'cards';

/** Prefetches the row component before the rows arrive. */
export const prefetchRowComponents = (values: ListValues) =>
  (getRowLayout(values, isNarrow()) === 'table' ? ListTable : ListCards).prefetch();

export interface ListRowsProps<Row extends NamedRow> {
  list: AnyList;
  as: 'table' | 'cards';
  columns: TableColumn<Row>[];
  card: (row: Row) => CardParts;
  href?: (row: Row) => string;
  isSelectable: boolean;
  /** The saved column layout. */
  arranged: Pick<TableProps<Row>, 'layout' | 'onLayoutChange'>;
  createTo?: string;
  /** A further action in the empty state. */
  begin?: ReactNode;
  rows: RowsRef;
  /** Content below the rows; rendered with them to avoid a layout shift. */
  children?: ReactNode;
}

/** Skeleton of the rows. */
export const ListSkeleton = () => (
  <Card padding="l">
    <div aria-busy="true">
      <Skeleton lines={12} />
    </div>
  </Card>
);

/** Rows as a table or cards, with a skeleton before the first response and an empty state. */
export function ListRows<Row extends NamedRow>({
  as,
  columns,
  card,
  createTo,
  begin,
  children,
  ...props
}: ListRowsProps<Row>) {
  const { list } = props;
  if (!list.rows) return <ListSkeleton />;
  if (list.rows.length === 0)
    return (
      <Suspense>
        <EmptyList list={list} createTo={createTo} begin={begin} />
      </Suspense>
    );
  return (
    <Suspense fallback={<ListSkeleton />}>
      {/* The lazy-loaded component has lost its type parameter. */}
      {as === 'cards' ? (
        <ListCards {...props} card={card as never} href={props.href as never} />
      ) : (
        <ListTable {...props} columns={columns as never} href={props.href as never} />
      )}
      {children}
    </Suspense>
  );
}
