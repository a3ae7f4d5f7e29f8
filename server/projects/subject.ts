import { allows } from '#domain/access';
import { findPermissionHolders, type Subject } from '../kernel/activity/log.ts';
import { anyOf } from '../kernel/store/any-of.ts';
import type { Db } from '../kernel/store/tables.ts';

async function membersAmong(db: Db, projects: string[], people: string[]): Promise<Map<string, string>> {
  const members = await db
    .selectFrom('project_members')
    .where('project_id', '=', anyOf(projects))
    .where('user_id', '=', anyOf(people))
    .select(['project_id', 'user_id', 'role'])
    .execute();
  return new Map(members.map(({ project_id, user_id, role }) => [`${project_id} ${user_id}`, role]));
}

async function templatesAmong(db: Db, projects: string[]): Promise<Set<string>> {
  const templates = await db
    .selectFrom('projects')
    .where('id', '=', anyOf(projects))
    .where('is_template', '=', true)
    .select('id')
    .execute();
  return new Set(templates.map(({ id }) => id));
}

/**
 * What somebody hears of a project: by membership and permissions all of an entry, or nothing. Who only sees a template
 * hears that it changed, not by whom, and nothing of its members.
 */
export const projectSubject: Subject = {
  audience: async (db, projects, people) => {
    const members = await membersAmong(db, projects, people);
    const permissions = await findPermissionHolders(db, people, ['view:projects', 'manage:projects']);
    const templates = await templatesAmong(db, projects);
    return (entry, personId) => {
      const { subject_id, entity, witnesses } = entry;
      if (!permissions.has(`${personId} view:projects`)) return undefined;
      if (permissions.has(`${personId} manage:projects`)) return entry;
      const role = members.get(`${subject_id} ${personId}`) ?? null;
      if (entity === 'invitation') return allows('project', 'invite', role) ? entry : undefined;
      if (role !== null || witnesses.includes(personId)) return entry;
      return templates.has(subject_id) && entity !== 'member' ? { ...entry, actor_id: null } : undefined;
    };
  },
};
