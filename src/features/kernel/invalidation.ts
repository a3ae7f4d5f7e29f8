import { partialMatchKey, type QueryKey } from '@tanstack/react-query';
import type { Schema } from '#openapi/operations';
import type { paths } from '#openapi/schema.d';
import { queryClient } from './query';

/** Matches every query whose key begins with this one; objects in it match as supersets. */
export interface QueryFilter {
  queryKey: QueryKey;
}

type Method = 'get' | 'post';
type PathOf<M extends Method> = {
  [Path in keyof paths]: paths[Path] extends Record<M, object> ? Path : never;
}[keyof paths];
type ParamsOf<Path extends keyof paths, M extends Method> =
  paths[Path] extends Record<M, { parameters: { path: infer Params } }>
    ? { [Name in keyof Params]?: Params[Name] | undefined }
    : never;

/** Returns a filter for the queries of a contract call: all of them, or those with these path parameters. */
export function queriesOf<Path extends PathOf<M>, M extends Method = 'get'>(
  path: Path,
  params: ParamsOf<Path, M> | Record<string, never> = {},
  method: M = 'get' as M,
): QueryFilter {
  const given = Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length === 0) return { queryKey: [method, path] };
  return { queryKey: [method, path, { params: { path: given } }] };
}

export type SubjectKind = Schema<'ActivitySubject'>;
/** Returns which queries a change of a subject invalidates; without an id, those of every subject of its kind. */
type Invalidates = (id?: string) => QueryFilter[];
/** The invalidations of the subjects that an area shows. */
export type SubjectTable = Partial<Record<SubjectKind, Invalidates>>;

const tables: SubjectTable[] = [];
const of =
  (kind: SubjectKind): Invalidates =>
  (id) =>
    tables.flatMap((table) => table[kind]?.(id) ?? []);

/** The queries that a change of a subject invalidates, in all areas. Commands and live events share this table. */
export const subjects: Record<SubjectKind, Invalidates> = {
  project: of('project'),
  unit: of('unit'),
  user: of('user'),
  person: of('person'),
  role: of('role'),
  permission: of('permission'),
  access: of('access'),
  client: of('client'),
  account: of('account'),
  category: of('category'),
  transaction: of('transaction'),
  import: of('import'),
  meeting: of('meeting'),
  waba: of('waba'),
  lead: of('lead'),
};

type KindsOf<Table> = Table extends unknown ? keyof Table : never;

/** Adds the tables of all areas. Does not compile while no area handles some kind of subject. */
export function registerSubjects<const Tables extends readonly SubjectTable[]>(
  all: SubjectKind extends KindsOf<Tables[number]> ? Tables : never,
): void {
  tables.splice(0, tables.length, ...all);
}

/** The ids of changed subjects by kind, or `all` if they are unknown. */
export type Changed = ReadonlyMap<SubjectKind, ReadonlySet<string>> | 'all';

/** Returns which queries changed subjects invalidate. */
export const invalidatedBy = (changed: Changed): QueryFilter[] =>
  changed === 'all'
    ? Object.values(subjects).flatMap((invalidates) => invalidates())
    : [...changed].flatMap(([kind, ids]) => [...ids].flatMap((id) => subjects[kind](id)));

/** Invalidates the queries that match any filter, each once, and resolves when those on screen have refetched. */
export async function invalidate(filters: readonly QueryFilter[]): Promise<void> {
  if (filters.length === 0) return;
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) => filters.some((filter) => partialMatchKey(queryKey, filter.queryKey)),
  });
}
