import { queryOptions } from '@tanstack/react-query';
import { client } from '#openapi/client';
import type { Schema } from '#openapi/operations';
import { queryClient } from '../kernel/query';
import { resetOnSignOut } from '../kernel/reset-on-sign-out';

type Units = Schema<'Unit'>[];

const throttle = 3_000;
let loaded: Units = [];
let askedAt = Number.NEGATIVE_INFINITY;
let pending: Promise<Units> | undefined;

resetOnSignOut(() => {
  loaded = [];
  askedAt = Number.NEGATIVE_INFINITY;
  pending = undefined;
});

const askServer = async () => (await client.GET('/api/unit/find-by-user')).data?.data ?? [];

/**
 * The units of the signed-in person. Asked again within 3 s, those already loaded serve, where there are any; one that
 * is under way is shared; `forceReload` asks anew all the same (specification, section 9).
 */
export function loadOwnUnits({ forceReload = false } = {}): Promise<Units> {
  if (!forceReload && pending) return pending;
  if (!forceReload && loaded.length > 0 && Date.now() - askedAt < throttle) return Promise.resolve(loaded);
  askedAt = Date.now();
  const request = askServer();
  // What was asked for later, or by the next person, is not written over.
  const end = (units = loaded) => {
    if (pending === request) [loaded, pending] = [units, undefined];
  };
  pending = request;
  request.then(end, () => end());
  return request;
}

/** The same as a query: what a change made old is asked for anew at once. */
export const ownUnits = () =>
  queryOptions({
    queryKey: ['get', '/api/unit/find-by-user'],
    queryFn: ({ queryKey }) => loadOwnUnits({ forceReload: queryClient.getQueryState(queryKey)?.isInvalidated }),
    staleTime: 0,
  });
