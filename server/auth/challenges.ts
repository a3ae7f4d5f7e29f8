import { sql } from 'kysely';
import type { Schema } from '#openapi/operations';
import type { Context } from '../http/context.ts';
import { newId } from '../kernel/ids.ts';
import { maskContact } from '../kernel/mask-contact.ts';
import { Problem } from '../kernel/problem.ts';
import { countAttempt, type RateLimitSubject, tooManyRequests } from '../kernel/rate-limits.ts';
import type { Db, Row, Tx } from '../kernel/store/tables.ts';
import { addSeconds, secondsUntil } from '../kernel/time.ts';
import { constantTimeEquals, hashToken, newCode } from '../kernel/tokens.ts';
import type { HeldAccount } from './accounts.ts';
import { deviceOf } from './devices.ts';
import type { PendingAccount } from './tables.ts';
import { words } from './words/index.ts';

const codeSeconds = 600;
const challengeSeconds = 1800;
const pauseSeconds = 30;
const mostSends = 5;
const mostTries = 5;

export type Challenge = Row<'challenges'>;
export interface NewChallenge extends Pick<Challenge, 'purpose' | 'channel' | 'destination' | 'can_change_phone'> {
  /** Nobody yet, where an account is asked for. */
  account?: HeldAccount;
  pending?: PendingAccount;
}

// Six digits alone would be the same hash in every row.
const hashOfCode = (id: string, code: string) => hashToken(`${id}\n${code}`);

/** 401: no code of this challenge counts any more. */
export const codeOver = () => new Problem(401, 'CODE_EXPIRED', words.codeOver);
export const wrongCode = () => new Problem(401, 'INVALID_CODE', words.wrongCode);

/** A challenge as its owner is told of it. */
export const challengeJson = (challenge: Challenge, now: string): Schema<'Challenge'> => ({
  status: 'otp_required',
  challengeId: challenge.id,
  channel: challenge.channel,
  destination: maskContact(challenge.destination),
  expiresIn: secondsUntil(challenge.code_ends_at, now),
  resendIn: secondsUntil(addSeconds(challenge.sent_at, pauseSeconds), now, 'ceil'),
  canChangePhone: challenge.can_change_phone,
});

/** Has a code sent to where its challenge says, in the transaction that made it; one that comes too late is not. */
export async function sendCode(
  tx: Tx,
  { id, purpose, channel, destination: to, code_ends_at }: Challenge,
  code: string,
  { notifications, language }: Context,
) {
  const minutes = codeSeconds / 60;
  const told =
    channel === 'sms'
      ? { subject: null, text: words.mail.codeInShort(code, minutes)(language) }
      : words.mail.code(code, minutes)(language);
  // Any visitor can trigger a sign-up code; other codes require the password.
  const sender = purpose === 'sign_up' ? 'request' : 'security';
  await notifications.queue(tx, sender, {
    channel,
    to,
    ...told,
    endsAt: code_ends_at,
    reference: { challenge_id: id },
  });
}

type Code = Pick<Challenge, 'purpose' | 'channel' | 'destination' | 'user_id' | 'can_change_phone'>;

/**
 * Whose a code is that is sent or tried: of one purpose, one account and one destination. So nothing that somebody does
 * with a phone that is not theirs is counted against whoever it belongs to.
 */
export async function whoseCode({ purpose, destination, user_id }: Omit<Code, 'channel'>, context: Context) {
  return {
    account: [purpose, user_id, destination].join('\n'),
    address: context.client.address,
    device: user_id ? await deviceOf({ id: user_id }, context) : undefined,
  } satisfies RateLimitSubject;
}

/** What a code that is sent or tried counts as. */
export const countedAs = (act: 'send' | 'try', { purpose }: Pick<Code, 'purpose'>) =>
  purpose === 'sign_up' ? (`${act} sign-up code` as const) : (`${act} code` as const);

async function countSms(
  { purpose, user_id, can_change_phone }: Code,
  { address, device }: RateLimitSubject,
  context: Context,
) {
  const { smsDailyLimit } = context.config;
  if (purpose === 'phone' || can_change_phone)
    await countAttempt('send SMS to a new number', {}, context, Math.floor(smsDailyLimit / 2));
  const whose = { account: user_id ?? undefined, address: device ? undefined : address };
  await countAttempt('send SMS', whose, context, smsDailyLimit);
}

/** Counts a code that is about to be sent, before anything is begun or changed. */
export async function countSend(code: Code, context: Context): Promise<RateLimitSubject> {
  const whose = await whoseCode(code, context);
  await countAttempt(countedAs('send', code), whose, context);
  if (code.channel === 'sms') await countSms(code, whose, context);
  return whose;
}

/** Begins a challenge and gives it with the code that would meet it, of which it keeps no more than a hash. */
export async function openChallenge(
  tx: Tx,
  { purpose, channel, destination, can_change_phone, account, pending }: NewChallenge,
  { now }: Context,
): Promise<{ challenge: Challenge; code: string }> {
  const [id, code] = [newId(), newCode()];
  const challenge = await tx
    .insertInto('challenges')
    .values({
      id,
      user_id: account?.id ?? null,
      purpose,
      channel,
      destination,
      can_change_phone,
      pending: pending ? JSON.stringify(pending) : null,
      code_hash: hashOfCode(id, code),
      sent_at: now,
      code_ends_at: addSeconds(now, codeSeconds),
      ends_at: addSeconds(now, challengeSeconds),
      met_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { challenge, code };
}

/** A challenge that may still be met. */
export const openedChallenge = (db: Db, id: string, now: string) =>
  db.selectFrom('challenges').where('id', '=', id).where('met_at', 'is', null).where('ends_at', '>', now).selectAll();

/** Ends a challenge that another takes the place of, if it was still open. */
export async function endChallenge(tx: Tx, { id }: Challenge, now: string): Promise<boolean> {
  const ended = await tx
    .updateTable('challenges')
    .set({ met_at: now, pending: null })
    .where('id', '=', id)
    .where('met_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Refuses another code when the last was sent a moment ago, or when there were enough (429). */
export function refuseHaste({ sent_at, sends, ends_at }: Challenge, now: string): void {
  const pause = secondsUntil(addSeconds(sent_at, pauseSeconds), now, 'ceil');
  if (pause > 0) throw tooManyRequests(pause);
  if (sends >= mostSends) throw tooManyRequests(secondsUntil(ends_at, now, 'ceil'));
}

/** Puts a new code in the place of the last. */
export async function renewCode(tx: Tx, held: Challenge, now: string): Promise<{ challenge: Challenge; code: string }> {
  refuseHaste(held, now);
  const { id, sends } = held;
  const code = newCode();
  const challenge = await tx
    .updateTable('challenges')
    .set({ code_hash: hashOfCode(id, code), tries: 0, sends: sends + 1, sent_at: now })
    .set({ code_ends_at: addSeconds(now, codeSeconds) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { challenge, code };
}

/** Counts a try, in one statement and before anything is compared; nothing where no try is left. */
export const countTry = (db: Db, id: string, now: string): Promise<Challenge | undefined> =>
  db
    .updateTable('challenges')
    .set({ tries: sql<number>`tries + 1` })
    .where('id', '=', id)
    .where('met_at', 'is', null)
    .where('tries', '<', mostTries)
    .where('code_ends_at', '>', now)
    .where('ends_at', '>', now)
    .returningAll()
    .executeTakeFirst();

/** Whether a code meets a challenge. None does where an account was asked for that exists already. */
export const isItsCode = ({ id, code_hash, purpose, pending }: Challenge, code: string) =>
  constantTimeEquals(hashOfCode(id, code), code_hash) && (purpose !== 'sign_up' || pending !== null);

/** Says that a challenge is met, if it was not before and no newer code was sent meanwhile. */
export async function meet(tx: Tx, { id, code_hash }: Challenge, now: string): Promise<boolean> {
  const met = await tx
    .updateTable('challenges')
    .set({ met_at: now, pending: null })
    .where('id', '=', id)
    .where('met_at', 'is', null)
    .where('code_hash', '=', code_hash)
    .returning('id')
    .executeTakeFirst();
  return met !== undefined;
}
