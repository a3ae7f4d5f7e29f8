import { type LeadStatus, leadActs } from '#domain/lead-lifecycle';
import type { Schema } from '#openapi/operations';
import { reauthorize } from '../http/authorization.ts';
import type { ChangeRules } from '../http/change.ts';
import type { Context } from '../http/context.ts';
import { diffFields } from '../kernel/activity/record.ts';
import { notAllowed, notFound, Problem } from '../kernel/problem.ts';
import type { Row, Tx } from '../kernel/store/tables.ts';
import { peopleWith } from './people.ts';
import { readLead } from './queries.ts';
import { words } from './words/index.ts';

/** The lead that something happens to. */
export const ofLead = (id: string) => ({ kind: 'lead', id }) as const;

/** Holds a lead against other changes, and the caller as they are by then. */
export async function holdLead(tx: Tx, id: string, asked: Context): Promise<Context> {
  const held = await tx.selectFrom('leads').where('id', '=', id).select('id').forUpdate().executeTakeFirst();
  if (!held) throw notFound(words.missing.lead);
  return reauthorize(tx, asked);
}

/** Refuses (409) to go on with a lead whose data were erased. */
export function refuseAnonymised({ anonymised_at }: Pick<Row<'leads'>, 'anonymised_at'>): void {
  if (anonymised_at !== null) throw new Problem(409, 'ILLEGAL_TRANSITION', words.isAnonymised);
}

/** A lead that is held, as it is kept. */
export const keptLead = (tx: Tx, id: string) =>
  tx.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

type Fields = Pick<Row<'leads'>, 'status' | 'assignee_id'>;

async function nameOfPerson(tx: Tx, id: string | null): Promise<string | null> {
  if (id === null) return null;
  return (await tx.selectFrom('users').where('id', '=', id).select('name').executeTakeFirst())?.name ?? null;
}

export const changeableLead: ChangeRules<{ id: string }, Row<'leads'>, Fields, Schema<'LeadDetail'>> = {
  hold: (tx, { id }, asked) => holdLead(tx, id, asked),
  read: (tx, { id }) => keptLead(tx, id),
  fields: ({ status, assignee_id }) => ({ status, assignee_id }),
  check: async (tx, { current: kept, before, after, context }) => {
    refuseAnonymised(kept);
    const { assignee_id } = after;
    if (assignee_id === null || assignee_id === before.assignee_id) return;
    const people = peopleWith(tx, 'view:leads', context.config);
    if (!(await people.where('u.id', '=', assignee_id).executeTakeFirst()))
      throw notAllowed('assignee_id', words.notAnAssignee);
  },
  life: { allows: leadActs.allows, cannot: (from: LeadStatus, to: LeadStatus) => words.cannot(from, to) },
  write: (tx, { place, after }, marks) =>
    tx
      .updateTable('leads')
      .set({ ...after, ...marks })
      .where('id', '=', place.id)
      .execute(),
  show: (tx, { id }) => readLead(tx, id),
  describeActivity: ({ id }, _after, { code }) => ({ subject: ofLead(id), entity: 'lead', entity_id: id, label: code }),
  describeChanges: async (tx, { before, after }) => [
    ...diffFields({ status: before.status }, { status: after.status }),
    ...diffFields(
      { assignee: await nameOfPerson(tx, before.assignee_id) },
      { assignee: await nameOfPerson(tx, after.assignee_id) },
    ),
  ],
};
