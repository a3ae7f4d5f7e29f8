import type { Context } from '../http/context.ts';
import { recordActivity } from '../kernel/activity/record.ts';
import { newId } from '../kernel/ids.ts';
import { notAllowed } from '../kernel/problem.ts';
import type { NewRow, Tx } from '../kernel/store/tables.ts';
import { inProject } from './access.ts';
import { checkRoomForProject } from './caps.ts';
import { keysOf } from './search-keys.ts';
import { words } from './words/index.ts';

/** Refuses a unit that is not one of the caller's; who manages all projects may take any. */
export async function checkUnit(tx: Tx, unitId: string | null | undefined, { person }: Context): Promise<void> {
  if (!unitId) return;
  const unit = person.permissions.has('manage:projects')
    ? await tx.selectFrom('units').select('id').where('id', '=', unitId).executeTakeFirst()
    : await tx
        .selectFrom('user_units')
        .select('unit_id')
        .where('user_id', '=', person.id)
        .where('unit_id', '=', unitId)
        .forShare()
        .executeTakeFirst();
  if (!unit) throw notAllowed('unit_id', words.notYourUnit);
}

/** What a unit is called; nothing where there is none. */
export async function nameOfUnit(tx: Tx, id: string | null): Promise<string | null> {
  if (!id) return null;
  return (await tx.selectFrom('units').where('id', '=', id).select('name').executeTakeFirst())?.name ?? null;
}

async function nextCode(tx: Tx): Promise<string> {
  const { value } = await tx
    .updateTable('counters')
    .set(({ eb }) => ({ value: eb('value', '+', 1) }))
    .where('name', '=', 'projects')
    .returning('value')
    .executeTakeFirstOrThrow();
  return `PRJ-${String(value).padStart(3, '0')}`;
}

type Wanted = { name: string; description?: string } & Pick<
  NewRow<'projects'>,
  'dead_line' | 'unit_id' | 'is_template'
>;

/** Begins an empty project, owned by the caller, and gives its id. */
export async function beginProject(tx: Tx, wanted: Wanted, context: Context): Promise<string> {
  const { person, now } = context;
  await checkUnit(tx, wanted.unit_id, context);
  await checkRoomForProject(tx, person.id);
  const id = newId();
  const texts = { code: await nextCode(tx), name: wanted.name.trim(), description: wanted.description ?? '' };
  await tx
    .insertInto('projects')
    .values({
      id,
      ...texts,
      ...keysOf(texts),
      status: 'planning',
      dead_line: wanted.dead_line,
      unit_id: wanted.unit_id,
      created_by: person.id,
      progress_done: 0,
      progress_total: 0,
      is_sample: false,
      is_template: wanted.is_template ?? false,
      created_at: now,
      updated_at: now,
      version: 1,
    })
    .execute();
  await tx
    .insertInto('project_members')
    .values({ id: newId(), project_id: id, user_id: person.id, role: 'owner', created_at: now })
    .execute();
  const what = {
    subject: inProject(id),
    verb: 'created',
    entity: 'project',
    entity_id: id,
    label: texts.name,
  } as const;
  await recordActivity(tx, what, context);
  return id;
}
