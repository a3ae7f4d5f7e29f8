import type { Config } from '../config.ts';
import type { Person } from '../context.ts';
import type { Store } from '../store/store.ts';
import { personOf } from './person.ts';
import { hashOf } from './tokens.ts';

const holdMs = 1_000;
const most = 10_000;

/** Finds out who tokens stand for. */
export interface People {
  find(token: string, now: string): Promise<Person | 'invalid' | 'expired'>;
  /** Forgets all that is remembered: something changed that may have been part of it. */
  forget(): void;
}

/**
 * Remembers for a second who a token stands for, for a page asks many things at once. What this process changes holds at
 * once, what another changes a second later (docs/decisions/0018).
 */
export function openPeople({ db }: Pick<Store, 'db'>, config: Pick<Config, 'demo'>): People {
  let known = new Map<string, { person: Person; until: number }>();
  let generation = 0;
  return {
    find: async (token, now) => {
      const key = `${config.demo} ${hashOf(token)}`;
      const remembered = known.get(key);
      if (remembered && remembered.until > performance.now())
        return remembered.person.session.tokenEndsAt <= now ? 'expired' : remembered.person;
      const [asked, until] = [generation, performance.now() + holdMs];
      const person = await personOf(db, token, now, config.demo);
      if (typeof person === 'string') return person;
      // What was read before something changed is not worth remembering.
      if (asked === generation) {
        if (known.size >= most) known = new Map();
        known.set(key, { person, until });
      }
      return person;
    },
    forget: () => {
      generation++;
      known = new Map();
    },
  };
}
