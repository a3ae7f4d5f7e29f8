import { createHmac, randomBytes } from 'node:crypto';
import type { Asking } from './parts.ts';

/** What came of somebody saying who they are, as the log tells it. */
export type Outcome =
  | 'sign-in ok'
  | 'sign-in refused'
  | 'limited'
  | 'code sent'
  | 'code ok'
  | 'code wrong'
  | 'code over'
  | 'proof refused'
  | 'social refused'
  | 'account asked for'
  | 'account begun'
  | 'password forgotten'
  | 'password changed'
  | 'password reset'
  | 'password refused'
  | 'phone changed'
  | 'email change asked for'
  | 'email changed'
  | 'email change refused'
  | 'renewal refused'
  | 'session ended'
  | 'sessions ended';

interface Who {
  /** The account's id, where there is one. */
  account?: string | null;
  /** What was given in its place: told so that it can be followed, but not read. */
  unknown?: string;
  /** Whether the device is one of the account's. */
  isKnown?: boolean;
}

// Of this process alone: nobody who has the log can try addresses against it.
const key = randomBytes(32);
const pseudonym = (text: string) =>
  createHmac('sha256', key).update(text.toLowerCase()).digest('base64url').slice(0, 16);

/** Writes one line about what came of it: who, from where, and whether by a device known for theirs. No secrets. */
export function logOutcome(
  { log, client }: Pick<Asking, 'log' | 'client'>,
  outcome: Outcome,
  { account, unknown, isKnown = false }: Who = {},
): void {
  const who = account ? { account } : unknown !== undefined && { unknown: pseudonym(unknown) };
  log.info({ auth: { outcome, ...who, from: client.address, device: isKnown ? 'known' : 'unknown' } }, 'auth');
}
