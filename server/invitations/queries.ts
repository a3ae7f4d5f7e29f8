import { sql } from 'kysely';
import type { InvitationStatus } from '#domain/invitation-lifecycle';
import type { Schema } from '#openapi/operations';
import type { Db } from '../kernel/store/tables.ts';

/** Invitations with the names of what they lead to and of who sent them. */
export const invitations = (db: Db) =>
  db
    .selectFrom('invitations as i')
    .leftJoin('units as u', 'u.id', 'i.unit_id')
    .leftJoin('projects as p', 'p.id', 'i.project_id')
    .innerJoin('users as b', 'b.id', 'i.invited_by')
    .selectAll('i')
    .select([sql<string>`coalesce(u.name, p.name)`.as('target_name'), 'b.name as inviter_name']);

export type InvitationRow = Awaited<ReturnType<ReturnType<typeof invitations>['executeTakeFirstOrThrow']>>;

/** Whether an invitation is to a unit or to a project, and to which. */
export type Target = { kind: Schema<'InvitationKind'>; id: string };
export const targetOf = ({ unit_id, project_id }: Pick<InvitationRow, 'unit_id' | 'project_id'>): Target =>
  unit_id ? { kind: 'unit', id: unit_id } : { kind: 'project', id: project_id ?? '' };

/** The column that holds a target. */
export const columnOf = ({ kind }: Target) => (kind === 'unit' ? 'i.unit_id' : 'i.project_id');

/** What has waited past its end has expired, without anybody writing it down. */
export const statusOf = (
  { status, expires_at }: Pick<InvitationRow, 'status' | 'expires_at'>,
  now: string,
): InvitationStatus => (status === 'pending' && expires_at <= now ? 'expired' : status);

/** Addresses are kept and compared in lower case. */
export const addressOf = (email: string) => email.toLowerCase();

/** Returns whether an invitation to anything waits for an address. */
export async function isInvited(db: Db, email: string, now: string): Promise<boolean> {
  const row = await db
    .selectFrom('invitations')
    .where('email', '=', addressOf(email))
    .where('status', '=', 'pending')
    .where('expires_at', '>', now)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}
