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
 * How often each thing may be tried within a window: from one device known for the account, and by that alone; else for
 * one account from one address (a pair), from one address, for one account from wherever, and by all together.
 */
const limits = {
  'sign in': {
    device: per(10, 10),
    pair: per(10, 10),
    address: per(10, 100),
    account: per(hour, 50),
    all: per(10, 5_000),
  },
  /** A code that is tried, whatever the challenge: who begins anew for five more tries is counted on. */
  'try code': { device: per(hour, 20), account: per(hour, 20), address: per(hour, 100) },
  /** A code that is sent; each may cost money, and patience. */
  'send code': { device: per(hour, 10), account: per(hour, 10), address: per(hour, 100) },
  // Of who has no account yet nothing is known but an address that anybody may name: only from one place may it be used up.
  'try sign-up code': { pair: per(hour, 20), address: per(hour, 100) },
  'send sign-up code': { pair: per(hour, 10), address: per(hour, 100), account: per(hour, 50) },
  /** Each costs money. How many are sent to all is a setting; to numbers that nobody has proven, half of that. */
  'send SMS': { account: per(day, 20), address: per(day, 200), all: per(day, 1_000) },
  'send SMS to a new number': { all: per(day, 500) },
  'change phone': { device: per(hour, 5), account: per(hour, 5), address: per(hour, 50) },
  'change email': { device: per(hour, 5), account: per(hour, 5), address: per(hour, 50) },
  /** By an administrator, of other people. */
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
  // By person and meeting: each may send e-mails to all who attend.
  'reschedule meeting': { account: per(hour, 60) },
  'read calendar': { account: per(hour, 120), address: per(hour, 1200) },
  comment: { account: per(hour, 300), address: per(hour, 3000) },
  'connect calendar': { account: per(hour, 60), address: per(hour, 600) },
  'sync calendar': { account: per(10, 60) },
  'tell of calendar': { account: per(10, 300) },
  /** Messages by the contact form of the public site; the account is the visitor's e-mail address. */
  contact: { address: per(hour, 5), account: per(hour, 5), all: per(hour, 100) },
  'contact as spam': { all: per(hour, 50) },
  'confirm contact': { account: per(day, 5) },
  'social sign-in': { address: per(10, 500) },
} satisfies Record<string, Partial<Record<Kind, { most: number; windowMs: number }>>>;

/** Whose attempts are counted: an account, by whatever names it, an address, and a device that is known for it. */
export interface Whose {
  account?: string;
  address?: string;
  device?: string;
}
export type What = keyof typeof limits;
type Kind = 'device' | 'pair' | 'address' | 'account' | 'all';

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

const isId = (text = '') => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
const hashed = (text: string) => createHash('sha256').update(text.toLowerCase()).digest('hex');

const named: Record<Kind, (whose: Whose) => string | undefined> = {
  device: ({ device }) => device,
  pair: ({ account, address }) => account && address && `${hashed(account)} ${networkOf(address)}`,
  address: ({ address }) => address && networkOf(address),
  account: ({ account }) => account && hashed(account),
  all: () => 'all',
};

/** What is counted of an attempt: where the device is known for the account nothing else, so that nobody can lock it out. */
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
  // One that begins further ahead than it lasts was written while a clock was wrong.
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

/** 429: this often is enough for now. */
export const tooMany = (seconds: number) =>
  new Problem(
    429,
    'RATE_LIMITED',
    seconds < 60 ? words.tooSoon(seconds) : words.tooManyAttempts(Math.ceil(seconds / 60)),
    { retryAfter: seconds },
  );

type Counting = Pick<Asking, 'now' | 'log' | 'client'> & { store: Pick<Store, 'db'> };

/**
 * Counts an attempt before anything is done for it, so that many at once get no further than one after another, and
 * refuses it (429) once there were too many. The window begins with the first. Outside of any transaction, for it has to
 * stay counted. `mostOfAll` takes the place of the limit for all.
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

/** Takes back what was counted, for the attempt succeeded: all that was the account's, one of what others share. */
export async function forgive(db: Db, what: What, whose: Whose): Promise<void> {
  for (const { kind, key } of countersOf(what, whose)) {
    if (kind === 'address' || kind === 'all') await takeOne(db, key);
    else await db.deleteFrom('attempts').where('key', '=', key).execute();
  }
}

/** Does what was counted as an attempt; where there was no time for it, it was none. */
export async function attempting<T>(what: What, whose: Whose, { store }: Counting, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Problem && error.status === 503)
      for (const { key } of countersOf(what, whose)) await takeOne(store.db, key);
    throw error;
  }
}
