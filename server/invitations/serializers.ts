import type { Schema } from '#openapi/operations';
import type { Context } from '../http/context.ts';
import { maskContact } from '../kernel/mask-contact.ts';
import type { Person } from '../kernel/person.ts';
import { addressOf, type InvitationRow, statusOf, targetOf } from './queries.ts';

const shared = (row: InvitationRow, now: string) => {
  const { kind, id } = targetOf(row);
  return {
    id: row.id,
    kind,
    target: { id, name: row.target_name },
    role: row.role,
    message: row.message,
    status: statusOf(row, now),
    expires_at: row.expires_at,
  };
};

/** Where an invitation's link leads; nowhere where nobody knows this server's address. */
export const linkOf = ({ token }: Pick<InvitationRow, 'token'>, origin: string | null) =>
  origin && `${origin}/invitations/${token}`;

/** An invitation as those see it who invite. Its token is theirs too: it opens to nobody but the invited address. */
export function invitationJson(
  row: InvitationRow,
  { now, origin }: Pick<Context, 'now' | 'origin'>,
): Schema<'Invitation'> {
  const leads = statusOf(row, now) === 'pending';
  const { created_at, responded_at, resent_at, resend_count, delivery: status, delivery_at: at } = row;
  return {
    ...shared(row, now),
    invited_by: { id: row.invited_by, name: row.inviter_name },
    email: row.email,
    created_at,
    responded_at,
    resent_at,
    resend_count,
    delivery: { status, at },
    token: leads ? row.token : null,
    accept_url: leads ? linkOf(row, origin) : null,
  };
}

/** Whether an invitation is for somebody. */
export const isFor = ({ email }: Pick<InvitationRow, 'email'>, person: Person) => addressOf(person.email) === email;

/** An invitation as the invited sees it, or whoever opens its link. */
export function invitationSeenJson(
  row: InvitationRow,
  { now, optionalPerson: someone }: Pick<Context, 'now' | 'optionalPerson'>,
): Schema<'InvitationSeen'> {
  const isYours = someone && isFor(row, someone);
  return {
    ...shared(row, now),
    // The invited may be no member yet, so they are told no id.
    invited_by: { name: row.inviter_name },
    token: row.token,
    is_yours: isYours,
    email: isYours ? row.email : maskContact(row.email),
  };
}
