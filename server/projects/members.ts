import { sql } from 'kysely';
import { type MemberRole, roleAllows } from '#domain/member-role';
import type { Schema } from '#openapi/operations';
import { holdProject, isInside } from '../access.ts';
import { changesBetween, record } from '../activity/record.ts';
import type { Context } from '../context.ts';
import type { Handler } from '../handler.ts';
import { pageOf, readCursor } from '../keyset.ts';
import { notFound, Refusal } from '../refusal.ts';
import type { Db, Tx } from '../store/tables.ts';

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

const memberShape = (row: Found, { person, role }: Pick<Context, 'person' | 'role'>): Schema<'Member'> => ({
  id: row.id,
  user: { id: row.user_id, name: row.name, email: isInside(person, role) ? row.email : null },
  role: row.role,
  is_you: row.user_id === person.id,
  joined_at: row.created_at,
});

// A place in the list: the rank and the name.
const isPlace = (value: unknown): value is string =>
  typeof value === 'string' && /^[1-5] /.test(value) && !value.includes('\0') && value.isWellFormed();

const listMembers: Handler<'listMembers'> = async ({ path, query }, context) => {
  const { limit = 50, cursor } = query;
  const list = ['members', path.id];
  const from = readCursor(cursor, list, isPlace);
  let wanted = members(context.store.db, path.id);
  if (from)
    wanted = wanted.where(
      sql<boolean>`(${rank}, ${nameKey}, m.id) > (${Number(from.value[0])}::integer, ${from.value.slice(2)}::text collate "C", ${from.id}::uuid)`,
    );
  const found = await wanted
    .orderBy(rank)
    .orderBy(nameKey)
    .orderBy('m.id')
    .limit(limit + 1)
    .execute();
  const { rows, page } = pageOf(found, limit, list, (row) => ({ value: `${row.rank} ${row.name_key}`, id: row.id }));
  return { status: 200, body: { data: rows.map((row) => memberShape(row, context)), page } };
};

async function memberOf(tx: Tx, projectId: string, id: string): Promise<Found> {
  const member = await members(tx, projectId).where('m.id', '=', id).executeTakeFirst();
  if (!member) throw notFound('members');
  return member;
}

function checkRole({ person, role }: Context, least: MemberRole): void {
  if (!person.permissions.has('manage:projects') && !roleAllows(role, least))
    throw new Refusal(403, 'FORBIDDEN', (words) => words.missingRole(least));
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
  if (!other) throw new Refusal(409, 'LAST_OWNER', (words) => words.lastOwner);
}

const changeMemberRole: Handler<'changeMemberRole'> = ({ path, body }, asked) =>
  asked.store.transaction(async (tx) => {
    const context = await holdProject(tx, path.id, asked);
    const member = await memberOf(tx, path.id, path.memberId);
    // Owners are made, changed and removed by owners alone.
    if (member.role === 'owner' || body.role === 'owner') checkRole(context, 'owner');
    if (member.role === body.role) return { status: 200, body: memberShape(member, context) };
    await keepOwner(tx, path.id, member);
    await tx.updateTable('project_members').set({ role: body.role }).where('id', '=', member.id).execute();
    const changes = changesBetween({ role: member.role as string }, { role: body.role as string });
    await record(
      tx,
      {
        ...{ project_id: path.id, verb: 'changed', entity: 'member', entity_id: member.id, label: member.name },
        changes,
      },
      context,
    );
    return { status: 200, body: memberShape({ ...member, role: body.role }, context) };
  });

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
  await record(
    tx,
    {
      ...{ project_id: projectId, verb: 'left', entity: 'member', entity_id: member.id, label: member.name },
      changes: changesBetween({ assigned_steps: Number(left.numUpdatedRows) }, { assigned_steps: 0 }),
      witnesses: [member.user_id],
    },
    context,
  );
}

const removeMember: Handler<'removeMember'> = ({ path }, asked) =>
  asked.store.transaction(async (tx) => {
    const context = await holdProject(tx, path.id, asked);
    const member = await memberOf(tx, path.id, path.memberId);
    if (member.role === 'owner') checkRole(context, 'owner');
    await end(tx, path.id, member, context);
    return { status: 204, body: undefined };
  });

const leaveProject: Handler<'leaveProject'> = ({ path }, asked) =>
  asked.store.transaction(async (tx) => {
    const context = await holdProject(tx, path.id, asked);
    const member = await members(tx, path.id).where('m.user_id', '=', context.person.id).executeTakeFirst();
    if (!member) throw notFound('members');
    await end(tx, path.id, member, context);
    return { status: 204, body: undefined };
  });

export const memberHandlers = { listMembers, changeMemberRole, removeMember, leaveProject };
