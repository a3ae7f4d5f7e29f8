import type { Schema } from '#openapi/operations';
import { api } from '../../kernel/query';
import { anyOfField, idField, oneOfField, textField } from '../../kit/list/address/fields';
import { defineView, type ViewOf } from '../../kit/list/address/view';
import { cursorList } from '../../kit/list/cursor-list';

export type AuditEvent = Schema<'AuditEvent'>;

// The kinds of things that the log tells of, as people look for them.
const kinds = [
  'people',
  'access',
  'roles',
  'units',
  'projects',
  'finance',
  'meetings',
  'wabas',
  'leads',
  'refusals',
] as const;

const entities: Record<(typeof kinds)[number], Schema<'ActivityEntity'>[]> = {
  people: ['user', 'person', 'member', 'invitation'],
  access: ['session', 'password', 'view', 'calendar_feed'],
  roles: ['role', 'permission'],
  units: ['unit'],
  projects: ['project', 'step', 'sub_step', 'comment', 'attachment'],
  finance: ['account', 'category', 'client', 'transaction', 'import'],
  wabas: ['waba'],
  leads: ['lead', 'lead_note'],
  meetings: ['meeting', 'outcome'],
  refusals: ['operation'],
};

/** The people to choose from, by name. */
export const somePeople = () =>
  api.queryOptions('get', '/api/users', { params: { query: { limit: 200, sort_by: 'name' } } });

const periods = { day: 1, week: 7, month: 30, quarter: 90 } as const;
const dayMs = 86_400_000;

/** All that stands in the address of the audit log. */
export const auditView = defineView({
  filters: {
    search: textField(),
    kind: anyOfField(kinds),
    period: oneOfField(Object.keys(periods) as (keyof typeof periods)[]),
    person: idField(),
    about: idField(),
  },
  sort: { created_at: 'desc' },
});

/** From when on, to the minute: what is asked twice in a moment is asked the same. */
function since(period: keyof typeof periods | undefined): string | undefined {
  if (!period) return undefined;
  const minute = Math.floor(Date.now() / 60_000) * 60_000;
  return new Date(minute - periods[period] * dayMs).toISOString();
}

/** The log as the address asks. */
export const auditList = cursorList('/api/audit-events', (view: ViewOf<typeof auditView>) => {
  const { search, sort_order, kind, period, person, about } = view;
  const entity = [...new Set(kind.flatMap((each) => entities[each]))];
  return { query: { search, sort_order, entity, from: since(period), actor_id: person, about_id: about } };
});
