import type { Generated, GeneratedAlways, Insertable, JSONColumnType, Kysely, Selectable, Transaction } from 'kysely';
import type { Schema } from '#openapi/operations';

/** ISO 8601. */
export type Instant = string;

export type Channel = 'sms' | 'email';

/** The tables of the kernel; each area adds its own in its `tables.ts`. */
export interface Tables {
  users: {
    id: string;
    name: string;
    email: string;
    password_hash: string;
    status: 'active' | 'inactive';
    /** When the person proved that the address is theirs. */
    email_verified_at: Generated<Instant | null>;
    phone: string | null;
    phone_verified_at: Instant | null;
    /** Whether signing in requires a code sent to the phone. */
    two_step: Generated<boolean>;
    job_title: Generated<string>;
    /** An unformatted CPF. */
    tax_id: string | null;
    is_sample: boolean;
    created_at: Instant;
    updated_at: Instant;
    version: Generated<number>;
    /** Since when the account is deactivated; null while active. */
    deactivated_at: Generated<Instant | null>;
    /** When the account was deleted; the remaining row does not identify the person. */
    anonymized_at: Instant | null;
    /** Generated columns: the sort key of the name, and the normalized text for searching. */
    name_key: GeneratedAlways<string>;
    search_text: GeneratedAlways<string>;
  };
  /** The last sign-in or session renewal of each person. */
  last_seen: { user_id: string; seen_at: Instant };
  permissions: {
    id: string;
    code: string;
    /** Empty if the app names the permission itself. */
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
    /** The start or last renewal. */
    used_at: Instant;
    /** The final end. */
    ends_at: Instant;
    revoked_at: Instant | null;
  };
  access_tokens: { hash: string; session_id: string; expires_at: Instant };
  /** The tokens of view-as mode. */
  view_tokens: {
    id: string;
    hash: string;
    /** The session of the viewer. */
    session_id: string;
    user_id: string | null;
    role_id: string | null;
    expires_at: Instant;
  };
  attempts: { key: string; count: number; since: Instant };
  activity: {
    seq: Generated<number>;
    id: string;
    /** The id of the writing transaction. */
    txid: Generated<string>;
    /** The kind and id of the affected subject. */
    subject_kind: Schema<'ActivitySubject'>;
    subject_id: string;
    actor_id: string | null;
    verb: Schema<'ActivityVerb'>;
    entity: Schema<'ActivityEntity'>;
    entity_id: string;
    label: string;
    changes: JSONColumnType<Schema<'FieldChange'>[]>;
    /** People who see the entry without being members any more: of a deleted subject, or because they were removed. */
    witnesses: Generated<string[]>;
    /** The client address, session and request that caused it. */
    address: string | null;
    session_id: string | null;
    request_id: string | null;
    created_at: Instant;
  };
  /** The leases of jobs: no other process takes a job before its lease ends. */
  jobs: { name: string; ends_at: Instant };
  migrations: { name: string; applied_at: Instant };
}

/** The store or a transaction; functions that only read accept either. */
export type Db = Kysely<Tables>;
/** An open transaction; functions that write require one. */
export type Tx = Transaction<Tables>;
export type Row<Name extends keyof Tables> = Selectable<Tables[Name]>;
export type NewRow<Name extends keyof Tables> = Insertable<Tables[Name]>;
