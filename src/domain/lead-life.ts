import type { Schema } from '#openapi/operations';
import { type Life, lifeOf } from './life.ts';

export type LeadStatus = Schema<'LeadStatus'>;
export type LeadAct = 'renew' | 'contact' | 'qualify' | 'win' | 'lose' | 'discard';

/** The life of a lead. Each step can be taken back but the last: what was won is a client by then. */
export const leadLife = {
  new: { contact: 'contacted', lose: 'lost', discard: 'spam' },
  contacted: { qualify: 'qualified', renew: 'new', lose: 'lost', discard: 'spam' },
  qualified: { win: 'won', contact: 'contacted', lose: 'lost', discard: 'spam' },
  lost: { renew: 'new', contact: 'contacted', qualify: 'qualified' },
  spam: { renew: 'new', contact: 'contacted', qualify: 'qualified' },
  won: {},
} as const satisfies Life<LeadStatus, LeadAct>;

export const leadActs = lifeOf<LeadStatus, LeadAct>(leadLife);

/** In the order of the life. */
export const leadStatuses = Object.keys(leadLife) as LeadStatus[];
