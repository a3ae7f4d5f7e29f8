import { type ReactNode, Suspense } from 'react';
import { Card, Skeleton, type TableColumn, type TableProps } from '#ui';
import { lazyComponent } from '../../kernel/lazy-component';
import { isNarrow } from '../../kernel/use-is-narrow';
import type { ListValues } from './address/view';
import type { RowsRef } from './focus';
import type { CardParts, NamedRow } from './ListCards';
import type { AnyList } from './use-list';

// What shows the rows is most of the page's weight, and each visit needs but one of them.
const ListTable = lazyComponent(() => import('./ListTable'), 'ListTable');
const ListCards = lazyComponent(() => import('./ListCards'), 'ListCards');
const EmptyList = lazyComponent(() => import('./EmptyList'), 'EmptyList');

/** As what the rows are shown: a phone has no room for a table. */
export const getRowLayout = ({ view }: ListValues, isOnPhone: boolean) =>
  view === 'list' && !isOnPhone ? 'table' : 'cards';

/** Fetches what will show the rows, before there are any. */
export const prefetchRowComponents = (values: ListValues) =>
  (getRowLayout(values, isNarrow()) === 'table' ? ListTable : ListCards).prefetch();

export interface ListRowsProps<Row extends NamedRow> {
  list: AnyList;
  as: 'table' | 'cards';
  columns: TableColumn<Row>[];
  card: (row: Row) => CardParts;
  href?: (row: Row) => string;
  isSelectable: boolean;
  /** The columns as the person left them. */
  arranged: Pick<TableProps<Row>, 'layout' | 'onLayoutChange'>;
  createTo?: string;
  /** Another way to begin where there is no row yet. */
  begin?: ReactNode;
  rows: RowsRef;
  /** Stands below the rows, and comes with them: what came before would be pushed away. */
  children?: ReactNode;
}

/** The shape of rows until they come. */
export const ListSkeleton = () => (
  <Card padding="l">
    <div aria-busy="true">
      <Skeleton lines={12} />
    </div>
  </Card>
);

/** The rows of a list as a table or as cards; before the first answer their shape, and where there are none, why. */
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
      {/* What is loaded late has lost the type of its rows. */}
      {as === 'cards' ? (
        <ListCards {...props} card={card as never} href={props.href as never} />
      ) : (
        <ListTable {...props} columns={columns as never} href={props.href as never} />
      )}
      {children}
    </Suspense>
  );
}
