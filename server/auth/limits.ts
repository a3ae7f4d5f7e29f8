import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { sql } from 'kysely';
import { Refusal } from '../refusal.ts';
import type { Db } from '../store/tables.ts';

const minuteMs = 60_000;

/** How often each thing may be tried within a window, for one account and from one address. */
const limits = {
  'sign in': { windowMs: 10 * minuteMs, account: 10, address: 100 },
  /** A code that is tried, whatever the challenge: who begins anew for five more tries is counted on. */
  'try code': { windowMs: 60 * minuteMs, account: 20, address: 100 },
  /** A code that is sent; each may cost money, and patience. */
  'send code': { windowMs: 60 * minuteMs, account: 10, address: 100 },
  'change phone': { windowMs: 60 * minuteMs, account: 5, address: 50 },
  'forgot password': { windowMs: 60 * minuteMs, account: 5, address: 50 },
  'reset password': { windowMs: 60 * minuteMs, account: 10, address: 50 },
  'change password': { windowMs: 10 * minuteMs, account: 10, address: 100 },
  invite: { windowMs: 60 * minuteMs, account: 60, address: 600 },
  'invite again': { windowMs: 60 * minuteMs, account: 120, address: 1200 },
  'social sign-in': { windowMs: 10 * minuteMs, account: 100, address: 500 },
} as const;

/** Whose attempts are counted: an account, by whatever names it, an address, or both. */
export interface Whose {
  account?: string;
  address?: string;
}
type What = keyof typeof limits;
type Kind = keyof Whose;

/** Who has one address of IPv6 has as many as they like: what they have is a network of 64 bits. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !isIPv6(address)) return mapped ?? address;
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').toLowerCase().split('::');
  const groups = (text = '') => text.split(':').filter(Boolean);
  const left = groups(head);
  // Each half of what `::` stands between counts; an IPv4 at the end is two groups long.
  const right = groups(tail).flatMap((group) => (group.includes('.') ? [group, ''] : [group]));
  const all = tail === undefined ? left : [...left, ...Array(8 - left.length - right.length).fill('0'), ...right];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

const keyOf = (what: What, kind: Kind, whose: string) =>
  `${what} ${kind} ${kind === 'address' ? networkOf(whose) : createHash('sha256').update(whose.toLowerCase()).digest('hex')}`;

const keysOf = (what: What, whose: Whose) =>
  (['address', 'account'] as const).flatMap((kind) => {
    const one = whose[kind];
    return one === undefined ? [] : [{ kind, key: keyOf(what, kind, one) }];
  });

/** An account as seen from one address: nobody can lock somebody else's account from elsewhere. */
export const seenFrom = (account: string, address: string) => `${account}\n${networkOf(address)}`;

async function count(db: Db, key: string, windowMs: number, now: string) {
  const cutoff = new Date(Date.parse(now) - windowMs).toISOString();
  const over = sql<boolean>`attempts.since <= ${cutoff}`;
  return db
    .insertInto('attempts')
    .values({ key, count: 1, since: now })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when ${over} then 1 else attempts.count + 1 end`,
        since: sql<string>`case when ${over} then excluded.since else attempts.since end`,
      }),
    )
    .returning(['count', 'since'])
    .executeTakeFirstOrThrow();
}

/** 429: this often is enough for now. */
export const tooMany = (seconds: number) =>
  new Refusal(
    429,
    'RATE_LIMITED',
    (words) => (seconds < 60 ? words.tooSoon(seconds) : words.tooManyAttempts(Math.ceil(seconds / 60))),
    { retryAfter: seconds },
  );

/**
 * Counts an attempt before it is tried, so that many at once get no further than one after another, and refuses it (429)
 * once there were too many. The window begins with the first. Outside of any transaction, for it has to stay counted.
 */
export async function countAttempt(db: Db, what: What, whose: Whose, now: string): Promise<void> {
  const { windowMs, ...most } = limits[what];
  for (const { kind, key } of keysOf(what, whose)) {
    const { count: counted, since } = await count(db, key, windowMs, now);
    if (counted > most[kind])
      throw tooMany(Math.max(1, Math.ceil((Date.parse(since) + windowMs - Date.parse(now)) / 1000)));
  }
}

/** Takes back what was counted, for the attempt succeeded: all of the account's, one of the address's. */
export async function forgive(db: Db, what: What, whose: Whose): Promise<void> {
  for (const { kind, key } of keysOf(what, whose)) {
    if (kind === 'account') await db.deleteFrom('attempts').where('key', '=', key).execute();
    else
      await db
        .updateTable('attempts')
        .set({ count: sql<number>`greatest(count - 1, 0)` })
        .where('key', '=', key)
        .execute();
  }
}
