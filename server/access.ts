import { roleAllows } from '#domain/member-role';
import type { People } from './auth/people.ts';
import { memberNow, personNow } from './auth/person.ts';
import type { Context, Parts, Person } from './context.ts';
import type { Operation } from './contract.ts';
import { notFound, Refusal } from './refusal.ts';
import type { Db, Tx } from './store/tables.ts';

const bearer = /^Bearer +([\w.~+/-]+=*) *$/i;

const unauthorized = ({ unauthorized }: Operation, why: 'missing' | 'invalid') =>
  new Refusal(
    401,
    why === 'missing' ? 'TOKEN_MISSING' : 'TOKEN_INVALID',
    (words) => words.unauthorized[unauthorized][why],
  );

function checkPermission({ permission }: Operation, { permissions }: Person): void {
  if (permission !== 'none' && !permissions.has(permission))
    throw new Refusal(403, 'FORBIDDEN', (words) => words.missingPermission(permission), { permission });
}

/** Whoever a request's bearer token stands for; refuses a request without one (401) or without the permission (403). */
export async function admit(
  operation: Operation,
  authorization: string | undefined,
  { people, now }: Pick<Parts, 'now'> & { people: People },
): Promise<Person> {
  const token = authorization === undefined ? undefined : bearer.exec(authorization)?.[1];
  if (!token) throw unauthorized(operation, /^Bearer +\S/i.test(authorization ?? '') ? 'invalid' : 'missing');
  const person = await people.find(token, now().toISOString());
  if (person === 'expired') throw new Refusal(401, 'TOKEN_EXPIRED', (words) => words.tokenExpired);
  if (person === 'invalid') throw unauthorized(operation, 'invalid');
  checkPermission(operation, person);
  return person;
}

/** A request as whoever asked is by now. */
function askedBy(person: Person | undefined, asked: Context): Context {
  if (!person) throw unauthorized(asked.operation, 'invalid');
  checkPermission(asked.operation, person);
  return { ...asked, person, someone: person };
}

/**
 * The caller as they are inside a transaction, refused as `admit` does: whoever was signed out, deactivated or demoted
 * while their request was under way changes nothing any more.
 */
export async function callerNow(tx: Tx, asked: Context): Promise<Context> {
  return askedBy(await personNow(tx, asked.person, asked.config.demo), asked);
}

interface Standing {
  role: Context['role'];
  isTemplate: boolean;
}

/** Refuses whoever is less to a project than an operation asks for. */
function checkStanding(
  standing: Standing | undefined,
  { person, operation: { projectRole: least = 'viewer' } }: Pick<Context, 'person' | 'operation'>,
): Context['role'] {
  const managesAll = person.permissions.has('manage:projects');
  if (!standing || !(standing.role || standing.isTemplate || managesAll)) throw notFound('projects');
  if (!managesAll && !roleAllows(standing.role ?? 'viewer', least))
    throw new Refusal(403, 'FORBIDDEN', (words) => words.missingRole(least));
  return standing.role;
}

/**
 * The caller's role in the project of the path. Whoever is no member is told that there is no such project (404), a
 * member of too low a role that it is not allowed (403); `manage:projects` stands in for membership and any role. A
 * template may be looked at by everybody.
 */
export async function roleIn(
  db: Db,
  projectId: string,
  asked: Pick<Context, 'person' | 'operation'>,
): Promise<Context['role']> {
  const project = await db
    .selectFrom('projects as p')
    .leftJoin('project_members as m', (join) =>
      join.onRef('m.project_id', '=', 'p.id').on('m.user_id', '=', asked.person.id),
    )
    .where('p.id', '=', projectId)
    .select(['m.role', 'p.is_template'])
    .executeTakeFirst();
  return checkStanding(project && { role: project.role, isTemplate: project.is_template }, asked);
}

/** Locks a project against other changes of what it contains, so that its progress is counted by one at a time. */
export async function lockProject(tx: Tx, id: string, as: 'change' | 'share' = 'change'): Promise<void> {
  const wanted = tx.selectFrom('projects').select('id').where('id', '=', id);
  const locked = await (as === 'share' ? wanted.forShare() : wanted.forUpdate()).executeTakeFirst();
  if (!locked) throw notFound('projects');
}

/** Locks a project, and holds the caller to the role that they have by then: it may have changed since they asked. */
export async function holdProject(
  tx: Tx,
  id: string,
  asked: Context,
  as: 'change' | 'share' = 'change',
): Promise<Context> {
  await lockProject(tx, id, as);
  // By a statement of its own, which sees what was committed until the lock was had.
  const now = await memberNow(tx, asked.person, id, asked.config.demo);
  const context = askedBy(now?.person, asked);
  return { ...context, role: checkStanding(now, context) };
}

/** Whether somebody is let in as one of a project's own: what a template shows to everybody is less. */
export const isInside = (person: Pick<Person, 'permissions'>, role: Context['role']) =>
  role !== null || person.permissions.has('manage:projects');
