import { createHmac, randomBytes } from 'node:crypto';
import type { RequestContext } from './app-services.ts';

/** The results of authentication that are logged. */
export type AuthOutcome =
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

interface AuthSubject {
  /** The account's id, if it exists. */
  account?: string | null;
  /** The identifier that was entered instead; it is logged as a pseudonym. */
  unknown?: string;
  /** Whether the account knows the device. */
  isKnown?: boolean;
}

// The key exists only in this process, so log readers cannot test addresses against the pseudonyms.
const key = randomBytes(32);
const pseudonym = (text: string) =>
  createHmac('sha256', key).update(text.toLowerCase()).digest('base64url').slice(0, 16);

/** Logs one authentication result with the account, client address and whether the device is known, without secrets. */
export function logAuthOutcome(
  { log, client }: Pick<RequestContext, 'log' | 'client'>,
  outcome: AuthOutcome,
  { account, unknown, isKnown = false }: AuthSubject = {},
): void {
  const who = account ? { account } : unknown !== undefined && { unknown: pseudonym(unknown) };
  log.info({ auth: { outcome, ...who, from: client.address, device: isKnown ? 'known' : 'unknown' } }, 'auth');
}
