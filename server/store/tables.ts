import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { Schema } from '#openapi/operations';

type Instant = string;

export interface Tables {
  users: {
    id: string;
    name: string;
    email: string;
    password_hash: string;
    status: 'active' | 'inactive';
    is_sample: boolean;
    created_at: Instant;
    updated_at: Instant;
  };
  permissions: { id: string; code: string };
  roles: { id: string; code: string; name: string };
  role_permissions: { role_id: string; permission_id: string };
  user_roles: { user_id: string; role_id: string };
  units: { id: string; name: string; is_sample: boolean; created_at: Instant; updated_at: Instant };
  user_units: { user_id: string; unit_id: string };
  sessions: {
    id: string;
    user_id: string;
    agent: string;
    address: string;
    created_at: Instant;
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
  sign_in_failures: { key: string; failures: number; since: Instant };
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
    is_sample: boolean;
    created_at: Instant;
    updated_at: Instant;
    version: number;
  };
  project_members: { project_id: string; user_id: string; role: Schema<'MemberRole'>; created_at: Instant };
  steps: {
    id: string;
    project_id: string;
    name: string;
    description: string;
    status: Schema<'StepStatus'>;
    due_date: string | null;
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
  migrations: { name: string; applied_at: Instant };
}

/** The store outside of a transaction, or a transaction: what only reads takes either. */
export type Db = Kysely<Tables>;
/** An open transaction. What writes asks for this. */
export type Tx = Transaction<Tables>;
export type Row<Name extends keyof Tables> = Selectable<Tables[Name]>;
export type NewRow<Name extends keyof Tables> = Insertable<Tables[Name]>;
