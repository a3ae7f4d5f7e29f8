import { sql } from 'kysely';
import type { LocalizedText } from '../kernel/language.ts';
import type { Message, Sender } from '../kernel/notifications.ts';
import { Problem } from '../kernel/problem.ts';
import type { Row, Tx } from '../kernel/store/tables.ts';
import { addSeconds, secondsUntil } from '../kernel/time.ts';
import { isLimitedSender, outsidersAmong, standingOf } from './access.ts';
import { words } from './words/index.ts';
import type { OverBudget } from './words/pt-BR.ts';

type Purpose = Row<'outbox'>['purpose'];
interface Limits {
  hour: number;
  day: number;
}

/** Messages per rolling hour and day; one message has one recipient. */
export const budgets = {
  /** Messages that one person causes, to all recipients together. */
  sender: { hour: 300, day: 1_000 },
  /** The same for an administrator, who may invite a whole company at once. */
  administrator: { hour: 2_000, day: 4_000 },
  /** Messages that one person causes to people without an account here. */
  outside: { hour: 100, day: 300 },
  /** The same of a recent account, or one without a membership. */
  outsideOfLimited: { hour: 5, day: 10 },
  /** Messages of one person to one recipient, so that one sender cannot use up a recipient's budget. */
  pair: { hour: 10, day: 30 },
  /** Messages to one recipient. Security messages are counted separately, so that a flood cannot block a code. */
  recipient: {
    work: { hour: 30, day: 100 },
    security: { hour: 60, day: 200 },
    request: { hour: 60, day: 200 },
  },
  /** Messages of the installation per hour. Codes and security notices have their own limits (rate-limits.ts). */
  installation: { work: 5_000, request: 2_000, security: Number.POSITIVE_INFINITY },
} as const satisfies Record<string, Limits | Record<Purpose, Limits | number>>;

const hourSeconds = 3_600;
const daySeconds = 86_400;

export const purposeOf = (sender: Sender): Purpose => (sender === 'security' || sender === 'request' ? sender : 'work');

/** A message within the budget, as it goes out. */
export interface AdmittedMessage {
  message: Message;
  isOutside: boolean;
}
interface Admission {
  admitted: AdmittedMessage[];
  /** How many were dropped: messages without a waiting caller, and those whose recipients are notified in the app. */
  left: number;
}

const overBudget = (text: (minutes: number) => LocalizedText, until: string, now: string) => {
  const seconds = Math.max(60, secondsUntil(until, now, 'ceil'));
  return new Problem(429, 'RATE_LIMITED', text(Math.ceil(seconds / 60)), { retryAfter: seconds });
};

/** When a full window has room again for so many: once the oldest that are in excess have left it. */
const roomAt = (instants: readonly string[], limit: number, wanted: number, seconds: number, now: string) => {
  const excess = instants.length + wanted - limit;
  const last = wanted > limit ? undefined : [...instants].sort()[excess - 1];
  return last ? addSeconds(last, seconds) : addSeconds(now, seconds);
};

interface Sent {
  created_at: string;
  is_outside: boolean;
}

/** Throws `Problem` (429) when a sender would have sent more than some limits allow. */
function checkSender(sent: readonly Sent[], wanted: number, limits: Limits, inWords: LimitWords, now: string): void {
  for (const window of ['hour', 'day'] as const) {
    const seconds = window === 'hour' ? hourSeconds : daySeconds;
    const since = addSeconds(now, -seconds);
    const instants = sent.flatMap(({ created_at }) => (created_at > since ? [created_at] : []));
    const limit = limits[window];
    if (instants.length + wanted <= limit) continue;
    const until = roomAt(instants, limit, wanted, seconds, now);
    throw overBudget((minutes) => inWords({ limit, wanted, window, minutes }), until, now);
  }
}
type LimitWords = (over: OverBudget) => LocalizedText;

/** Checks the budget of a person. The lock serializes concurrent requests of one person. */
async function checkPerson(tx: Tx, personId: string, admitted: readonly AdmittedMessage[], now: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(7488, hashtext(${personId}))`.execute(tx);
  const standing = await standingOf(tx, personId, now);
  const sent = await tx
    .selectFrom('outbox')
    .where('sender_id', '=', personId)
    .where('created_at', '>', addSeconds(now, -daySeconds))
    .select(['created_at', 'is_outside'])
    .execute();
  const limits = standing === 'administrator' ? budgets.administrator : budgets.sender;
  checkSender(sent, admitted.length, limits, words.tooManyRecipients, now);
  const outside = admitted.filter(({ isOutside }) => isOutside).length;
  if (outside === 0) return;
  const outsideLimits = standing === 'limited' ? budgets.outsideOfLimited : budgets.outside;
  const toOutside = sent.filter(({ is_outside }) => is_outside);
  checkSender(toOutside, outside, outsideLimits, words.tooManyOutsiders, now);
}

/** Returns the recipients who got as much as they may, in lower case, and when the hour or day of each has room again. */
async function fullRecipients(tx: Tx, sender: Sender, addresses: readonly string[], now: string) {
  const purpose = purposeOf(sender);
  const since = { hour: addSeconds(now, -hourSeconds), day: addSeconds(now, -daySeconds) };
  const isRecent = sql`created_at > ${since.hour}::timestamptz`;
  const isPair = typeof sender === 'string' ? sql`false` : sql`sender_id = ${sender.id}::uuid`;
  const number = (filter: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${filter}))::integer`;
  const rows = await tx
    .selectFrom('outbox')
    .where(sql`lower(recipient)`, '=', sql<string>`any(${addresses.map((each) => each.toLowerCase())}::text[])`)
    .where('created_at', '>', since.day)
    .where('purpose', '=', purpose)
    .groupBy(sql`lower(recipient)`)
    .select([
      sql<string>`lower(recipient)`.as('recipient'),
      number(sql`true`).as('day'),
      number(isRecent).as('hour'),
      number(isPair).as('pair_day'),
      number(sql`${isPair} and ${isRecent}`).as('pair_hour'),
      sql<string>`min(created_at)`.as('oldest_of_day'),
      sql<string>`min(created_at) filter (where ${isRecent})`.as('oldest_of_hour'),
    ])
    .execute();
  const { recipient, pair } = budgets;
  const full = new Map<string, string>();
  for (const row of rows) {
    const isDayFull = row.day >= recipient[purpose].day || row.pair_day >= pair.day;
    const isHourFull = row.hour >= recipient[purpose].hour || row.pair_hour >= pair.hour;
    if (isDayFull) full.set(row.recipient, addSeconds(row.oldest_of_day, daySeconds));
    else if (isHourFull) full.set(row.recipient, addSeconds(row.oldest_of_hour, hourSeconds));
  }
  return full;
}

/** Whether the installation has sent as much in an hour as it may, with some more messages. */
async function isInstallationFull(tx: Tx, purpose: Purpose, more: number, now: string): Promise<boolean> {
  const limit = budgets.installation[purpose];
  if (!Number.isFinite(limit)) return false;
  const { count } = await tx
    .selectFrom('outbox')
    .where('purpose', '=', purpose)
    .where('created_at', '>', addSeconds(now, -hourSeconds))
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  return count + more > limit;
}

/** Replaces a limited sender's messages to outsiders by their fixed words, and drops those without. */
async function inAllowedWords(
  tx: Tx,
  sender: Sender,
  messages: readonly Message[],
  now: string,
): Promise<AdmittedMessage[]> {
  if (typeof sender === 'string') return messages.map((message) => ({ message, isOutside: false }));
  const outsiders = await outsidersAmong(
    tx,
    messages.map(({ to }) => to),
  );
  const isLimited = outsiders.size > 0 && (await isLimitedSender(tx, sender.id, now));
  return messages.flatMap((message) => {
    const isOutside = outsiders.has(message.to.toLowerCase());
    if (!isOutside || !isLimited || message.task) return [{ message, isOutside }];
    return message.fixedText ? [{ message: { ...message, ...message.fixedText }, isOutside }] : [];
  });
}

/**
 * Decides which messages may be queued. Throws `Problem` (429) when a person exceeds a budget, except for recipients who
 * are notified in the app as well. Messages without a waiting caller are dropped instead.
 */
export async function applyBudget(
  tx: Tx,
  sender: Sender,
  messages: readonly Message[],
  now: string,
): Promise<Admission> {
  if (messages.length === 0) return { admitted: [], left: 0 };
  const isAwaited = sender !== 'schedule' && sender !== 'request';
  const worded = await inAllowedWords(tx, sender, messages, now);
  const full = await fullRecipients(
    tx,
    sender,
    worded.map(({ message }) => message.to),
    now,
  );
  const admitted: AdmittedMessage[] = [];
  for (const one of worded) {
    const until = full.get(one.message.to.toLowerCase());
    if (until === undefined) admitted.push(one);
    else if (isAwaited && !one.message.isAlsoInApp) throw overBudget(words.recipientIsFull, until, now);
  }
  if (typeof sender !== 'string') await checkPerson(tx, sender.id, admitted, now);
  if (await isInstallationFull(tx, purposeOf(sender), admitted.length, now)) {
    if (isAwaited) throw overBudget(words.installationIsFull, addSeconds(now, hourSeconds / 4), now);
    admitted.length = 0;
  }
  const left = messages.length - admitted.length;
  leftOut[purposeOf(sender)] += left;
  return { admitted, left };
}

const leftOut: Record<Purpose, number> = { work: 0, security: 0, request: 0 };
/** How many messages this process left out because of a budget, by purpose. */
export const leftOutCounts = () => ({ ...leftOut });
