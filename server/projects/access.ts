import { guard } from '../http/access.ts';
import type { Context } from '../http/context.ts';
import type { FindOpenable } from '../http/references.ts';
import { type Person, selectActiveSessions } from '../kernel/person.ts';
import { anyOf } from '../kernel/store/any-of.ts';
import { compileOnce } from '../kernel/store/compile-once.ts';
import type { Db } from '../kernel/store/tables.ts';
import { words } from './words/index.ts';

const oneProject = (db: Db, { id }: { id: string }) => db.selectFrom('projects').select('id').where('id', '=', id);

const find = compileOnce((db, asked: { id: string; person: string }) =>
  db
    .selectFrom('projects as p')
    .leftJoin('project_members as m', (join) =>
      join.onRef('m.project_id', '=', 'p.id').on('m.user_id', '=', asked.person),
    )
    .where('p.id', '=', asked.id)
    .select(['m.role', 'p.is_template']),
);

/** Who may do what to a project. One that is held has its progress counted by one change at a time. */
export const projectAccess = guard({
  name: 'project',
  manages: 'manage:projects',
  missing: words.missing.project,
  missingRole: words.missingRole,
  find,
  findNow: compileOnce((db, asked: { id: string; session: string; demo: boolean }) =>
    selectActiveSessions(db, asked)
      .where('s.id', '=', asked.session)
      .leftJoin('project_members as m', (join) =>
        join.onRef('m.user_id', '=', 'u.id').on('m.project_id', '=', asked.id),
      )
      .innerJoin('projects as p', (join) => join.on('p.id', '=', asked.id))
      .select(['m.role', 'p.is_template']),
  ),
  lock: {
    change: compileOnce((db, asked: { id: string }) => oneProject(db, asked).forUpdate()),
    share: compileOnce((db, asked: { id: string }) => oneProject(db, asked).forShare()),
  },
  // A template may be looked at by everybody.
  publicRole: ({ is_template }) => (is_template ? 'viewer' : undefined),
});

/** The project that something happens to, or to a part of it. */
export const inProject = (id: string) => ({ kind: 'project', id }) as const;

/** Whether somebody is let in as one of a project's own: what a template shows to everybody is less. */
export const isInside = (person: Pick<Person, 'permissions'>, role: Context['role']) =>
  role !== null || person.permissions.has('manage:projects');

/** Whether somebody sees a project at all: by permission, and by being inside. */
export const isSeenBy = (person: Pick<Person, 'permissions'>, role: Context['role']) =>
  person.permissions.has('view:projects') && isInside(person, role);

/** Returns which of some projects a person may open: what is theirs, templates, or all by permission. */
export const openProjects: FindOpenable = async (db, ids, person) => {
  if (!person.permissions.has('view:projects')) return [];
  if (person.permissions.has('manage:projects')) return ids;
  const found = await db
    .selectFrom('projects as p')
    .where('p.id', '=', anyOf(ids))
    .where((eb) =>
      eb.or([
        eb('p.is_template', '=', true),
        eb.exists(
          eb
            .selectFrom('project_members as m')
            .whereRef('m.project_id', '=', 'p.id')
            .where('m.user_id', '=', person.id)
            .select('m.role'),
        ),
      ]),
    )
    .select('p.id')
    .execute();
  return found.map(({ id }) => id);
};
