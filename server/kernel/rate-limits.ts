import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { sql } from 'kysely';
import type { RequestContext } from './app-services.ts';
import { logAuthOutcome } from './auth-log.ts';
import { Problem } from './problem.ts';
import type { Store } from './store/store.ts';
import type { Db } from './store/tables.ts';
import { words } from './words/index.ts';

const limitPer = (minutes: number, max: number) => ({ max, windowMs: minutes * 60_000 });
const [hour, day] = [60, 1440];

/**
 * The limits of each action within a window. A device known to the account has only its own limit; otherwise the limits
 * apply per account and address (pair), per address, per account, and in total.
 */
const limits = {
  'sign in': {
    device: limitPer(10, 10),
    pair: limitPer(10, 10),
    address: limitPer(10, 100),
    account: limitPer(hour, 50),
    all: limitPer(10, 5_000),
  },
  /** Entering a code, counted across challenges, so that a new challenge does not grant further attempts. */
  'try code': { device: limitPer(hour, 20), account: limitPer(hour, 20), address: limitPer(hour, 100) },
  /** Sending a code; each may cost money. */
  'send code': { device: limitPer(hour, 10), account: limitPer(hour, 10), address: limitPer(hour, 100) },
  // Without an account the only identifier is an address that anybody can enter, so its small limit applies per place.
  'try sign-up code': { pair: limitPer(hour, 20), address: limitPer(hour, 100) },
  'send sign-up code': { pair: limitPer(hour, 10), address: limitPer(hour, 100), account: limitPer(hour, 50) },
  /** Each message costs money. The total is configurable; unverified numbers share half of it. */
  'send SMS': { account: limitPer(day, 20), address: limitPer(day, 200), all: limitPer(day, 1_000) },
  'send SMS to a new number': { all: limitPer(day, 500) },
  'change phone': { device: limitPer(hour, 5), account: limitPer(hour, 5), address: limitPer(hour, 50) },
  'change email': { device: limitPer(hour, 5), account: limitPer(hour, 5), address: limitPer(hour, 50) },
  /** By an administrator, for other people. */
  'change email of others': { account: limitPer(hour, 60) },
  /** A link to an unconfirmed address, counted by that address for all requesters together. */
  'send email link': { account: limitPer(hour, 5) },
  'use email link': { address: limitPer(hour, 50) },
  'forgot password': {
    device: limitPer(hour, 5),
    pair: limitPer(hour, 5),
    address: limitPer(hour, 50),
    account: limitPer(hour, 20),
  },
  'reset password': { device: limitPer(hour, 10), address: limitPer(hour, 50) },
  'change password': { device: limitPer(10, 10), account: limitPer(10, 10), address: limitPer(10, 100) },
  invite: { account: limitPer(hour, 60), address: limitPer(hour, 600) },
  'invite again': { account: limitPer(hour, 120), address: limitPer(hour, 1200) },
  'invite guests': { account: limitPer(hour, 200), address: limitPer(hour, 2000) },
  // Allows several programs of a person to poll every two minutes; an unchanged feed costs one query.
  'read feed': { account: limitPer(hour, 600) },
  'guess feed': { address: limitPer(hour, 120) },
  // Each writes up to a year of meetings.
  'change series': { account: limitPer(hour, 300) },
  'change meeting': { account: limitPer(hour, 600) },
  // Counted by person and meeting, because each may send e-mails to all attendees.
  'reschedule meeting': { account: limitPer(hour, 60) },
  'read calendar': { account: limitPer(hour, 120), address: limitPer(hour, 1200) },
  comment: { account: limitPer(hour, 300), address: limitPer(hour, 3000) },
  'connect calendar': { account: limitPer(hour, 60), address: limitPer(hour, 600) },
  'sync calendar': { account: limitPer(10, 60) },
  'tell of calendar': { account: limitPer(10, 300) },
  /** Messages from the contact form of the public site; the account is the visitor's e-mail address. */
  contact: { address: limitPer(hour, 5), account: limitPer(hour, 5), all: limitPer(hour, 100) },
  'contact as spam': { all: limitPer(hour, 50) },
  'confirm contact': { account: limitPer(day, 5) },
  'social sign-in': { address: limitPer(10, 500) },
} satisfies Record<string, Partial<Record<CounterKind, { max: number; windowMs: number }>>>;

/**
 * The identifiers whose attempts are counted: an account by any identifier, an address, and a device known to the
 * account.
 */
export interface RateLimitSubject {
  account?: string;
  address?: string;
  device?: string;
}
export type RateLimitedAction = keyof typeof limits;
type CounterKind = 'device' | 'pair' | 'address' | 'account' | 'all';

/**
 * Returns the network that an address is counted by: the /64 of an IPv6 address, because its owner can use all of it.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !isIPv6(address)) return mapped ?? address;
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').toLowerCase().split('::');
  const groups = (text = '') => text.split(':').filter(Boolean);
  const groupsBefore = groups(head);
  // `::` stands between two halves whose groups are counted; a trailing IPv4 address takes two groups.
  const groupsAfter = groups(tail).flatMap((group) => (group.includes('.') ? [group, ''] : [group]));
  const allGroups =
    tail === undefined
      ? groupsBefore
      : [...groupsBefore, ...Array(8 - groupsBefore.length - groupsAfter.length).fill('0'), ...groupsAfter];
  return allGroups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

const isId = (text = '') => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
const hashText = (text: string) => createHash('sha256').update(text.toLowerCase()).digest('hex');

const identifiers: Record<CounterKind, (subject: RateLimitSubject) => string | undefined> = {
  device: ({ device }) => device,
  pair: ({ account, address }) => account && address && `${hashText(account)} ${networkOf(address)}`,
  address: ({ address }) => address && networkOf(address),
  account: ({ account }) => account && hashText(account),
  all: () => 'all',
};

/** Returns the counters of an attempt. A known device is counted alone, so that others cannot lock out the account. */
function countersOf(action: RateLimitedAction, subject: RateLimitSubject) {
  const actionLimits: Partial<Record<CounterKind, { max: number; windowMs: number }>> = limits[action];
  const kinds =
    subject.device && actionLimits.device ? (['device'] as const) : (['pair', 'address', 'account', 'all'] as const);
  return kinds.flatMap((kind) => {
    const [limit, name] = [actionLimits[kind], identifiers[kind](subject)];
    return limit && name ? [{ kind, key: `${action} ${kind} ${name}`, ...limit }] : [];
  });
}

async function count(db: Db, key: string, windowMs: number, now: string) {
  const cutoff = new Date(Date.parse(now) - windowMs).toISOString();
  // A window that starts in the future was written while a clock was wrong.
  const ahead = new Date(Date.parse(now) + windowMs).toISOString();
  const isExpired = sql<boolean>`(attempts.since <= ${cutoff} or attempts.since > ${ahead})`;
  return db
    .insertInto('attempts')
    .values({ key, count: 1, since: now })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when ${isExpired} then 1 else attempts.count + 1 end`,
        since: sql<string>`case when ${isExpired} then excluded.since else attempts.since end`,
      }),
    )
    .returning(['count', 'since'])
    .executeTakeFirstOrThrow();
}

/** 429: too many attempts. */
export const tooManyRequests = (seconds: number) =>
  new Problem(
    429,
    'RATE_LIMITED',
    seconds < 60 ? words.tooSoon(seconds) : words.tooManyAttempts(Math.ceil(seconds / 60)),
    { retryAfter: seconds },
  );

type CountingContext = Pick<RequestContext, 'now' | 'log' | 'client'> & { store: Pick<Store, 'db'> };

/**
 * Counts an attempt before any work for it, so that parallel requests cannot exceed the limit, and throws `Problem`
 * (429) above it. The window starts with the first attempt. Runs outside transactions, so that a rollback does not undo
 * the count. `maxForAll` overrides the total limit.
 */
export async function countAttempt(
  action: RateLimitedAction,
  subject: RateLimitSubject,
  context: CountingContext,
  maxForAll?: number,
): Promise<void> {
  const { store, now } = context;
  for (const { kind, key, windowMs, max } of countersOf(action, subject)) {
    const { count: attempts, since } = await count(store.db, key, windowMs, now);
    if (attempts <= (kind === 'all' ? (maxForAll ?? max) : max)) continue;
    const who = isId(subject.account) ? { account: subject.account } : { unknown: subject.account };
    logAuthOutcome(context, 'limited', { ...who, isKnown: subject.device !== undefined });
    throw tooManyRequests(Math.max(1, Math.ceil((Date.parse(since) + windowMs - Date.parse(now)) / 1000)));
  }
}

const decrement = (db: Db, key: string) =>
  db.updateTable('attempts').set({ count: sql<number>`greatest(count - 1, 0)` }).where('key', '=', key).execute();

/** Uncounts a successful attempt: clears the counters of the account and decrements the shared ones. */
export async function uncountAttempt(db: Db, action: RateLimitedAction, subject: RateLimitSubject): Promise<void> {
  for (const { kind, key } of countersOf(action, subject)) {
    if (kind === 'address' || kind === 'all') await decrement(db, key);
    else await db.deleteFrom('attempts').where('key', '=', key).execute();
  }
}

/** Runs counted work and uncounts it if the server was unavailable (503). */
export async function runCountedAttempt<T>(
  action: RateLimitedAction,
  subject: RateLimitSubject,
  { store }: CountingContext,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Problem && error.status === 503)
      for (const { key } of countersOf(action, subject)) await decrement(store.db, key);
    throw error;
  }
}
