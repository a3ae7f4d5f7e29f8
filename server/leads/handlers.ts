import { change } from '../http/change.ts';
import type { Handler } from '../http/handler.ts';
import { page } from '../http/page.ts';
import { changeableLead } from './change.ts';
import { contactHandlers } from './contact.ts';
import { noteHandlers } from './notes.ts';
import { peopleWith } from './people.ts';
import { leadsAsked, readLead, serializeLead } from './queries.ts';
import { winHandlers } from './win.ts';

const orders = {
  created_at: { by: 'l.created_at', type: 'instant' },
  name: { by: 'l.name_key', type: 'text' },
} as const;

const listLeads: Handler<'listLeads'> = (asked, context) => {
  const { sort_by = 'created_at', sort_order: direction = 'desc' } = asked.query;
  return page(leadsAsked(context.store.db, asked.query), asked, context, {
    order: [orders[sort_by], { by: 'l.id', type: 'id' }],
    direction,
    as: serializeLead,
  });
};

const getLead: Handler<'getLead'> = async ({ path: { id } }, { store }) => ({
  status: 200,
  body: await readLead(store.db, id),
});

const updateLead: Handler<'updateLead'> = ({ path, body }, asked) => change(changeableLead, path, body, asked);

const listLeadAssignees: Handler<'listLeadAssignees'> = async (_asked, { store, config }) => ({
  status: 200,
  body: { data: await peopleWith(store.db, 'view:leads', config).execute() },
});

export const leadHandlers = {
  ...contactHandlers,
  listLeads,
  getLead,
  updateLead,
  listLeadAssignees,
  ...winHandlers,
  ...noteHandlers,
};
