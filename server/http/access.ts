import { type ActOn, allows, type Resource, requiredRole } from '#domain/access';
import type { Schema } from '#openapi/operations';
import type { LocalizedText } from '../kernel/language.ts';
import { type ActiveSessionRow, type Person, toPerson, viewerOf } from '../kernel/person.ts';
import { notFound, Problem } from '../kernel/problem.ts';
import { type BoundQuery, executePipelined, type ReusableQuery } from '../kernel/store/compile-once.ts';
import type { Db, Tx } from '../kernel/store/tables.ts';
import { authorizeAs } from './authorization.ts';
import type { Context } from './context.ts';

/** The queries for the members of an area's resource. They are compiled once, because most changes run them. */
interface MemberQueries<Of extends Resource, Found extends { role: string | null }> {
  name: Of;
  /** The permission that stands in for any role. */
  manages: Schema<'PermissionCode'>;
  missing: LocalizedText;
  missingRole: (role: string) => LocalizedText;
  /**
   * Selects the role of a person in a resource, limited to what the viewer in view-as mode may see; no row if the
   * resource does not exist.
   */
  find: ReusableQuery<{ id: string; person: string; looker: string }, Found>;
  /**
   * Selects the same for the caller of a locked resource, together with the caller's current session and permissions.
   */
  findNow: ReusableQuery<{ id: string; session: string; demo: boolean }, ActiveSessionRow & NoInfer<Found>>;
  /** Locks a resource against other changes of it and of its contents; no row if it does not exist. */
  lock: Record<LockMode, ReusableQuery<{ id: string }, unknown>>;
  /** The role of people who are not members. */
  publicRole?: (found: Found) => string | undefined;
}
type LockMode = 'change' | 'share';

/** Authorization of a resource, as other areas use it. */
export interface GuardedResource {
  /** Returns the caller's role. Throws `Problem` (403 or 404) if it does not allow the operation. */
  roleOf(db: Db, id: string, context: Context): Promise<string | null>;
}

/**
 * Creates the authorization of a resource with member roles. Non-members get 404, members with too low a role 403. One
 * permission stands in for membership and any role.
 */
export function guard<Of extends Resource, Found extends { role: string | null }>(members: MemberQueries<Of, Found>) {
  const { name, manages, missing } = members;
  const mayDo = (act: ActOn<Of>, { person, role }: Pick<Context, 'person' | 'role'>) =>
    person.permissions.has(manages) || allows(name, act, role);
  const check = (act: ActOn<Of>, context: Pick<Context, 'person' | 'role'>) => {
    if (!mayDo(act, context)) throw new Problem(403, 'FORBIDDEN', members.missingRole(requiredRole(name, act)));
  };
  const checkAccess = (found: Found | undefined, { person, operation }: Pick<Context, 'person' | 'operation'>) => {
    const role = found?.role ?? null;
    const effectiveRole = role ?? (found && members.publicRole?.(found)) ?? null;
    if (!found || !(effectiveRole || person.permissions.has(manages))) throw notFound(missing);
    const { resource, act } = operation.access ?? {};
    check((resource === name ? act : 'view') as ActOn<Of>, { person, role: effectiveRole });
    return role;
  };
  const find = async (db: Db, id: string, person: Person) =>
    (await members.find(db, { id, person: person.id, looker: viewerOf(person) }))[0];
  const holdWith = async <Rows extends unknown[]>(
    tx: Tx,
    id: string,
    context: Context,
    mode: LockMode,
    ...queries: { [Index in keyof Rows]: BoundQuery<Rows[Index]> }
  ): Promise<[Context, ...{ [Index in keyof Rows]: Rows[Index][] }]> => {
    const caller = { id, session: context.person.session.id, demo: context.config.demo };
    // Each is a separate statement, so it sees everything committed before the lock was acquired.
    const [[locked], [found], ...furtherRows] = await executePipelined<[unknown, ActiveSessionRow & Found, ...Rows]>(
      tx,
      members.lock[mode].withValues(tx, { id }),
      members.findNow.withValues(tx, caller),
      ...queries,
    );
    if (!locked) throw notFound(missing);
    context.lockedResources.add(`${name} ${id}`);
    const currentContext = authorizeAs(found && toPerson(found, context.person.session), context);
    return [
      { ...currentContext, role: checkAccess(found, currentContext) },
      ...(furtherRows as { [Index in keyof Rows]: Rows[Index][] }),
    ];
  };
  return {
    /** Returns the role of a person; undefined if the resource does not exist. */
    find,
    /** Returns the caller's role for a read. Throws `Problem` (403 or 404) if it does not allow the operation. */
    roleOf: async (db: Db, id: string, context: Pick<Context, 'person' | 'operation' | 'lockedResources'>) => {
      const role = checkAccess(await find(db, id, context.person), context);
      context.lockedResources.add(`${name} ${id}`);
      return role;
    },
    /** Locks a resource without checking the caller. */
    lock: async (tx: Tx, id: string): Promise<void> => {
      if ((await members.lock.change(tx, { id })).length === 0) throw notFound(missing);
    },
    /**
     * Locks a resource and authorizes the caller again, because the role may have changed since the request started.
     */
    hold: async (tx: Tx, id: string, context: Context, mode: LockMode = 'change'): Promise<Context> =>
      (await holdWith(tx, id, context, mode))[0],
    /** Does the same as `hold` and runs further queries after the lock, in the same round trip. */
    holdWith,
    /** Returns whether the caller's role is sufficient for an act. */
    mayDo,
    /** Throws `Problem` (403) when the caller's role is too low for an act. */
    check,
  };
}
