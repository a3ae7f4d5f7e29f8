import { leadStatuses } from '#domain/lead-lifecycle';
import type { Schema } from '#openapi/operations';
import { queriesOf, subjects } from '../../kernel/invalidation';
import { api } from '../../kernel/query';
import { command } from '../../kit/command';
import { anyOfField, idField, parsePeriod, periodField, textField } from '../../kit/list/address/fields';
import { defineView, type ViewOf } from '../../kit/list/address/view';
import { cursorList } from '../../kit/list/cursor-list';
import type { CachePatcher } from '../../kit/optimistic-update';

export type Lead = Schema<'Lead'>;
export type LeadDetail = Schema<'LeadDetail'>;
/** A status that a lead is given by a change; it is won by an act of its own. */
export type GivenStatus = NonNullable<Schema<'LeadChange'>['status']>;

export const leadServices = [
  'automation',
  'artificial-intelligence',
  'chatbots',
  'cloud-computing',
  'crawlers',
  'development',
  'iot',
  'machine-learning',
  'data-engineering',
  'other',
] as const satisfies Lead['service'][];

/** All that stands in the address of the list of leads. */
export const leadsView = defineView({
  filters: {
    search: textField(),
    status: anyOfField(leadStatuses),
    service: anyOfField(leadServices),
    assignee: idField(),
    period: periodField(),
  },
  sort: { created_at: 'desc', name: 'asc' },
  group: ['status', 'service', 'assignee'],
  show: ['list', 'cards'],
});

/** Leads as the address asks. One whose data were erased goes by its code. */
export const leadList = cursorList(
  '/api/leads',
  ({ sort_by, sort_order, search, status, service, assignee, period }: ViewOf<typeof leadsView>) => ({
    query: { sort_by, sort_order, search, status, service, assignee_id: assignee, ...parsePeriod(period) },
  }),
  (lead) => ({ ...lead, name: lead.name || lead.code }),
);

const at = (id: string) => ({ params: { path: { id } } });

/** A lead with its message. */
export const leadById = (id: string) => api.queryOptions('get', '/api/leads/{id}', at(id));

/** Who may be assigned a lead. */
export const leadAssignees = () => api.queryOptions('get', '/api/lead-assignees');

const notes = cursorList('/api/leads/{id}/notes', (id: string) => ({ path: { id } }));

/** The notes on a lead, page by page from the newest on. */
export const notesOf = (leadId: string) => notes.pages(leadId, 20);

const projectTemplates = cursorList('/api/projects', () => ({
  query: { template: true, sort_by: 'name' as const, sort_order: 'asc' as const },
}));

/** The templates that a project may begin from. */
export const templatesForLead = () => projectTemplates.whole();

/** Shows a lead as it is by an answer, on its page and in lists. */
function showLead(known: CachePatcher, { id }: { id: string }, lead: LeadDetail): void {
  const { status, assignee, updated_at, version } = lead;
  known.change(leadById(id), () => lead);
  known.changeRow<Lead>(leadList, id, (row) => ({ ...row, status, assignee, updated_at, version }));
}

interface LeadChange {
  id: string;
  change: Schema<'LeadChange'>;
  /** The previous values, for undo. */
  before?: Schema<'LeadChange'>;
}

/** Changes a lead's status or its assignee. */
export const changeLead = command({
  send: (ask, { id, change }: LeadChange, asOwn) => ask.PATCH('/api/leads/{id}', { ...at(id), body: asOwn(change) }),
  queueKey: ({ id }) => id,
  optimisticUpdate: (known, { id, change: { status } }) => {
    if (!status) return;
    known.change(leadById(id), (lead) => ({ ...lead, status }));
    known.changeRow<Lead>(leadList, id, (row) => ({ ...row, status }));
  },
  onSuccess: showLead,
  invalidates: ({ id }) => subjects.lead(id),
  undo: ({ id, before }, { version }): LeadChange | undefined => before && { id, change: { ...before, version } },
});

/** Makes a client of a lead, and a project if wanted. */
export const winLead = command({
  send: (ask, { id, ...body }: { id: string } & Schema<'LeadWin'>) =>
    ask.POST('/api/leads/{id}/win', { ...at(id), body }),
  queueKey: ({ id }) => id,
  onSuccess: showLead,
  invalidates: ({ id }) => [...subjects.lead(id), ...subjects.client(), queriesOf('/api/projects')],
});

/** Adds a note to a lead. */
export const addLeadNote = command({
  send: (ask, { id, text }: { id: string; text: string }) =>
    ask.POST('/api/leads/{id}/notes', { ...at(id), body: { text } }),
  queueKey: ({ id }) => `notes of ${id}`,
  invalidates: ({ id }) => subjects.lead(id),
});
