import { type ActOn, allows, leastRole, type Resource } from '#domain/access';
import type { Schema } from '#openapi/operations';
import type { Text } from '../kernel/language.ts';
import { lookerOf, type Person, type Present, personIn } from '../kernel/person.ts';
import { notFound, Problem } from '../kernel/problem.ts';
import { askTogether, type Built, type Question } from '../kernel/store/compile-once.ts';
import type { Db, Tx } from '../kernel/store/tables.ts';
import { askedBy } from './admission.ts';
import type { Context } from './context.ts';

/** How the members of an area's resource are found. Its questions are built once, for most changes ask them. */
interface Members<Of extends Resource, Found extends { role: string | null }> {
  name: Of;
  /** The permission that stands in for any role. */
  manages: Schema<'PermissionCode'>;
  missing: Text;
  missingRole: (role: string) => Text;
  /** What somebody is to one, seen by whoever looks through their eyes; no row where there is none. */
  find: Built<{ id: string; person: string; looker: string }, Found>;
  /** The same of a caller and one that is locked, besides who they are by now. */
  findNow: Built<{ id: string; session: string; demo: boolean }, Present & NoInfer<Found>>;
  /** Locks one against other changes of it and of what it contains; no row where there is none. */
  lock: Record<Lock, Built<{ id: string }, unknown>>;
  /** The role that one gives to everybody. */
  everybody?: (found: Found) => string | undefined;
}
type Lock = 'change' | 'share';

/** What a resource of an area is to the rest of the server. */
export interface Guarded {
  /** The caller's role; refuses whoever may not do what the operation does. */
  roleOf(db: Db, id: string, asked: Context): Promise<string | null>;
}

/**
 * A resource whose members have roles. Whoever is nothing to it is told that there is none (404), a member of too low a
 * role that it is not allowed (403); one permission stands in for membership and any role.
 */
export function guard<Of extends Resource, Found extends { role: string | null }>(of: Members<Of, Found>) {
  const { name, manages, missing } = of;
  const mayDo = (act: ActOn<Of>, { person, role }: Pick<Context, 'person' | 'role'>) =>
    person.permissions.has(manages) || allows(name, act, role);
  const check = (act: ActOn<Of>, asked: Pick<Context, 'person' | 'role'>) => {
    if (!mayDo(act, asked)) throw new Problem(403, 'FORBIDDEN', of.missingRole(leastRole(name, act)));
  };
  const admit = (found: Found | undefined, { person, operation }: Pick<Context, 'person' | 'operation'>) => {
    const role = found?.role ?? null;
    const least = role ?? (found && of.everybody?.(found)) ?? null;
    if (!found || !(least || person.permissions.has(manages))) throw notFound(missing);
    const { resource, act } = operation.access ?? {};
    check((resource === name ? act : 'view') as ActOn<Of>, { person, role: least });
    return role;
  };
  const find = async (db: Db, id: string, person: Person) =>
    (await of.find(db, { id, person: person.id, looker: lookerOf(person) }))[0];
  const holdWith = async <Rows extends unknown[]>(
    tx: Tx,
    id: string,
    asked: Context,
    as: Lock,
    ...beside: { [Index in keyof Rows]: Question<Rows[Index]> }
  ): Promise<[Context, ...{ [Index in keyof Rows]: Rows[Index][] }]> => {
    const caller = { id, session: asked.person.session.id, demo: asked.config.demo };
    // Each is a statement of its own, which sees what was committed until the lock was had.
    const [[locked], [found], ...rest] = await askTogether<[unknown, Present & Found, ...Rows]>(
      tx,
      of.lock[as].with(tx, { id }),
      of.findNow.with(tx, caller),
      ...beside,
    );
    if (!locked) throw notFound(missing);
    asked.held.add(`${name} ${id}`);
    const context = askedBy(found && personIn(found, asked.person.session), asked);
    return [{ ...context, role: admit(found, context) }, ...(rest as { [Index in keyof Rows]: Rows[Index][] })];
  };
  return {
    /** What somebody is to one; nothing where there is none. */
    find,
    /** What the caller is to one, for what only reads; refuses whoever may not do what the operation does. */
    roleOf: async (db: Db, id: string, asked: Pick<Context, 'person' | 'operation' | 'held'>) => {
      const role = admit(await find(db, id, asked.person), asked);
      asked.held.add(`${name} ${id}`);
      return role;
    },
    /** Locks one, whoever asks. */
    lock: async (tx: Tx, id: string): Promise<void> => {
      if ((await of.lock.change(tx, { id })).length === 0) throw notFound(missing);
    },
    /** Locks one, and holds the caller to the role that they have by then: it may have changed since they asked. */
    hold: async (tx: Tx, id: string, asked: Context, as: Lock = 'change'): Promise<Context> =>
      (await holdWith(tx, id, asked, as))[0],
    /** The same, and asks other things when the lock is had, by the same way there and back. */
    holdWith,
    /** Whether the caller's role is enough for an act. */
    mayDo,
    /** Refuses (403) a caller whose role is too low for an act. */
    check,
  };
}
