import type { Config } from './config.ts';
import { type Person, personOf } from './person.ts';
import type { Store } from './store/store.ts';
import { hashOf } from './tokens.ts';
import { isViewToken, personByView } from './viewing.ts';

const holdMs = 1_000;
const maxKnown = 10_000;

/** Finds out who tokens stand for. */
export interface People {
  find(token: string, now: string): Promise<Person | 'invalid' | 'expired'>;
  /** Does something; where it wrote what people are or may do, nobody is remembered as they were before. */
  watch<T>(work: () => Promise<T>): Promise<T>;
}

/** What a person is made of, and what they are known by. A new row of the first three changes nobody who is known. */
const begins = new Set(['users', 'sessions', 'access_tokens']);
const made = new Set([
  ...begins,
  'user_roles',
  'user_units',
  'project_members',
  'roles',
  'role_permissions',
  'permissions',
  'view_tokens',
]);
const changesPeople = (table: string, act: string) => made.has(table) && !(act === 'insert into' && begins.has(table));

/**
 * Remembers for a second who a token stands for, for a page asks many things at once. What this process changes holds at
 * once, and `changed` is told; what another process changes holds a second later (docs/decisions/0018).
 */
export function openPeople(
  { db, onWrite }: Pick<Store, 'db' | 'onWrite'>,
  config: Pick<Config, 'demo'>,
  changed: () => void = () => {},
): People {
  let known = new Map<string, { person: Person; until: number }>();
  let writes = 0;
  let generation = 0;
  const forget = () => {
    generation++;
    known = new Map();
  };
  onWrite((table, act) => {
    if (!changesPeople(table, act)) return;
    writes++;
    forget();
  });
  return {
    find: async (token, now) => {
      const key = `${config.demo} ${hashOf(token)}`;
      const remembered = known.get(key);
      // Of one that has ended meanwhile the store says so itself.
      if (remembered && remembered.until > performance.now() && remembered.person.session.tokenEndsAt > now)
        return remembered.person;
      const [asked, until] = [generation, performance.now() + holdMs];
      const person = await (isViewToken(token) ? personByView : personOf)(db, token, now, config.demo);
      if (typeof person === 'string') return person;
      // What was read before something changed is not worth remembering.
      if (asked === generation) {
        if (known.size >= maxKnown) known = new Map();
        known.set(key, { person, until });
      }
      return person;
    },
    watch: async (work) => {
      const before = writes;
      try {
        return await work();
      } finally {
        // Once more, for whoever was read between the writing and the commit was read as they were before.
        if (writes !== before) {
          forget();
          changed();
        }
      }
    },
  };
}
