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
  /** What stands above a row: its table is a tree where nothing puts the rows together. Its view is `isTree`. */
  above?: GetParentId<Row>;
}

/** A group is counted whole, and a tree is one: their lists are asked for in larger pieces, and to the end. */
const isWhole = <Values extends ListValues>({ isTree }: View<Values>, { group }: Values) =>
  isTree || group !== undefined;

/** How many rows are asked for at once. */
export const getPageSize = <Values extends ListValues>(view: View<Values>, values: Values) =>
  isWhole(view, values) ? 200 : 50;

/** A list as its address says: its rows, what they are put together by, which of them are selected. */
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
  // What was loaded stays on screen when a later page fails; the first page's failure is the route's.
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
  // The rest of a group, of what is to be selected, and of what was there before a reload comes by itself.
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
    /** Nothing until the first answer. */
    rows: data && (tree?.rows ?? rows),
    grouping,
    tree,
    /** Those that are drawn, in their order. */
    inSight,
    selection,
    /** Selects all that the filters let through, those too that are not shown yet. */
    selectWhole: () => setSelectingAll(true),
    /** Other rows are on their way; those of before are shown. */
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
/** Whatever list, for the parts that do not look into its rows. */
// biome-ignore lint/suspicious/noExplicitAny: each list has values and rows of its own.
export type AnyList = List<any, any>;
