import { reauthorize } from '../http/authorization.ts';
import type { Context } from '../http/context.ts';
import type { Handler } from '../http/handler.ts';
import { recordActivity } from '../kernel/activity/record.ts';
import { notFound, Problem } from '../kernel/problem.ts';
import type { Tx } from '../kernel/store/tables.ts';
import { unitAccess } from '../units/access.ts';
import { readUser } from './change.ts';
import { ofUser } from './subject.ts';
import { words } from './words/index.ts';

interface Link {
  user_id: string;
  unit_id: string;
}

/** Holds a unit and whoever it is about; refuses whoever does not administer it. */
async function holdLink(tx: Tx, { user_id, unit_id }: Link, asked: Context) {
  await reauthorize(tx, asked);
  const context = await unitAccess.hold(tx, unit_id, asked);
  unitAccess.check('administer', context);
  const person = await tx
    .selectFrom('users')
    .where('id', '=', user_id)
    .where('anonymized_at', 'is', null)
    .select(['name', 'status', 'email'])
    .forShare()
    .executeTakeFirst();
  if (!person) throw notFound(words.missing.user);
  const unit = await tx
    .selectFrom('units')
    .where('id', '=', unit_id)
    .select(['name', 'manager_id'])
    .executeTakeFirstOrThrow();
  const link = await tx
    .selectFrom('user_units')
    .where('unit_id', '=', unit_id)
    .where('user_id', '=', user_id)
    .select('role')
    .executeTakeFirst();
  return { context, person, unit, role: link?.role ?? null };
}

type Held = Awaited<ReturnType<typeof holdLink>>;

/** Tells of it both whoever sees the person and whoever sees the unit. */
async function tell(tx: Tx, { user_id, unit_id }: Link, { context, person, unit, role: before }: Held, after: string) {
  const verb = after === '' ? 'left' : before ? 'changed' : 'joined';
  const label = person.name;
  const changes = [
    { field: 'unit', before: before && unit.name, after: after && unit.name },
    { field: 'role', before, after: after || null },
  ].filter((change) => change.before !== change.after);
  await recordActivity(
    tx,
    { subject: ofUser(user_id), verb, entity: 'user', entity_id: user_id, label, changes },
    context,
  );
  const subject = { kind: 'unit', id: unit_id } as const;
  await recordActivity(tx, { subject, verb, entity: 'member', entity_id: user_id, label, changes }, context);
}

/** Makes somebody one of a unit, or changes what they are in it. */
const assignUnit: Handler<'assignUnit'> = ({ body: { role = 'member', ...link } }, asked) =>
  asked.store.transaction(async (tx) => {
    const held = await holdLink(tx, link, asked);
    if (held.person.status !== 'active') throw notFound(words.missing.user);
    if (held.role !== role) {
      await tx
        .insertInto('user_units')
        .values({ ...link, role })
        .onConflict((conflict) => conflict.columns(['user_id', 'unit_id']).doUpdateSet({ role }))
        .execute();
      await tell(tx, link, held, role);
    }
    return { status: 200, body: await readUser(tx, link.user_id, held.context) };
  });

/** What still invites them would lead back in. */
async function endInvitations(tx: Tx, unit_id: string, { person, context }: Held): Promise<void> {
  const ended = await tx
    .updateTable('invitations')
    .set({ status: 'cancelled' })
    .where('unit_id', '=', unit_id)
    .where('email', '=', person.email.toLowerCase())
    .where('status', '=', 'pending')
    .returning('id')
    .execute();
  for (const { id } of ended) await context.notifications.withdraw(tx, { invitation_id: id });
}

/** Takes somebody out of a unit; its manager stays until it has another. */
const removeUnit: Handler<'removeUnit'> = ({ body: link }, asked) =>
  asked.store.transaction(async (tx) => {
    const held = await holdLink(tx, link, asked);
    if (held.role === null) throw notFound(words.missing.membership);
    if (held.unit.manager_id === link.user_id) throw new Problem(409, 'IN_USE', words.isManager(held.unit.name));
    await tx.deleteFrom('user_units').where('unit_id', '=', link.unit_id).where('user_id', '=', link.user_id).execute();
    await endInvitations(tx, link.unit_id, held);
    await tell(tx, link, held, '');
    return { status: 204, body: undefined };
  });

export const membershipHandlers = { assignUnit, removeUnit };
