import type { AppServices } from '../kernel/app-services.ts';
import { type Person, reloadPerson } from '../kernel/person.ts';
import type { PersonCache } from '../kernel/person-cache.ts';
import { Problem } from '../kernel/problem.ts';
import type { Tx } from '../kernel/store/tables.ts';
import type { Context } from './context.ts';
import type { Operation } from './contract.ts';
import { words } from './words/index.ts';

const bearer = /^Bearer +([\w.~+/-]+=*) *$/i;

const unauthorized = ({ unauthorized }: Operation, why: 'missing' | 'invalid') =>
  new Problem(401, why === 'missing' ? 'TOKEN_MISSING' : 'TOKEN_INVALID', words.unauthorized[unauthorized][why]);

/** 403: the caller lacks a permission; the text is the one that the operation specifies. */
export const missingPermission = ({ forbidden }: Operation, permission: string) =>
  new Problem(403, 'FORBIDDEN', forbidden ? words.forbidden[forbidden] : words.missingPermission(permission), {
    permission,
  });

/** Throws `Problem` (403) when the caller lacks the permission of an operation. */
export function checkPermission(operation: Operation, { permissions }: Person): void {
  const { permission } = operation;
  if (permission !== 'none' && !permissions.has(permission)) throw missingPermission(operation, permission);
}

/** Throws 403 `NOT_A_MEMBER` when an operation is for members and the caller has no role, unit or project. */
export function checkAudience({ audience }: Operation, { isMember }: Person): void {
  if (audience === 'member' && !isMember) throw new Problem(403, 'NOT_A_MEMBER', words.notAMember);
}

/** Throws `Problem` (403) in view-as mode for writes and for operations that only concern the person themselves. */
export function checkViewAs({ isAllowedInViewAs: isForViewers, method }: Operation, { viewing }: Person): void {
  if (!viewing || isForViewers) return;
  throw new Problem(403, 'READ_ONLY', method === 'GET' ? words.notForViewers : words.readOnly(viewing.name));
}

/** Authenticates a request by its bearer token. Throws `Problem` (401) without a valid one. */
export async function authenticate(
  operation: Operation,
  authorization: string | undefined,
  { people, now }: Pick<AppServices, 'now'> & { people: PersonCache },
): Promise<Person> {
  const token = authorization === undefined ? undefined : bearer.exec(authorization)?.[1];
  if (!token) throw unauthorized(operation, /^Bearer +\S/i.test(authorization ?? '') ? 'invalid' : 'missing');
  const person = await people.find(token, now().toISOString());
  if (person === 'expired') throw new Problem(401, 'TOKEN_EXPIRED', words.tokenExpired);
  if (person === 'invalid') throw unauthorized(operation, 'invalid');
  return person;
}

/**
 * Returns the context with the current state of the caller. Throws `Problem` (401 or 403) if they may no longer run the
 * operation.
 */
export function authorizeAs(person: Person | undefined, context: Context): Context {
  if (!person) throw unauthorized(context.operation, 'invalid');
  checkAudience(context.operation, person);
  checkPermission(context.operation, person);
  return { ...context, person, optionalPerson: person };
}

/**
 * Authorizes the caller again inside a transaction, so that somebody who was signed out, deactivated or demoted during
 * the request changes nothing.
 */
export async function reauthorize(tx: Tx, context: Context): Promise<Context> {
  return authorizeAs(await reloadPerson(tx, context.person, context.config.demo), context);
}
