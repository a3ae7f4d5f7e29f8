import type { Generated } from 'kysely';
import type { Schema } from '#openapi/operations';
import type { Instant } from '../kernel/store/tables.ts';

declare module '../kernel/store/tables.ts' {
  interface Tables {
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
  }
}
