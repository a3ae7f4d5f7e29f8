import { useEffect } from 'react';
import type { Challenge } from '#machines/sign-in';
import { type Parse, parseNumber, parseParts, parseText, readStored } from '../kernel/browser-storage';

/** The page that asked for a code; each goes on with its own. */
export type Way = 'sign-in' | 'sign-up';

const keyOf = (way: Way) => `challenge:${way}`;
const seconds = 1_000;

/** A challenge as it is kept: with the instants at which its seconds end. */
export const packChallenge = (challenge: Challenge, now: number): string =>
  JSON.stringify({
    ...challenge,
    endsAt: now + challenge.expiresIn * seconds,
    resendAt: now + challenge.resendIn * seconds,
  });

const parseChannel: Parse<Challenge['channel']> = (given) => (given === 'sms' || given === 'email' ? given : undefined);

const parseKept = parseParts({
  challengeId: parseText,
  channel: parseChannel,
  destination: parseText,
  canChangePhone: (given: unknown) => (typeof given === 'boolean' ? given : undefined),
  endsAt: parseNumber,
  resendAt: parseNumber,
});

/** The challenge that was kept, with the seconds it has left; nothing where it is over or is none. */
export function unpackChallenge(given: unknown, now: number): Challenge | undefined {
  const { challengeId, channel, destination, canChangePhone = false, endsAt, resendAt } = parseKept(given) ?? {};
  if (challengeId === undefined || channel === undefined || destination === undefined) return undefined;
  if (endsAt === undefined || resendAt === undefined || endsAt <= now) return undefined;
  return {
    status: 'otp_required',
    challengeId,
    channel,
    destination,
    canChangePhone,
    expiresIn: Math.ceil((endsAt - now) / seconds),
    resendIn: Math.max(0, Math.ceil((resendAt - now) / seconds)),
  };
}

/** The code that this tab still waits for, after a reload. */
export const keptChallenge = (way: Way) =>
  readStored(globalThis.sessionStorage, keyOf(way), (given) => unpackChallenge(given, Date.now()));

/** Keeps the code that is waited for in this tab, until it is entered or given up. */
export function useKeptChallenge(way: Way, challenge: Challenge | undefined): void {
  useEffect(() => {
    if (challenge) sessionStorage.setItem(keyOf(way), packChallenge(challenge, Date.now()));
    else sessionStorage.removeItem(keyOf(way));
  }, [way, challenge]);
}
