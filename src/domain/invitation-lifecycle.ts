import type { Schema } from '#openapi/operations';
import { createLifecycle, type Lifecycle } from './lifecycle.ts';

export type InvitationStatus = Schema<'InvitationStatus'>;
export type InvitationAct = 'accept' | 'reject' | 'send again' | 'expire' | 'cancel';

/** The transitions of an invitation. Sending an expired invitation again reopens it; an answer is final. */
export const invitationLifecycle = {
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
} as const satisfies Lifecycle<InvitationStatus, InvitationAct>;

export const invitationActs = createLifecycle<InvitationStatus, InvitationAct>(invitationLifecycle);
