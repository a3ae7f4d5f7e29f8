import { type MiddlewareFunction, redirect } from 'react-router-dom';
import type { PermissionCode } from '#domain/permissions';
import { pageReadiness } from '../features/kernel/page-readiness';
import { Problem } from '../features/kernel/problem';
import { type Session, waitUntilSettled } from '../features/kernel/session';
import { paths } from '../features/paths';

/** The sign-in page that leads back to an address afterwards. */
export const signInFrom = ({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>) =>
  `${paths.login()}?next=${encodeURIComponent(pathname + search + hash)}`;

/**
 * Lets only a signed-in person on, to a page drawn whole where that is soon; a visitor signs in first and comes back to the
 * same address.
 */
export const signedIn =
  (session: Session): MiddlewareFunction =>
  async ({ request }, next) => {
    const snapshot = await waitUntilSettled(session);
    if (snapshot.matches('anonymous')) throw redirect(signInFrom(new URL(request.url)));
    if (snapshot.matches({ authenticated: { person: 'failed' } })) throw snapshot.context.failure;
    const answer = await next();
    await pageReadiness();
    return answer;
  };

/** Whether the signed-in person has a permission. */
export const may = (session: Session, code: PermissionCode): boolean =>
  session.getSnapshot().context.person?.permissions.includes(code) ?? false;

/** Lets only a member on: a person with a role, a unit or a project. */
export const members = (session: Session) => () => {
  if (!session.getSnapshot().context.person?.is_member) throw new Problem('NOT_A_MEMBER', '', { status: 403 });
  return null;
};

/**
 * Lets only somebody with a permission on; others see which code is missing. A loader of a parent route, not a
 * middleware: what a middleware throws on the first load takes the shell away with the page.
 */
export const permitted = (session: Session, code: PermissionCode) => () => {
  members(session)();
  if (!may(session, code)) throw new Problem('FORBIDDEN', code, { status: 403, permission: code });
  return null;
};
