import { Plus } from 'lucide-react';
import { type ComponentType, type ReactNode, Suspense, useRef, useState } from 'react';
import { ButtonLink, LoadMore, Page, Stack } from '#ui';
import { useIsPainted } from '#ui/windowing/use-is-painted';
import { useWords } from '../../kernel/language';
import { useLiveChanges } from '../../kernel/live';
import { useCan, usePerson } from '../../kernel/session';
import { useIsNarrow } from '../../kernel/use-is-narrow';
import type { ListValues } from './address/view';
import type { BulkProps } from './bulk/BulkActs';
import { exportColumns, type ListColumn, RowFacts, visibleColumns } from './columns';
import type { RowsHandle } from './focus';
import { IgnoredPart } from './IgnoredPart';
import type { CardParts, NamedRow } from './ListCards';
import { ListKeys } from './ListKeys';
import { type ExportColumns, ListMenu } from './ListMenu';
import { getRowLayout, ListRows } from './ListRows';
import { ListToolbar } from './ListToolbar';
import type { Scope } from './saved-views/queries';
import { SavedViews } from './saved-views/SavedViews';
import { useColumns } from './toolbar/use-columns';
import { type AnyList, type UseListOptions, useList } from './use-list';

export interface ListPageProps<Values extends ListValues, Row extends NamedRow> extends UseListOptions<Values, Row> {
  /** The address of the list that nothing narrows. */
  address: string;
  columns: readonly ListColumn<Row>[];
  /** What a card says of a row; what its columns say is its body where it gives none. */
  card?: (row: Row) => CardParts;
  /** Where a row leads. */
  href?: (row: Row) => string;
  /** What filters by id offer, by the name of the filter. */
  options?: Record<string, readonly { id: string; name: string }[]>;
  /** Where one more is made, by whoever has the permission; by everybody where none is named. */
  create?: { permission?: string; to: string };
  /** Beside creating one, another way to begin where there is none yet. */
  begin?: ReactNode;
  /** What may be done with rows. Load it late: most visits select nothing. */
  acts?: ComponentType<BulkProps<Row>>;
  /** The columns of a file, where they are others than those of the list. */
  exportAs?: ExportColumns<Row>;
  /** The whole of what the values ask for as a file that the server writes; without it the rows are read for one. */
  exportWhole?: (values: Values) => Promise<Blob>;
  /** Where the person's views of this list are kept. */
  scope?: Scope;
  /** In place of what the list is called, where it is of one thing: known only with the rows. */
  heading?: string;
  /** Stands above the rows: what they come to. */
  summary?: (values: Values) => ReactNode;
}

/** A list as a page: narrowed, sorted, grouped and shown as its address says. A page with other needs takes its parts. */
export function ListPage<Values extends ListValues, Row extends NamedRow>({
  address,
  columns,
  card,
  href,
  options,
  create,
  begin,
  acts,
  exportAs = exportColumns(columns),
  exportWhole,
  scope,
  heading,
  summary,
  ...given
}: ListPageProps<Values, Row>) {
  const t = useWords(given.words);
  const mayCreate = useCan();
  // Through another's eyes nothing is done, and so nothing selected.
  const Acts = usePerson()?.viewing ? undefined : acts;
  const list = useList(given);
  useLiveChanges();
  // Whoever goes by keys may act by keys.
  const [isWalking, setWalking] = useState(false);
  const isNarrow = useIsNarrow();
  const rows = useRef<RowsHandle>(null);
  const search = useRef<HTMLInputElement>(null);
  const createTo = create && (!create.permission || mayCreate(create.permission)) ? create.to : undefined;
  const as = getRowLayout(list.values, isNarrow);

  const drawn = visibleColumns(columns);
  const { choice, arranged } = useColumns(address, drawn);
  const buttons = (
    <>
      <ListMenu list={list} exportAs={exportAs} exportWhole={exportWhole && (() => exportWhole(list.values))} />
      {createTo && (
        <ButtonLink href={createTo} icon={Plus}>
          {t('create')}
        </ButtonLink>
      )}
    </>
  );

  return (
    <Page title={heading ?? t('title')} isTitleLate={heading !== undefined} actions={isNarrow && buttons} width="full">
      <Stack space="m">
        <ListToolbar
          list={list}
          options={options}
          search={search}
          columns={as === 'table' ? choice : undefined}
          acts={
            <>
              {scope && <SavedViews scope={scope} codec={given.view} values={list.values} onChange={list.change} />}
              {!isNarrow && buttons}
            </>
          }
        />
        <IgnoredPart {...list} />
        {summary?.(list.values)}
        <ListRows
          list={list}
          as={as}
          href={href}
          createTo={createTo}
          begin={begin}
          rows={rows}
          arranged={arranged}
          columns={drawn}
          card={(row: Row) => ({ body: <RowFacts columns={columns} row={row} />, ...card?.(row) })}
          isSelectable={Acts !== undefined}
        >
          <MoreRows list={list} />
        </ListRows>
        {Acts && (
          <ListActs list={list} acts={Acts} isAwaited={isWalking} currentId={() => rows.current?.focusedRow()} />
        )}
      </Stack>
      <ListKeys
        list={list}
        rows={rows}
        search={search}
        createTo={createTo}
        isSelectable={Acts !== undefined}
        onWalk={() => setWalking(true)}
      />
    </Page>
  );
}

/** How many rows are shown, and the way to more. */
export function MoreRows({ list: { rows = [], more, words } }: { list: AnyList }) {
  const t = useWords(words);
  // Below all rows, and so mostly out of sight.
  const isPainted = useIsPainted(more.hasMore);
  if (rows.length === 0) return null;
  return (
    <LoadMore
      summary={t(more.hasMore ? 'list.shownMore' : 'list.shown', { count: rows.length })}
      hasMore={more.hasMore && isPainted}
      isPending={more.isPending}
      onLoadMore={more.load}
      error={more.error}
    />
  );
}

interface ListActsProps<Row> {
  list: AnyList;
  acts: ComponentType<BulkProps<Row>>;
  isAwaited: boolean;
  currentId: () => string | undefined;
}

/** What may be done with rows, once one was selected: what runs for a selection outlives it. */
function ListActs<Row extends NamedRow>({ list, acts: Acts, isAwaited, currentId }: ListActsProps<Row>) {
  const { selection, inSight } = list;
  const isNeeded = isAwaited || selection.selectedKeys.size > 0;
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  if (!wasNeeded) return null;
  return (
    <Suspense>
      <Acts
        selectedRows={selection.selectedRows}
        shown={inSight.length}
        currentRow={() => inSight.find(({ id }: Row) => id === currentId())}
        onSelectAll={selection.selectAll}
        onSelectWhole={list.more.hasMore ? list.selectWhole : undefined}
        onClear={selection.clear}
      />
    </Suspense>
  );
}
