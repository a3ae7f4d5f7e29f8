import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { client } from '#openapi/client';
import type { paths } from '#openapi/schema.d';
import { queryClient } from '../../kernel/query';

type Get<Path extends keyof paths> = paths[Path] extends { get: infer Operation } ? Operation : never;
type AnswerOf<Path extends keyof paths> =
  Get<Path> extends { responses: { 200: { content: { 'application/json': infer Body } } } } ? Body : never;
/** The contract's list calls with cursor pagination. */
export type ListPath = {
  [Path in keyof paths]: AnswerOf<Path> extends { data: { id: string }[]; page: { next_cursor: string | null } }
    ? Path
    : never;
}[keyof paths];
/** The row type of such a call. */
export type RowOf<Path extends ListPath> = AnswerOf<Path> extends { data: (infer Row)[] } ? Row : never;
type Query<Path extends ListPath> =
  Get<Path> extends { parameters: { query?: infer Asked } } ? Omit<NonNullable<Asked>, 'cursor' | 'limit'> : object;
type Path<Of extends ListPath> = Get<Of> extends { parameters: { path: infer Given } } ? Given : undefined;

interface Page<Row> {
  data: Row[];
  page: { next_cursor: string | null };
}
interface Asked {
  path?: unknown;
  query?: object;
}

/** A list of the contract, as pages or as a whole. */
export interface CursorList<Given, Row extends { id: string }> {
  /** Key prefix of all queries of the list. */
  queryKey: readonly ['get', string];
  /** Infinite query; `limit` is the page size. */
  pages: (given: Given, limit?: number) => ReturnType<typeof pagesOf<Row>>;
  /** Query of all rows, loading as many pages as needed. */
  whole: (given: Given) => ReturnType<typeof wholeOf<Row>>;
  /** Query of the number of rows, up to one page. */
  count: (given: Given) => ReturnType<typeof countOf<Row>>;
}

const isEmpty = (value: unknown) => value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
/** Removes empty parameters. */
const filled = (query: object) => Object.fromEntries(Object.entries(query).filter(([, value]) => !isEmpty(value)));

const largest = 200;
const usualPage = 50;

type Ask<Row> = (query: object, signal?: AbortSignal) => Promise<Page<Row>>;

const pagesOf = <Row>(key: readonly unknown[], ask: Ask<Row>, limit: number) =>
  infiniteQueryOptions({
    queryKey: [...key, { limit }],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => ask({ limit, ...(pageParam && { cursor: pageParam }) }, signal),
    getNextPageParam: ({ page }) => page?.next_cursor ?? undefined,
  });

const wholeOf = <Row>(key: readonly unknown[], ask: Ask<Row>) =>
  queryOptions({
    queryKey: [...key, 'whole'],
    queryFn: async ({ signal }) => {
      const rows: Row[] = [];
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const { data, page } = await ask({ limit: largest, ...(cursor && { cursor }) }, signal);
        rows.push(...data);
        cursor = page.next_cursor;
      }
      return rows;
    },
  });

const countOf = <Row>(key: readonly unknown[], ask: Ask<Row>) =>
  queryOptions({
    queryKey: [...key, 'count'],
    queryFn: async ({ signal }) => {
      const { data, page } = await ask({ limit: usualPage }, signal);
      return { count: data.length, hasMore: page.next_cursor !== null };
    },
  });

/**
 * Creates the queries of a list call. `asked` maps the page's values to request parameters other than cursor and limit;
 * `as` maps the response rows.
 */
export function cursorList<Of extends ListPath, Given = void, Row extends { id: string } = RowOf<Of> & { id: string }>(
  path: Of,
  asked: (
    given: Given,
  ) => (Path<Of> extends undefined ? { path?: undefined } : { path: Path<Of> }) & { query?: Query<Of> },
  as: (row: RowOf<Of>) => Row = (row) => row as unknown as Row,
): CursorList<Given, Row> {
  const get = client.GET as unknown as (path: string, init: object) => Promise<{ data: Page<RowOf<Of>> }>;
  const of = (given: Given) => {
    const { path: params, query: all = {} } = asked(given) as Asked;
    const query = filled(all);
    const ask: Ask<Row> = async (more, signal) => {
      const { data } = await get(path, { params: { path: params, query: { ...query, ...more } }, signal });
      return { ...data, data: data.data.map(as) };
    };
    return { key: ['get', path, { params: { path: params, query } }], ask };
  };
  return {
    queryKey: ['get', path],
    pages: (given, limit = usualPage) => {
      const { key, ask } = of(given);
      return pagesOf(key, ask, limit);
    },
    whole: (given) => {
      const { key, ask } = of(given);
      return wholeOf(key, ask);
    },
    count: (given) => {
      const { key, ask } = of(given);
      return countOf(key, ask);
    },
  };
}

/** Fetches all rows of a list, bypassing the cache, for a file. */
export const allRows = <Given, Row extends { id: string }>(list: CursorList<Given, Row>, given: Given) =>
  queryClient.fetchQuery({ ...list.whole(given), staleTime: 0 });
