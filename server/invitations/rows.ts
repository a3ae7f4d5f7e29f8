import { sql } from 'kysely';
import type { InvitationStatus } from '#domain/invitation-life';
import type { Schema } from '#openapi/operations';
import { masked } from '../auth/masked.ts';
import type { Context, Person } from '../context.ts';
import type { Db } from '../store/tables.ts';

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

const shared = (row: InvitationRow, now: string) => {
  const { kind, id } = targetOf(row);
  return {
    ...{ id: row.id, kind, target: { id, name: row.target_name }, role: row.role, message: row.message },
    status: statusOf(row, now),
    invited_by: { id: row.invited_by, name: row.inviter_name },
    expires_at: row.expires_at,
  };
};

/** Where an invitation's link leads; nowhere where nobody knows this server's address. */
export const linkOf = ({ token }: Pick<InvitationRow, 'token'>, origin: string | null) =>
  origin && `${origin}/invitations/${token}`;

/** An invitation as those see it who invite. Its token is theirs too: it opens to nobody but the invited address. */
export function invitationShape(
  row: InvitationRow,
  { now, origin }: Pick<Context, 'now' | 'origin'>,
): Schema<'Invitation'> {
  const leads = statusOf(row, now) === 'pending';
  const { created_at, responded_at, resent_at, resend_count, delivery: status, delivery_at: at } = row;
  return {
    ...shared(row, now),
    ...{ email: row.email, created_at, responded_at, resent_at, resend_count, delivery: { status, at } },
    token: leads ? row.token : null,
    accept_url: leads ? linkOf(row, origin) : null,
  };
}

/** Whether an invitation is for somebody. */
export const isFor = ({ email }: Pick<InvitationRow, 'email'>, person: Person) => addressOf(person.email) === email;

/** An invitation as the invited sees it, or whoever opens its link. */
export function seenShape(
  row: InvitationRow,
  { now, someone }: Pick<Context, 'now' | 'someone'>,
): Schema<'InvitationSeen'> {
  const isYours = someone && isFor(row, someone);
  return {
    ...shared(row, now),
    ...{ token: row.token, is_yours: isYours, email: isYours ? row.email : masked(row.email) },
  };
}
