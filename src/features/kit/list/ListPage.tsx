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
  /** Address of the unfiltered list. */
  address: string;
  columns: readonly ListColumn<Row>[];
  /** Content of a row's card; by default its columns. */
  card?: (row: Row) => CardParts;
  /** Address of a row. */
  href?: (row: Row) => string;
  /** Options of the filters by id, by filter name. */
  options?: Record<string, readonly { id: string; name: string }[]>;
  /** Address of the create page and the permission it needs; anyone may create if no permission is given. */
  create?: { permission?: string; to: string };
  /** A further action in the empty state. */
  begin?: ReactNode;
  /** Row actions. Lazy-load the component, because most visits select nothing. */
  acts?: ComponentType<BulkProps<Row>>;
  /** CSV columns, if they differ from the list's. */
  exportAs?: ExportColumns<Row>;
  /** Exports all rows for the values from the server; without it the rows are loaded for the export. */
  exportWhole?: (values: Values) => Promise<Blob>;
  /** Scope of the person's saved views. */
  scope?: Scope;
  /** Heading instead of the list's name, for a list whose title loads with its rows. */
  heading?: string;
  /** Content above the rows, such as totals. */
  summary?: (values: Values) => ReactNode;
}

/**
 * A list page that is filtered, sorted, grouped and displayed as its address says. Compose the parts for other needs.
 */
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
  // View-as mode has no actions, and so no selection.
  const Acts = usePerson()?.viewing ? undefined : acts;
  const list = useList(given);
  useLiveChanges();
  // Actions mount for keyboard users even without a selection, because of their shortcuts.
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

/** Shows the number of loaded rows and a button to load more. */
export function MoreRows({ list: { rows = [], more, words } }: { list: AnyList }) {
  const t = useWords(words);
  // Below all rows and usually off screen, so rendering is deferred.
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

/** Mounts the row actions once a row was selected; a running action outlives its selection. */
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
