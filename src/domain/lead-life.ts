import type { Schema } from '#openapi/operations';
import { type Life, lifeOf } from './life.ts';

export type LeadStatus = Schema<'LeadStatus'>;
export type LeadAct = 'renew' | 'contact' | 'qualify' | 'win' | 'lose' | 'discard';

/** The transitions of a lead. Every transition can be undone except `win`, which turns the lead into a client. */
export const leadLife = {
  new: { contact: 'contacted', lose: 'lost', discard: 'spam' },
  contacted: { qualify: 'qualified', renew: 'new', lose: 'lost', discard: 'spam' },
  qualified: { win: 'won', contact: 'contacted', lose: 'lost', discard: 'spam' },
  lost: { renew: 'new', contact: 'contacted', qualify: 'qualified' },
  spam: { renew: 'new', contact: 'contacted', qualify: 'qualified' },
  won: {},
} as const satisfies Life<LeadStatus, LeadAct>;

export const leadActs = lifeOf<LeadStatus, LeadAct>(leadLife);

/** All lead statuses in lifecycle order. */
export const leadStatuses = Object.keys(leadLife) as LeadStatus[];
