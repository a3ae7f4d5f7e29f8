import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { GetParentId } from '#domain/tree';
import { useWords, type Words } from '../../kernel/language';
import { toProblem } from '../../kernel/problem';
import { type ListValues, useView, type View } from './address/view';
import type { CursorList } from './cursor-list';
import { type GroupBy, useGroups } from './groups';
import type { ListMessages } from './messages';
import { useSelection } from './selection';
import { useTree } from './tree';
import { useLoadedPages } from './use-loaded-pages';

export interface UseListOptions<Values extends ListValues, Row extends { id: string }> {
  view: View<Values>;
  list: CursorList<Values, Row>;
  words: Words<ListMessages>;
  groups?: Record<string, GroupBy<Row>>;
  /** Returns a row's parent id: the table shows a tree unless rows are grouped. Requires `isTree` in the view. */
  above?: GetParentId<Row>;
}

/** Groups and trees need all rows, so their lists load larger pages to the end. */
const isWhole = <Values extends ListValues>({ isTree }: View<Values>, { group }: Values) =>
  isTree || group !== undefined;

/** Returns the page size of a list. */
export const getPageSize = <Values extends ListValues>(view: View<Values>, values: Values) =>
  isWhole(view, values) ? 200 : 50;

/** Provides a list as its address says: rows, groups and selection. */
export function useList<Values extends ListValues, Row extends { id: string }>({
  view,
  list,
  words,
  groups = {},
  above,
}: UseListOptions<Values, Row>) {
  const t = useWords(words);
  const { values, change, ignored } = useView(view);
  const query = useInfiniteQuery({
    ...list.pages(values, getPageSize(view, values)),
    placeholderData: keepPreviousData,
  });
  const { data, error, hasNextPage, isFetching, isError, fetchNextPage } = query;
  // A failed later page keeps the loaded rows; a failed first page fails the route.
  if (error && !data) throw error;

  const rows = data?.pages.flatMap((page) => page.data) ?? [];
  const { group } = values;
  const grouping = useGroups(rows, group === undefined ? undefined : groups[group], group, {
    count: (count) => t(hasNextPage ? 'list.groupCountMore' : 'list.groupCount', { count }),
    more: (count) => t('list.groupMore', { count }),
  });
  const tree = useTree(rows, grouping || values.view !== 'list' ? undefined : above);
  const inSight = grouping
    ? grouping.groups.flatMap(({ isFolded, rows: inside }) => (isFolded ? [] : inside))
    : (tree?.inSight ?? rows);
  const selection = useSelection(inSight);

  const [isSelectingAll, setSelectingAll] = useState(false);
  if (isSelectingAll && (!hasNextPage || isError)) {
    setSelectingAll(false);
    selection.selectAll();
  }
  // The remaining pages of a group, of "select all" and of the state before a reload load automatically.
  const pageCount = query.isPlaceholderData ? 0 : (data?.pages.length ?? 0);
  const wasLoaded = pageCount < useLoadedPages(pageCount);
  const isIncomplete = (isWhole(view, values) || isSelectingAll || wasLoaded) && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (isIncomplete) void fetchNextPage();
  }, [isIncomplete, fetchNextPage]);

  return {
    view,
    list,
    words,
    values,
    change,
    ignored,
    /** Undefined until the first response. */
    rows: data && (tree?.rows ?? rows),
    grouping,
    tree,
    /** Visible rows in order. */
    inSight,
    selection,
    /** Selects all rows that match the filters, including those not loaded yet. */
    selectWhole: () => setSelectingAll(true),
    /** Whether other rows are loading while the previous ones are shown. */
    isPending: query.isPlaceholderData,
    more: {
      hasMore: hasNextPage,
      isPending: query.isFetchingNextPage,
      error: query.isFetchNextPageError ? toProblem(error).message : undefined,
      load: () => void fetchNextPage(),
    },
  };
}

export type List<Values extends ListValues, Row extends { id: string }> = ReturnType<typeof useList<Values, Row>>;
/** Any list, for components that do not read its rows. */
// biome-ignore lint/suspicious/noExplicitAny: each list has values and rows of its own.
export type AnyList = List<any, any>;
