import { sql } from 'kysely';
import type { Schema } from '#openapi/operations';
import { type ChangeRules, change } from '../http/change.ts';
import type { Context } from '../http/context.ts';
import type { Handler } from '../http/handler.ts';
import { page } from '../http/page.ts';
import { diffFields, recordActivity } from '../kernel/activity/record.ts';
import { notFound, Problem } from '../kernel/problem.ts';
import type { Db, Tx } from '../kernel/store/tables.ts';
import { inProject, isInside, projectAccess } from './access.ts';
import { words } from './words/index.ts';

// Owners first.
const rank = sql<number>`array_position(
  array['owner', 'manager', 'contributor', 'checker', 'viewer'], m.role)`;
const nameKey = sql<string>`lower(u.name) collate "C"`;

const members = (db: Db, projectId: string) =>
  db
    .selectFrom('project_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .where('m.project_id', '=', projectId)
    .select(['m.id', 'm.user_id', 'm.role', 'm.created_at', 'u.name', 'u.email'])
    .select([rank.as('rank'), nameKey.as('name_key')]);
type Found = Awaited<ReturnType<ReturnType<typeof members>['executeTakeFirstOrThrow']>>;

const memberJson = (row: Found, { person, role }: Pick<Context, 'person' | 'role'>): Schema<'Member'> => ({
  id: row.id,
  user: { id: row.user_id, name: row.name, email: isInside(person, role) ? row.email : null },
  role: row.role,
  is_you: row.user_id === person.id,
  joined_at: row.created_at,
});

const listMembers: Handler<'listMembers'> = (asked, context) =>
  page(members(context.store.db, asked.path.id), asked, context, {
    order: [
      { by: rank, type: 'integer', value: (row) => row.rank },
      { by: nameKey, type: 'text', value: (row) => row.name_key },
      { by: 'm.id', type: 'id' },
    ],
    as: (row) => memberJson(row, context),
  });

async function memberOf(tx: Tx, projectId: string, id: string): Promise<Found> {
  const member = await members(tx, projectId).where('m.id', '=', id).executeTakeFirst();
  if (!member) throw notFound(words.missing.member);
  return member;
}

/** Refuses to leave a project without an owner. The project is held, so two cannot both believe there is another. */
async function keepOwner(tx: Tx, projectId: string, member: Found): Promise<void> {
  if (member.role !== 'owner') return;
  const other = await tx
    .selectFrom('project_members')
    .where('project_id', '=', projectId)
    .where('role', '=', 'owner')
    .where('id', '!=', member.id)
    .select('id')
    .executeTakeFirst();
  if (!other) throw new Problem(409, 'LAST_OWNER', words.lastOwner);
}

type Place = { id: string; memberId: string };

const changeable: ChangeRules<Place, Found, { role: Found['role'] }, Schema<'Member'>> = {
  hold: (tx, { id }, asked) => projectAccess.hold(tx, id, asked),
  read: (tx, { id, memberId }) => memberOf(tx, id, memberId),
  fields: ({ role }) => ({ role }),
  check: async (tx, { place, current: kept, after, context }) => {
    // Owners are made, changed and removed by owners alone.
    if (kept.role === 'owner' || after.role === 'owner') projectAccess.check('manageOwners', context);
    if (kept.role !== after.role) await keepOwner(tx, place.id, kept);
  },
  write: (tx, { place, after }) =>
    tx.updateTable('project_members').set(after).where('id', '=', place.memberId).execute(),
  show: (_tx, _place, context, member) => memberJson(member, context),
  describeActivity: ({ id, memberId }, _after, { name }) => ({
    subject: inProject(id),
    entity: 'member',
    entity_id: memberId,
    label: name,
  }),
};

const changeMemberRole: Handler<'changeMemberRole'> = ({ path, body }, asked) => change(changeable, path, body, asked);

/** Ends a membership; what the person was still to do there is nobody's from then on. */
async function end(tx: Tx, projectId: string, member: Found, context: Context): Promise<void> {
  await keepOwner(tx, projectId, member);
  await tx.deleteFrom('project_members').where('id', '=', member.id).execute();
  const left = await tx
    .updateTable('steps')
    .set((eb) => ({ assignee_id: null, updated_at: context.now, version: eb('version', '+', 1) }))
    .where('project_id', '=', projectId)
    .where('assignee_id', '=', member.user_id)
    .where('status', 'not in', ['done', 'cancelled'])
    .executeTakeFirst();
  await recordActivity(
    tx,
    {
      subject: inProject(projectId),
      verb: 'left',
      entity: 'member',
      entity_id: member.id,
      label: member.name,
      changes: diffFields({ assigned_steps: Number(left.numUpdatedRows) }, { assigned_steps: 0 }),
      witnesses: [member.user_id],
    },
    context,
  );
}

const removeMember: Handler<'removeMember'> = ({ path }, asked) =>
  asked.store.transaction(async (tx) => {
    const context = await projectAccess.hold(tx, path.id, asked);
    const member = await memberOf(tx, path.id, path.memberId);
    if (member.role === 'owner') projectAccess.check('manageOwners', context);
    await end(tx, path.id, member, context);
    return { status: 204, body: undefined };
  });

const leaveProject: Handler<'leaveProject'> = ({ path }, asked) =>
  asked.store.transaction(async (tx) => {
    const context = await projectAccess.hold(tx, path.id, asked);
    const member = await members(tx, path.id).where('m.user_id', '=', context.person.id).executeTakeFirst();
    if (!member) throw notFound(words.missing.member);
    await end(tx, path.id, member, context);
    return { status: 204, body: undefined };
  });

export const memberHandlers = { listMembers, changeMemberRole, removeMember, leaveProject };
