import type { Generated, Insertable, JSONColumnType, Kysely, Selectable, Transaction } from 'kysely';
import type { Schema } from '#openapi/operations';
import type { Language } from '../words/index.ts';

type Instant = string;

export type Channel = 'sms' | 'email';
export type ProofKind = 'access' | 'social' | 'reset';
/** An account that begins once its address is proven. */
export interface PendingAccount {
  name: string;
  email: string;
  password_hash: string;
  phone: string | null;
}

export interface Tables {
  users: {
    id: string;
    name: string;
    email: string;
    password_hash: string;
    status: 'active' | 'inactive';
    phone: string | null;
    phone_verified_at: Instant | null;
    /** Whether signing in asks for a code sent to the phone. */
    two_step: Generated<boolean>;
    is_sample: boolean;
    created_at: Instant;
    updated_at: Instant;
  };
  permissions: { id: string; code: string };
  roles: { id: string; code: string; name: string };
  role_permissions: { role_id: string; permission_id: string };
  user_roles: { user_id: string; role_id: string };
  units: { id: string; name: string; is_sample: boolean; created_at: Instant; updated_at: Instant };
  user_units: { user_id: string; unit_id: string; role: Generated<Schema<'UnitRole'>> };
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
  refresh_tokens: {
    hash: string;
    session_id: string;
    expires_at: Instant;
    used_at: Instant | null;
    used_by: string | null;
  };
  /** Where somebody was signed in, by the hash of a cookie. */
  devices: { user_id: string; hash: string; used_at: Instant };
  attempts: { key: string; count: number; since: Instant };
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
  social_attempts: { hash: string; provider: string; next: string; ends_at: Instant };
  identities: { provider: string; issuer: string; subject: string; user_id: string; created_at: Instant };
  outbox: {
    id: string;
    channel: Channel;
    recipient: string;
    subject: string | null;
    /** Nothing once a gateway has taken it. */
    text: string;
    created_at: Instant;
    status: Generated<Schema<'DeliveryStatus'>>;
    attempts: Generated<number>;
    /** When it is tried next, if nobody who has taken it has ended it by then. */
    next_at: Instant | null;
    /** From when on it is not worth sending. */
    ends_at: Instant | null;
    sent_at: Instant | null;
    fault: string | null;
    /** What is to be found out before there is a text. */
    task: JSONColumnType<{ kind: 'forgot password'; language: Language; origin: string | null }> | null;
    invitation_id: string | null;
    challenge_id: string | null;
  };
  counters: { name: string; value: number };
  projects: {
    id: string;
    code: string;
    name: string;
    /** The name as sorting compares it. */
    name_key: string;
    description: string;
    search_text: string;
    status: Schema<'ProjectStatus'>;
    dead_line: string | null;
    unit_id: string | null;
    created_by: string;
    progress_done: number;
    progress_total: number;
    is_template: Generated<boolean>;
    is_sample: boolean;
    created_at: Instant;
    updated_at: Instant;
    version: number;
  };
  project_members: {
    /** What addresses name a membership by. */
    id: Generated<string>;
    project_id: string;
    user_id: string;
    role: Schema<'MemberRole'>;
    created_at: Instant;
  };
  steps: {
    id: string;
    project_id: string;
    name: string;
    description: string;
    status: Schema<'StepStatus'>;
    start_date: string | null;
    due_date: string | null;
    assignee_id: string | null;
    position: number;
    created_by: string;
    created_at: Instant;
    updated_at: Instant;
    version: number;
  };
  sub_steps: {
    id: string;
    step_id: string;
    name: string;
    description: string;
    status: boolean;
    position: number;
    completed_at: Instant | null;
    completed_by: string | null;
    created_by: string;
    created_at: Instant;
    updated_at: Instant;
    version: number;
  };
  invitations: {
    id: string;
    /** Either a unit or a project. */
    unit_id: string | null;
    project_id: string | null;
    /** In lower case. */
    email: string;
    role: Schema<'InvitedRole'>;
    message: string;
    token: string;
    /** Expired is nothing that is kept: the clock says so. */
    status: Exclude<Schema<'InvitationStatus'>, 'expired'>;
    invited_by: string;
    created_at: Instant;
    expires_at: Instant;
    responded_at: Instant | null;
    resent_at: Instant | null;
    resend_count: Generated<number>;
    /** What became of the message that tells of it, and since when. */
    delivery: Generated<Schema<'DeliveryStatus'>>;
    delivery_at: Generated<Instant>;
  };
  activity: {
    seq: Generated<number>;
    id: string;
    /** The transaction that wrote it. */
    txid: Generated<string>;
    project_id: string;
    actor_id: string | null;
    verb: Schema<'ActivityVerb'>;
    entity: Schema<'ActivityEntity'>;
    entity_id: string;
    label: string;
    changes: JSONColumnType<Schema<'FieldChange'>[]>;
    /** Who is told of it without being a member any more: of what is gone, or because they are. */
    witnesses: Generated<string[]>;
    created_at: Instant;
  };
  saved_views: {
    id: string;
    user_id: string;
    scope: Schema<'SavedViewScope'>;
    name: string;
    name_key: string;
    query: string;
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
