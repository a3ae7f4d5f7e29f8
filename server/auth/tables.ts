import type { Generated, JSONColumnType } from 'kysely';
import type { Channel, Instant } from '../kernel/store/tables.ts';

export type ProofKind = 'access' | 'social' | 'reset';
/** An account that begins once its address is proven. */
export interface PendingAccount {
  name: string;
  email: string;
  password_hash: string;
  phone: string | null;
}

declare module '../kernel/store/tables.ts' {
  interface Tables {
    refresh_tokens: {
      hash: string;
      session_id: string;
      expires_at: Instant;
      used_at: Instant | null;
      used_by: string | null;
    };
    /** Where somebody was signed in, by the hash of a cookie. */
    devices: { user_id: string; hash: string; used_at: Instant };
    challenges: {
      id: string;
      /** Nobody yet, where an account is asked for. */
      user_id: string | null;
      purpose: 'sign_in' | 'sign_up' | 'phone';
      channel: Channel;
      destination: string;
      can_change_phone: boolean;
      /** The account asked for; none where the address has one, for then no code will ever fit. */
      pending: JSONColumnType<PendingAccount> | null;
      code_hash: string;
      tries: Generated<number>;
      sends: Generated<number>;
      sent_at: Instant;
      code_ends_at: Instant;
      ends_at: Instant;
      met_at: Instant | null;
    };
    /** What is good once: for a pair of tokens (after a code, after a social sign-in) or for a new password. */
    proofs: {
      hash: string;
      kind: ProofKind;
      user_id: string;
      /** The hash of the cookie that has to come with it. */
      bound_to: string | null;
      ends_at: Instant;
    };
    /** Another address of an account, until it is confirmed. */
    email_changes: {
      user_id: string;
      email: string;
      /** Hashes of the tokens in the links: to the new address, and to the present one. */
      confirm_hash: string;
      refuse_hash: string;
      requested_by: string | null;
      created_at: Instant;
      ends_at: Instant;
    };
    social_attempts: { hash: string; provider: string; next: string; ends_at: Instant };
    identities: {
      provider: string;
      issuer: string;
      subject: string;
      user_id: string;
      /** The address that it was proven under, in small letters. */
      email: string;
      created_at: Instant;
    };
  }
}
