import { partialMatchKey, type Query, type QueryKey, type SkipToken } from '@tanstack/react-query';
import { queryClient } from '../kernel/query';
import { resetOnSignOut } from '../kernel/reset-on-sign-out';

/** A query, by its options: what its function answers is what is changed. */
export interface PatchableQuery<Data> {
  queryKey: QueryKey;
  // biome-ignore lint/suspicious/noExplicitAny: contexts differ by kind of query; only the answer matters here.
  queryFn?: ((context: any) => Data | Promise<Data>) | SkipToken;
}

/** How to change what is known of queries. Every function given answers anew: what it is given is not its own. */
export interface CachePatcher {
  change: <Data>(query: PatchableQuery<Data>, by: (data: NonNullable<Data>) => NonNullable<Data>) => void;
  /** Changes a row wherever a list below this key has it. */
  changeRow: <Row extends { id: string }>(list: { queryKey: QueryKey }, id: string, by: (row: Row) => Row) => void;
  /** Takes a row away wherever a list below this key has it. */
  removeRow: (list: { queryKey: QueryKey }, id: string) => void;
  /** Takes all such rows away wherever a list below this key has them. */
  removeRows: <Row extends { id: string }>(list: { queryKey: QueryKey }, isGone: (row: Row) => boolean) => void;
}

interface Patch {
  queryKey: QueryKey;
  by: (data: unknown) => unknown;
}

/** What is shown of changes that the server has not answered yet, in the order in which they were made. */
let patches: Patch[] = [];
/** What the server said last of each query that is shown with such changes. */
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

/** Shows what the server said last, with all that is still foreseen. */
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

/** What arrives while changes are under way does not hide them. */
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

/** The same lists with what `by` makes of the rows that are meant; without them where that is nothing. */
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

/** Shows changes before the server answers; answers how to keep them and how to take back these and no others. */
export function applyOptimisticUpdate(foresee: (known: CachePatcher) => void = none) {
  listen();
  const person = people;
  const mine = patchesOf(foresee);
  const queries = () => mine.flatMap(({ queryKey }) => queriesAt(queryKey));
  for (const query of queries()) if (!bases.has(query.queryHash)) bases.set(query.queryHash, query.state.data);
  patches = [...patches, ...mine];
  for (const query of queries()) show(query);

  const end = (kept: Patch[]) => {
    // Whoever sent it has left: nothing of it is for the next.
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
    /** The server agreed; `settle` puts what it answered in the place of what was foreseen. */
    keep: (settle: (known: CachePatcher) => void = none) => end([...mine, ...patchesOf(settle)]),
    takeBack: () => end([]),
  };
}
