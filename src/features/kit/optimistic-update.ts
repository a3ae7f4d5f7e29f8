import { partialMatchKey, type Query, type QueryKey, type SkipToken } from '@tanstack/react-query';
import { queryClient } from '../kernel/query';
import { resetOnSignOut } from '../kernel/reset-on-sign-out';

/** A query by its options, whose data can be patched. */
export interface PatchableQuery<Data> {
  queryKey: QueryKey;
  // biome-ignore lint/suspicious/noExplicitAny: contexts differ by kind of query; only the answer matters here.
  queryFn?: ((context: any) => Data | Promise<Data>) | SkipToken;
}

/** Patches cached queries. Every updater must return a new value instead of mutating its argument. */
export interface CachePatcher {
  change: <Data>(query: PatchableQuery<Data>, by: (data: NonNullable<Data>) => NonNullable<Data>) => void;
  /** Updates a row in all lists below this key. */
  changeRow: <Row extends { id: string }>(list: { queryKey: QueryKey }, id: string, by: (row: Row) => Row) => void;
  /** Removes a row from all lists below this key. */
  removeRow: (list: { queryKey: QueryKey }, id: string) => void;
  /** Removes matching rows from all lists below this key. */
  removeRows: <Row extends { id: string }>(list: { queryKey: QueryKey }, isGone: (row: Row) => boolean) => void;
}

interface Patch {
  queryKey: QueryKey;
  by: (data: unknown) => unknown;
}

/** Optimistic patches whose responses are pending, in order. */
let patches: Patch[] = [];
/** The last server data of each query with pending patches. */
const bases = new Map<string, unknown>();
let isWriting = false;
let isListening = false;
let people = 0;

resetOnSignOut(() => {
  people += 1;
  patches = [];
  bases.clear();
});

const queriesAt = (queryKey: QueryKey) =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey })
    .filter(({ state }) => state.data !== undefined);

function write({ queryKey, state }: Query, data: unknown) {
  isWriting = true;
  queryClient.setQueryData(queryKey, data, { updatedAt: state.dataUpdatedAt });
  isWriting = false;
}

/** Applies all pending patches to the last server data. */
function show(query: Query) {
  if (!bases.has(query.queryHash)) return;
  const base = bases.get(query.queryHash);
  const pending = patches.filter(({ queryKey }) => partialMatchKey(query.queryKey, queryKey));
  if (pending.length === 0) bases.delete(query.queryHash);
  write(
    query,
    pending.reduce((data, { by }) => by(data), base),
  );
}

/** Re-applies pending patches to data that arrives meanwhile. */
function listen() {
  if (isListening) return;
  isListening = true;
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'removed') return void bases.delete(event.query.queryHash);
    if (isWriting || event.type !== 'updated' || event.action.type !== 'success') return;
    if (!patches.some(({ queryKey }) => partialMatchKey(event.query.queryKey, queryKey))) return;
    bases.set(event.query.queryHash, event.query.state.data);
    show(event.query);
  });
}

type Lists<Row> = Row[] | { data?: Row[] } | { pages: (Row[] | { data: Row[] })[] };

/** Returns the lists with matching rows replaced by `by`, or removed if it returns undefined. */
function inLists<Row extends { id: string }>(
  lists: Lists<Row>,
  isMeant: (row: Row) => boolean,
  by: (row: Row) => Row | undefined,
): unknown {
  if (Array.isArray(lists)) return lists.flatMap((row) => (isMeant(row) ? (by(row) ?? []) : row));
  if ('pages' in lists) return { ...lists, pages: lists.pages.map((page) => inLists(page, isMeant, by)) };
  return Array.isArray(lists.data) ? { ...lists, data: inLists(lists.data, isMeant, by) } : lists;
}

function patchesOf(write: (known: CachePatcher) => void): Patch[] {
  const made: Patch[] = [];
  const inRows = (queryKey: QueryKey, isMeant: (row: never) => boolean, by: (row: never) => unknown) =>
    made.push({ queryKey, by: (data) => inLists(data as Lists<{ id: string }>, isMeant as never, by as never) });
  write({
    change: ({ queryKey }, by) => made.push({ queryKey, by: by as Patch['by'] }),
    changeRow: ({ queryKey }, id, by) => inRows(queryKey, (row: { id: string }) => row.id === id, by),
    removeRow: ({ queryKey }, id) =>
      inRows(
        queryKey,
        (row: { id: string }) => row.id === id,
        () => undefined,
      ),
    removeRows: ({ queryKey }, isGone) => inRows(queryKey, isGone, () => undefined),
  });
  return made;
}

const none = () => {};

/** Patches the cache before the server responds; returns functions to commit and to roll back only these patches. */
export function applyOptimisticUpdate(foresee: (known: CachePatcher) => void = none) {
  listen();
  const person = people;
  const mine = patchesOf(foresee);
  const queries = () => mine.flatMap(({ queryKey }) => queriesAt(queryKey));
  for (const query of queries()) if (!bases.has(query.queryHash)) bases.set(query.queryHash, query.state.data);
  patches = [...patches, ...mine];
  for (const query of queries()) show(query);

  const end = (kept: Patch[]) => {
    // The person has signed out, so nothing must reach the next one.
    if (person !== people) return;
    patches = patches.filter((patch) => !mine.includes(patch));
    for (const { queryKey, by } of kept) {
      for (const query of queriesAt(queryKey)) {
        const { queryHash } = query;
        if (bases.has(queryHash)) bases.set(queryHash, by(bases.get(queryHash)));
        else write(query, by(query.state.data));
      }
    }
    for (const query of [...mine, ...kept].flatMap(({ queryKey }) => queriesAt(queryKey))) show(query);
  };
  return {
    queryKeys: mine.map(({ queryKey }) => queryKey),
    /** The server accepted; `settle` replaces the optimistic patch with data from its response. */
    keep: (settle: (known: CachePatcher) => void = none) => end([...mine, ...patchesOf(settle)]),
    takeBack: () => end([]),
  };
}
