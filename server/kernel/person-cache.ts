import type { Config } from './config.ts';
import { findPersonByToken, type Person } from './person.ts';
import type { Store } from './store/store.ts';
import { hashToken } from './tokens.ts';
import { findPersonByViewToken, isViewToken } from './view-as.ts';

const cacheMs = 1_000;
const maxCached = 10_000;

/** Finds the people of bearer tokens and caches them. */
export interface PersonCache {
  find(token: string, now: string): Promise<Person | 'invalid' | 'expired'>;
  /** Runs `work` and clears the cache if it wrote anything that affects people or their access. */
  invalidateAfter<T>(work: () => Promise<T>): Promise<T>;
}

/** Tables whose inserts do not affect people who are already cached. */
const insertSafeTables = new Set(['users', 'sessions', 'access_tokens']);
const peopleTables = new Set([
  ...insertSafeTables,
  'user_roles',
  'user_units',
  'project_members',
  'roles',
  'role_permissions',
  'permissions',
  'view_tokens',
]);
const changesPeople = (table: string, act: string) =>
  peopleTables.has(table) && !(act === 'insert into' && insertSafeTables.has(table));

/**
 * Caches the person of each token for a second, because a page sends many requests at once. Writes of this process
 * invalidate the cache at once and call `onChange`; those of other processes take effect after a second
 * (docs/decisions/0018).
 */
export function createPersonCache(
  { db, onWrite }: Pick<Store, 'db' | 'onWrite'>,
  config: Pick<Config, 'demo'>,
  onChange: () => void = () => {},
): PersonCache {
  let cache = new Map<string, { person: Person; until: number }>();
  let writes = 0;
  let generation = 0;
  const invalidate = () => {
    generation++;
    cache = new Map();
  };
  onWrite((table, act) => {
    if (!changesPeople(table, act)) return;
    writes++;
    invalidate();
  });
  return {
    find: async (token, now) => {
      const key = `${config.demo} ${hashToken(token)}`;
      const cached = cache.get(key);
      // An expired token is looked up again, so that the store reports it as expired.
      if (cached && cached.until > performance.now() && cached.person.session.tokenEndsAt > now) return cached.person;
      const [startGeneration, until] = [generation, performance.now() + cacheMs];
      const person = await (isViewToken(token) ? findPersonByViewToken : findPersonByToken)(
        db,
        token,
        now,
        config.demo,
      );
      if (typeof person === 'string') return person;
      // A result read before an invalidation is not cached.
      if (startGeneration === generation) {
        if (cache.size >= maxCached) cache = new Map();
        cache.set(key, { person, until });
      }
      return person;
    },
    invalidateAfter: async (work) => {
      const writesBefore = writes;
      try {
        return await work();
      } finally {
        // Invalidate again: a person read between the write and the commit was cached with the former state.
        if (writes !== writesBefore) {
          invalidate();
          onChange();
        }
      }
    },
  };
}
