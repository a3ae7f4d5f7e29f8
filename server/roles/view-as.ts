import { reauthorize } from '../http/authorization.ts';
import type { Context } from '../http/context.ts';
import type { Handler } from '../http/handler.ts';
import { recordView } from '../kernel/activity/access.ts';
import { newId } from '../kernel/ids.ts';
import { isRealOrDemo } from '../kernel/person.ts';
import { notAllowed, notFound, Problem } from '../kernel/problem.ts';
import type { Tx } from '../kernel/store/tables.ts';
import { addSeconds } from '../kernel/time.ts';
import { hashToken, newToken } from '../kernel/tokens.ts';
import { findLackingPermission } from '../kernel/view-as.ts';
import { words } from './words/index.ts';

const viewSeconds = 600;

/** Whom the app is to be seen as; a 404 where there is nobody. */
async function findTarget(tx: Tx, target: { user_id?: string; role_id?: string }, { config }: Context) {
  if (target.role_id !== undefined) {
    const role = await tx
      .selectFrom('roles')
      .where('id', '=', target.role_id)
      .select(['id', 'name'])
      .executeTakeFirst();
    if (!role) throw notFound(words.missing.role);
    return { kind: 'role' as const, user_id: null, role_id: role.id, ...role };
  }
  const person = await tx
    .selectFrom('users as u')
    .where('u.id', '=', target.user_id ?? '')
    .where('u.status', '=', 'active')
    .where(isRealOrDemo(config))
    .select(['u.id', 'u.name'])
    .executeTakeFirst();
  if (!person) throw notFound(words.missing.person);
  return { kind: 'person' as const, user_id: person.id, role_id: null, ...person };
}

const startViewAs: Handler<'startViewAs'> = ({ body }, asked) =>
  asked.store.transaction(async (tx) => {
    const context = await reauthorize(tx, asked);
    const { person, now, config } = context;
    const { kind, user_id, role_id, id: targetId, name } = await findTarget(tx, body, context);
    if (user_id === person.id) throw notAllowed('user_id', words.viewOwn);
    const [id, token] = [newId(), newToken('trv_')];
    const expires_at = addSeconds(now, viewSeconds);
    await tx
      .insertInto('view_tokens')
      .values({ id, hash: hashToken(token), session_id: person.session.id, user_id, role_id, expires_at })
      .execute();
    const permission = await findLackingPermission(tx, id, config.demo);
    if (permission) throw new Problem(403, 'FORBIDDEN', words.viewNotHeld(permission), { permission });
    await recordView(tx, { id: targetId, name }, 'started', context);
    return { status: 201, body: { token, expires_in: viewSeconds, kind, name } };
  });

const endViewAs: Handler<'endViewAs'> = async (_, context) => {
  const { store, person } = context;
  const { viewing } = person;
  if (viewing)
    await store.transaction(async (tx) => {
      const ended = await tx
        .deleteFrom('view_tokens')
        .where('id', '=', viewing.id)
        .returning(['user_id', 'role_id'])
        .executeTakeFirst();
      const id = ended?.user_id ?? ended?.role_id;
      const by = { ...person, ...viewing.by };
      if (id) await recordView(tx, { id, name: viewing.name }, 'ended', { ...context, person: by });
    });
  return { status: 204, body: undefined };
};

export const viewAsHandlers = { startViewAs, endViewAs };
