import { sql } from 'kysely';
import type { Handler } from '../handler.ts';
import { Refusal } from '../refusal.ts';
import { countAttempt, forgive } from './failures.ts';
import { isPassword, noPassword } from './password.ts';
import { openSession, renew, revoke } from './sessions.ts';
import { hashOf } from './tokens.ts';

const authenticate: Handler<'authenticate'> = async ({ body: { email, password } }, context) => {
  const { store, client, now, config } = context;
  await countAttempt(store.db, email, client.address, now);
  const user = await store.db
    .selectFrom('users')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .select(['id', 'password_hash', 'status', 'is_sample'])
    .executeTakeFirst();
  const matches = await isPassword(password, user?.password_hash ?? noPassword);
  if (!user || !matches || user.status !== 'active' || (user.is_sample && !config.demo))
    throw new Refusal(401, 'INVALID_CREDENTIALS', (words) => words.invalidCredentials);
  const pair = await store.transaction(async (tx) => {
    await forgive(tx, email, client.address);
    return openSession(tx, user.id, context);
  });
  return { status: 200, body: pair };
};

const refreshTokens: Handler<'refreshTokens'> = async ({ body }, context) => {
  // Not thrown inside: what a misused token brings about has to be kept.
  const pair = await context.store.transaction((tx) => renew(tx, body.refreshToken, context));
  if (!pair) throw new Refusal(401, 'INVALID_REFRESH_TOKEN', (words) => words.sessionEnded);
  return { status: 200, body: pair };
};

const logout: Handler<'logout'> = async ({ body }, { store, now }) => {
  const token = await store.db
    .selectFrom('refresh_tokens')
    .where('hash', '=', hashOf(body.refreshToken))
    .select('session_id')
    .executeTakeFirst();
  if (token) await revoke(store.db, 'id', token.session_id, now);
  return { status: 204, body: undefined };
};

const logoutAll: Handler<'logoutAll'> = async (_ask, { store, person, now }) => {
  await revoke(store.db, 'user_id', person.id, now);
  return { status: 204, body: undefined };
};

const getMe: Handler<'getMe'> = async (_ask, { store: { db }, person }) => {
  const roles = await db
    .selectFrom('user_roles as ur')
    .innerJoin('roles as r', 'r.id', 'ur.role_id')
    .where('ur.user_id', '=', person.id)
    .select('r.code')
    .orderBy('r.code')
    .execute();
  const units = await db
    .selectFrom('user_units as uu')
    .innerJoin('units as u', 'u.id', 'uu.unit_id')
    .where('uu.user_id', '=', person.id)
    .select(['u.id', 'u.name'])
    .orderBy('u.name')
    .execute();
  const { id, name, email, permissions } = person;
  const body = { id, name, email, permissions: [...permissions].sort(), roles: roles.map(({ code }) => code), units };
  return { status: 200, body };
};

export const authHandlers = { authenticate, refreshTokens, logout, logoutAll, getMe };
