import type { Schema } from '#openapi/operations';
import { type Life, lifeOf } from './life.ts';

export type InvitationStatus = Schema<'InvitationStatus'>;
export type InvitationAct = 'accept' | 'reject' | 'send again' | 'expire' | 'cancel';

/** The life of an invitation. One that expired comes back when it is sent again; an answer is for good. */
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
