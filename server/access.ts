import { roleAllows } from '#domain/member-role';
import type { People } from './auth/people.ts';
import type { Context, Parts, Person } from './context.ts';
import type { Operation } from './contract.ts';
import { notFound, Refusal } from './refusal.ts';

const bearer = /^Bearer +([\w.~+/-]+=*) *$/i;

/** Whoever a request's bearer token stands for; refuses a request without one (401) or without the permission (403). */
export async function admit(
  operation: Operation,
  authorization: string | undefined,
  { people, now }: Pick<Parts, 'now'> & { people: People },
): Promise<Person> {
  const token = authorization === undefined ? undefined : bearer.exec(authorization)?.[1];
  const refuse = (why: 'missing' | 'invalid') =>
    new Refusal(
      401,
      why === 'missing' ? 'TOKEN_MISSING' : 'TOKEN_INVALID',
      (words) => words.unauthorized[operation.unauthorized][why],
    );
  if (!token) throw refuse(/^Bearer +\S/i.test(authorization ?? '') ? 'invalid' : 'missing');
  const person = await people.find(token, now().toISOString());
  if (person === 'expired') throw new Refusal(401, 'TOKEN_EXPIRED', (words) => words.tokenExpired);
  if (person === 'invalid') throw refuse('invalid');
  const { permission } = operation;
  if (permission !== 'none' && !person.permissions.has(permission))
    throw new Refusal(403, 'FORBIDDEN', (words) => words.missingPermission(permission), { permission });
  return person;
}

/**
 * The caller's role in the project of the path. Whoever is no member is told that there is no such project (404), a
 * member of too low a role that it is not allowed (403); `manage:projects` stands in for membership and any role. A
 * template may be looked at by everybody.
 */
export async function roleIn(
  projectId: string,
  least: NonNullable<Operation['projectRole']>,
  { store, person }: Pick<Context, 'store' | 'person'>,
): Promise<Context['role']> {
  const project = await store.db
    .selectFrom('projects as p')
    .leftJoin('project_members as m', (join) => join.onRef('m.project_id', '=', 'p.id').on('m.user_id', '=', person.id))
    .where('p.id', '=', projectId)
    .select(['m.role', 'p.is_template'])
    .executeTakeFirst();
  const managesAll = person.permissions.has('manage:projects');
  if (!project || !(project.role || project.is_template || managesAll)) throw notFound('projects');
  if (!managesAll && !roleAllows(project.role ?? 'viewer', least))
    throw new Refusal(403, 'FORBIDDEN', (words) => words.missingRole(least));
  return project.role;
}

/** Whether somebody is let in as one of a project's own: what a template shows to everybody is less. */
export const isInside = (person: Pick<Person, 'permissions'>, role: Context['role']) =>
  role !== null || person.permissions.has('manage:projects');
