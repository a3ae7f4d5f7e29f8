import type { Generated, GeneratedAlways, Insertable, JSONColumnType, Kysely, Selectable, Transaction } from 'kysely';
import type { Schema } from '#openapi/operations';

/** ISO 8601. */
export type Instant = string;

export type Channel = 'sms' | 'email';

/** All tables: those of the kernel, to which each area adds its own in its `tables.ts`. */
export interface Tables {
  users: {
    id: string;
    name: string;
    email: string;
    password_hash: string;
    status: 'active' | 'inactive';
    /** When it was shown that the address is theirs. */
    email_verified_at: Generated<Instant | null>;
    phone: string | null;
    phone_verified_at: Instant | null;
    /** Whether signing in asks for a code sent to the phone. */
    two_step: Generated<boolean>;
    job_title: Generated<string>;
    /** A CPF without marks. */
    tax_id: string | null;
    is_sample: boolean;
    created_at: Instant;
    updated_at: Instant;
    version: Generated<number>;
    /** Since when they are shut out; null where they are not. */
    deactivated_at: Generated<Instant | null>;
    /** When the account was deleted: what is left of it names nobody. */
    anonymized_at: Instant | null;
    /** The name as sorting compares it, and what searches look through: the store makes both. */
    name_key: GeneratedAlways<string>;
    search_text: GeneratedAlways<string>;
  };
  /** When somebody last signed in, or went on. */
  last_seen: { user_id: string; seen_at: Instant };
  permissions: {
    id: string;
    code: string;
    /** Empty where the app itself names it. */
    name: Generated<string>;
    description: Generated<string>;
    created_at: Generated<Instant>;
    updated_at: Generated<Instant>;
    version: Generated<number>;
  };
  roles: {
    id: string;
    code: string;
    name: string;
    description: Generated<string>;
    created_at: Generated<Instant>;
    updated_at: Generated<Instant>;
    version: Generated<number>;
  };
  role_permissions: { role_id: string; permission_id: string };
  user_roles: { user_id: string; role_id: string };
  sessions: {
    id: string;
    user_id: string;
    agent: string;
    address: string;
    created_at: Instant;
    /** When it was last begun or renewed. */
    used_at: Instant;
    /** When it ends for good. */
    ends_at: Instant;
    revoked_at: Instant | null;
  };
  access_tokens: { hash: string; session_id: string; expires_at: Instant };
  /** By which somebody sees the app as another person, or as a role does. */
  view_tokens: {
    id: string;
    hash: string;
    /** Of whoever looks. */
    session_id: string;
    user_id: string | null;
    role_id: string | null;
    expires_at: Instant;
  };
  attempts: { key: string; count: number; since: Instant };
  activity: {
    seq: Generated<number>;
    id: string;
    /** The transaction that wrote it. */
    txid: Generated<string>;
    /** What it happened to, by its kind and id. */
    subject_kind: Schema<'ActivitySubject'>;
    subject_id: string;
    actor_id: string | null;
    verb: Schema<'ActivityVerb'>;
    entity: Schema<'ActivityEntity'>;
    entity_id: string;
    label: string;
    changes: JSONColumnType<Schema<'FieldChange'>[]>;
    /** Who is told of it without being a member any more: of what is gone, or because they are. */
    witnesses: Generated<string[]>;
    /** From where it was asked, in which session, by which request. */
    address: string | null;
    session_id: string | null;
    request_id: string | null;
    created_at: Instant;
  };
  /** What one of many processes does, and until when nobody else does it. */
  jobs: { name: string; ends_at: Instant };
  migrations: { name: string; applied_at: Instant };
}

/** The store outside of a transaction, or a transaction: what only reads takes either. */
export type Db = Kysely<Tables>;
/** An open transaction. What writes asks for this. */
export type Tx = Transaction<Tables>;
export type Row<Name extends keyof Tables> = Selectable<Tables[Name]>;
export type NewRow<Name extends keyof Tables> = Insertable<Tables[Name]>;
