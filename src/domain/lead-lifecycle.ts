import type { Schema } from '#openapi/operations';
import { createLifecycle, type Lifecycle } from './lifecycle.ts';

export type LeadStatus = Schema<'LeadStatus'>;
export type LeadAct = 'renew' | 'contact' | 'qualify' | 'win' | 'lose' | 'discard';

/** The transitions of a lead. Every transition can be undone except `win`, which turns the lead into a client. */
export const leadLifecycle = {
  new: { contact: 'contacted', lose: 'lost', discard: 'spam' },
  contacted: { qualify: 'qualified', renew: 'new', lose: 'lost', discard: 'spam' },
  qualified: { win: 'won', contact: 'contacted', lose: 'lost', discard: 'spam' },
  lost: { renew: 'new', contact: 'contacted', qualify: 'qualified' },
  spam: { renew: 'new', contact: 'contacted', qualify: 'qualified' },
  won: {},
} as const satisfies Lifecycle<LeadStatus, LeadAct>;

export const leadActs = createLifecycle<LeadStatus, LeadAct>(leadLifecycle);

/** All lead statuses in lifecycle order. */
export const leadStatuses = Object.keys(leadLifecycle) as LeadStatus[];
