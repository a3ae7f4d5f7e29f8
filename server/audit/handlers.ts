import { sql } from 'kysely';
import type { Ask, Schema } from '#openapi/operations';
import type { Context } from '../http/context.ts';
import type { Handler } from '../http/handler.ts';
import { readPage } from '../http/page.ts';
import { loadNamesInChanges, replacePersonIds } from '../kernel/activity/people-in-changes.ts';
import type { Person } from '../kernel/person.ts';
import { foldTextInSql, matchesSearchInSql } from '../kernel/store/search.ts';
import type { Row } from '../kernel/store/tables.ts';

type AuditFilter = Ask<'listAuditEvents'>['query'];

/** What happened, but for what only tells an open window to look again. */
function eventsAsked({ store }: Context, { actor_id, about_id, entity = [], from, to, search = '' }: AuditFilter) {
  let wanted = store.db
    .selectFrom('activity as a')
    .leftJoin('users as u', 'u.id', 'a.actor_id')
    .where('a.subject_kind', '!=', 'person')
    .selectAll('a')
    .select('u.name as actor_name');
  if (actor_id !== undefined) wanted = wanted.where('a.actor_id', '=', actor_id);
  if (about_id !== undefined)
    wanted = wanted.where(({ or, eb }) => or([eb('a.entity_id', '=', about_id), eb('a.subject_id', '=', about_id)]));
  if (entity.length > 0) wanted = wanted.where('a.entity', 'in', [...new Set(entity)].sort());
  if (from !== undefined) wanted = wanted.where('a.created_at', '>=', from);
  if (to !== undefined) wanted = wanted.where('a.created_at', '<', to);
  if (search)
    wanted = wanted.where(matchesSearchInSql(foldTextInSql(sql`a.label || ' ' || coalesce(u.name, '')`), search));
  return wanted;
}

type EventRow = Row<'activity'> & { actor_name: string | null };

/** The changes that tell what was paid or is held, by what they are of. */
const amounts: Partial<Record<Schema<'ActivityEntity'>, readonly string[]>> = {
  transaction: ['amount_cents', 'payment_cents', 'refund_cents'],
  account: ['opening_balance_cents'],
};

/** That an amount was there, and no more. */
const hidden = (amount: Schema<'FieldChange'>['before']) => (amount === null ? null : '***');

/** Changes as they may be told: amounts only to those who see transactions. */
const changesFor = ({ permissions }: Pick<Person, 'permissions'>, { entity, changes }: Row<'activity'>) =>
  permissions.has('view:finance_transactions')
    ? changes
    : changes.map(({ field, before, after }) =>
        amounts[entity]?.includes(field)
          ? { field, before: hidden(before), after: hidden(after) }
          : { field, before, after },
      );

const eventJson =
  (person: Pick<Person, 'permissions'>, people: ReadonlyMap<string, string>) =>
  (row: EventRow): Schema<'AuditEvent'> => ({
    id: row.id,
    name: row.label,
    actor: row.actor_id ? { id: row.actor_id, name: row.actor_name ?? '' } : null,
    verb: row.verb,
    entity: row.entity,
    entity_id: row.entity_id,
    subject_kind: row.subject_kind,
    subject_id: row.subject_id,
    changes: replacePersonIds(changesFor(person, row), people),
    address: row.address,
    session_id: row.session_id,
    request_id: row.request_id,
    created_at: row.created_at,
  });

/** Who did what, the newest first. */
const listAuditEvents: Handler<'listAuditEvents'> = async (asked, context) => {
  const { rows, page } = await readPage(eventsAsked(context, asked.query), asked, context, {
    order: [{ by: 'a.seq', type: 'sequence' }],
    direction: asked.query.sort_order ?? 'desc',
  });
  const people = await loadNamesInChanges(context.store.db, rows);
  return { status: 200, body: { data: rows.map(eventJson(context.person, people)), page } };
};

export const auditHandlers = { listAuditEvents };
