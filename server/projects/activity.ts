import { sql } from 'kysely';
import type { Schema } from '#openapi/operations';
import type { Context } from '../http/context.ts';
import type { Handler } from '../http/handler.ts';
import { readPage } from '../http/page.ts';
import { words as httpWords } from '../http/words/index.ts';
import { loadNamesInChanges, replacePersonIds } from '../kernel/activity/people-in-changes.ts';
import type { Language } from '../kernel/language.ts';
import { isInside, projectAccess } from './access.ts';

/** Which names of units a reader may be told; all of them with the permission to see units. */
async function openUnitNames({ store, person }: Context): Promise<ReadonlySet<string> | 'all'> {
  if (person.permissions.has('view:units') || person.permissions.has('manage:units')) return 'all';
  const own = store.db
    .selectFrom('user_units as m')
    .innerJoin('units as n', 'n.id', 'm.unit_id')
    .where('m.user_id', '=', person.id)
    .select('n.name');
  return new Set((await own.execute()).map(({ name }) => name));
}

/** Changes as a reader may be told of them: people by their names, and no unit that they may not open. */
const changesFor = (
  changes: Schema<'FieldChange'>[],
  {
    people,
    units,
    language,
  }: { people: ReadonlyMap<string, string>; units: ReadonlySet<string> | 'all'; language: Language },
) =>
  replacePersonIds(changes, people).map(({ field, before, after }) => {
    const told = (name: Schema<'FieldChange'>['before']) =>
      typeof name !== 'string' || units === 'all' || units.has(name) ? name : httpWords.restricted.unit(language);
    return field === 'unit' ? { field, before: told(before), after: told(after) } : { field, before, after };
  });

/** What happened in a project, newest first; nothing for whoever only looks at a template. Who was invited is told to those alone who invite. */
const listActivity: Handler<'listActivity'> = async (asked, context) => {
  const { store, person, role, language } = context;
  let wanted = store.db
    .selectFrom('activity as a')
    .leftJoin('users as u', 'u.id', 'a.actor_id')
    .where('a.subject_kind', '=', 'project')
    .where('a.subject_id', '=', asked.path.id)
    .selectAll('a')
    .select('u.name as actor_name');
  if (!isInside(person, role)) wanted = wanted.where(sql.lit(false));
  if (!projectAccess.mayDo('invite', context)) wanted = wanted.where('a.entity', '!=', 'invitation');
  const { rows, page } = await readPage(wanted, asked, context, {
    order: [{ by: 'a.seq', type: 'sequence' }],
    direction: 'desc',
  });
  const names = { people: await loadNamesInChanges(store.db, rows), units: await openUnitNames(context), language };
  const data = rows.map(
    ({ id, subject_id: project_id, actor_id, actor_name, verb, entity, entity_id, label, changes, created_at }) => ({
      id,
      project_id,
      verb,
      entity,
      entity_id,
      label,
      changes: changesFor(changes, names),
      created_at,
      actor: actor_id ? { id: actor_id, name: actor_name ?? '' } : null,
    }),
  );
  return { status: 200, body: { data, page } };
};

export const activityHandlers = { listActivity };
