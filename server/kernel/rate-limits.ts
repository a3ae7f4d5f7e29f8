import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { sql } from 'kysely';
import { logOutcome } from './outcomes.ts';
import type { Asking } from './parts.ts';
import { Problem } from './problem.ts';
import type { Store } from './store/store.ts';
import type { Db } from './store/tables.ts';
import { words } from './words/index.ts';

const per = (minutes: number, most: number) => ({ most, windowMs: minutes * 60_000 });
const [hour, day] = [60, 1440];

/**
 * The limits of each action within a window. A device known to the account has only its own limit; otherwise the limits
 * apply per account and address (pair), per address, per account, and in total.
 */
const limits = {
  'sign in': {
    device: per(10, 10),
    pair: per(10, 10),
    address: per(10, 100),
    account: per(hour, 50),
    all: per(10, 5_000),
  },
  /** Entering a code, counted across challenges, so that a new challenge does not grant further attempts. */
  'try code': { device: per(hour, 20), account: per(hour, 20), address: per(hour, 100) },
  /** Sending a code; each may cost money. */
  'send code': { device: per(hour, 10), account: per(hour, 10), address: per(hour, 100) },
  // Without an account the only identifier is an address that anybody can enter, so its small limit applies per place.
  'try sign-up code': { pair: per(hour, 20), address: per(hour, 100) },
  'send sign-up code': { pair: per(hour, 10), address: per(hour, 100), account: per(hour, 50) },
  /** Each message costs money. The total is configurable; unverified numbers share half of it. */
  'send SMS': { account: per(day, 20), address: per(day, 200), all: per(day, 1_000) },
  'send SMS to a new number': { all: per(day, 500) },
  'change phone': { device: per(hour, 5), account: per(hour, 5), address: per(hour, 50) },
  'change email': { device: per(hour, 5), account: per(hour, 5), address: per(hour, 50) },
  /** By an administrator, for other people. */
  'change email of others': { account: per(hour, 60) },
  /** A link to an unconfirmed address, counted by that address for all requesters together. */
  'send email link': { account: per(hour, 5) },
  'use email link': { address: per(hour, 50) },
  'forgot password': { device: per(hour, 5), pair: per(hour, 5), address: per(hour, 50), account: per(hour, 20) },
  'reset password': { device: per(hour, 10), address: per(hour, 50) },
  'change password': { device: per(10, 10), account: per(10, 10), address: per(10, 100) },
  invite: { account: per(hour, 60), address: per(hour, 600) },
  'invite again': { account: per(hour, 120), address: per(hour, 1200) },
  'invite guests': { account: per(hour, 200), address: per(hour, 2000) },
  // Allows several programs of a person to poll every two minutes; an unchanged feed costs one query.
  'read feed': { account: per(hour, 600) },
  'guess feed': { address: per(hour, 120) },
  // Each writes up to a year of meetings.
  'change series': { account: per(hour, 300) },
  'change meeting': { account: per(hour, 600) },
  // Counted by person and meeting, because each may send e-mails to all attendees.
  'reschedule meeting': { account: per(hour, 60) },
  'read calendar': { account: per(hour, 120), address: per(hour, 1200) },
  comment: { account: per(hour, 300), address: per(hour, 3000) },
  'connect calendar': { account: per(hour, 60), address: per(hour, 600) },
  'sync calendar': { account: per(10, 60) },
  'tell of calendar': { account: per(10, 300) },
  /** Messages from the contact form of the public site; the account is the visitor's e-mail address. */
  contact: { address: per(hour, 5), account: per(hour, 5), all: per(hour, 100) },
  'contact as spam': { all: per(hour, 50) },
  'confirm contact': { account: per(day, 5) },
  'social sign-in': { address: per(10, 500) },
} satisfies Record<string, Partial<Record<Kind, { most: number; windowMs: number }>>>;

/**
 * The identifiers whose attempts are counted: an account by any identifier, an address, and a device known to the
 * account.
 */
export interface Whose {
  account?: string;
  address?: string;
  device?: string;
}
export type What = keyof typeof limits;
type Kind = 'device' | 'pair' | 'address' | 'account' | 'all';

/**
 * Returns the network that an address is counted by: the /64 of an IPv6 address, because its owner can use all of it.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !isIPv6(address)) return mapped ?? address;
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').toLowerCase().split('::');
  const groups = (text = '') => text.split(':').filter(Boolean);
  const left = groups(head);
  // `::` stands between two halves whose groups are counted; a trailing IPv4 address takes two groups.
  const right = groups(tail).flatMap((group) => (group.includes('.') ? [group, ''] : [group]));
  const all = tail === undefined ? left : [...left, ...Array(8 - left.length - right.length).fill('0'), ...right];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

const isId = (text = '') => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
const hashed = (text: string) => createHash('sha256').update(text.toLowerCase()).digest('hex');

const named: Record<Kind, (whose: Whose) => string | undefined> = {
  device: ({ device }) => device,
  pair: ({ account, address }) => account && address && `${hashed(account)} ${networkOf(address)}`,
  address: ({ address }) => address && networkOf(address),
  account: ({ account }) => account && hashed(account),
  all: () => 'all',
};

/** Returns the counters of an attempt. A known device is counted alone, so that others cannot lock out the account. */
function countersOf(what: What, whose: Whose) {
  const of: Partial<Record<Kind, { most: number; windowMs: number }>> = limits[what];
  const kinds = whose.device && of.device ? (['device'] as const) : (['pair', 'address', 'account', 'all'] as const);
  return kinds.flatMap((kind) => {
    const [limit, name] = [of[kind], named[kind](whose)];
    return limit && name ? [{ kind, key: `${what} ${kind} ${name}`, ...limit }] : [];
  });
}

async function count(db: Db, key: string, windowMs: number, now: string) {
  const cutoff = new Date(Date.parse(now) - windowMs).toISOString();
  // A window that starts in the future was written while a clock was wrong.
  const ahead = new Date(Date.parse(now) + windowMs).toISOString();
  const over = sql<boolean>`(attempts.since <= ${cutoff} or attempts.since > ${ahead})`;
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

/** 429: too many attempts. */
export const tooMany = (seconds: number) =>
  new Problem(
    429,
    'RATE_LIMITED',
    seconds < 60 ? words.tooSoon(seconds) : words.tooManyAttempts(Math.ceil(seconds / 60)),
    { retryAfter: seconds },
  );

type Counting = Pick<Asking, 'now' | 'log' | 'client'> & { store: Pick<Store, 'db'> };

/**
 * Counts an attempt before any work for it, so that parallel requests cannot exceed the limit, and throws `Problem`
 * (429) above it. The window starts with the first attempt. Runs outside transactions, so that a rollback does not undo
 * the count. `maxForAll` overrides the total limit.
 */
export async function countAttempt(what: What, whose: Whose, context: Counting, mostOfAll?: number): Promise<void> {
  const { store, now } = context;
  for (const { kind, key, windowMs, most } of countersOf(what, whose)) {
    const { count: counted, since } = await count(store.db, key, windowMs, now);
    if (counted <= (kind === 'all' ? (mostOfAll ?? most) : most)) continue;
    const who = isId(whose.account) ? { account: whose.account } : { unknown: whose.account };
    logOutcome(context, 'limited', { ...who, isKnown: whose.device !== undefined });
    throw tooMany(Math.max(1, Math.ceil((Date.parse(since) + windowMs - Date.parse(now)) / 1000)));
  }
}

const takeOne = (db: Db, key: string) =>
  db.updateTable('attempts').set({ count: sql<number>`greatest(count - 1, 0)` }).where('key', '=', key).execute();

/** Uncounts a successful attempt: clears the counters of the account and decrements the shared ones. */
export async function forgive(db: Db, what: What, whose: Whose): Promise<void> {
  for (const { kind, key } of countersOf(what, whose)) {
    if (kind === 'address' || kind === 'all') await takeOne(db, key);
    else await db.deleteFrom('attempts').where('key', '=', key).execute();
  }
}

/** Runs counted work and uncounts it if the server was unavailable (503). */
export async function attempting<T>(what: What, whose: Whose, { store }: Counting, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Problem && error.status === 503)
      for (const { key } of countersOf(what, whose)) await takeOne(store.db, key);
    throw error;
  }
}
