import type { Schema } from '#openapi/operations';
import { type Life, lifeOf } from './life.ts';

export type InvitationStatus = Schema<'InvitationStatus'>;
export type InvitationAct = 'accept' | 'reject' | 'send again' | 'expire' | 'cancel';

/** The transitions of an invitation. Sending an expired invitation again reopens it; an answer is final. */
export const invitationLife = {
  pending: {
    accept: 'accepted',
    reject: 'rejected',
    'send again': 'pending',
    expire: 'expired',
    cancel: 'cancelled',
  },
  expired: { 'send again': 'pending', cancel: 'cancelled' },
  accepted: {},
  rejected: {},
  cancelled: {},
} as const satisfies Life<InvitationStatus, InvitationAct>;

export const invitationActs = lifeOf<InvitationStatus, InvitationAct>(invitationLife);
