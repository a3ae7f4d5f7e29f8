import { normalizeName } from '#domain/names';
import type { Schema } from '#openapi/operations';
import { reauthorize } from '../http/authorization.ts';
import { type ChangeRules, change } from '../http/change.ts';
import type { Handler } from '../http/handler.ts';
import { avatarHandlers } from './avatar.ts';
import { consentHandlers } from './consents.ts';
import { getOwnData } from './data.ts';
import { getMe } from './me.ts';
import { readAccount } from './queries.ts';
import { requestHandlers } from './requests.ts';

const getAccount: Handler<'getAccount'> = async (_, { store, person, now }) => ({
  status: 200,
  body: await readAccount(store.db, person.id, now),
});

/** One's own name, as one changes it oneself. */
const ownName: ChangeRules<{ id: string }, { name: string; version: number }, { name: string }, Schema<'Account'>> = {
  hold: callerHeld,
  read: (tx, { id }) =>
    tx.selectFrom('users').where('id', '=', id).select(['name', 'version']).executeTakeFirstOrThrow(),
  fields: ({ name }) => ({ name: normalizeName(name) }),
  write: (tx, { place: { id }, after }, marks) =>
    tx
      .updateTable('users')
      .set({ ...after, ...marks })
      .where('id', '=', id)
      .execute(),
  show: (tx, { id }, { now }) => readAccount(tx, id, now),
  describeActivity: ({ id }, { name }) => ({
    subject: { kind: 'user', id },
    entity: 'user',
    entity_id: id,
    label: name,
  }),
};

async function callerHeld(...[tx, { id }, asked]: Parameters<typeof ownName.hold>) {
  const context = await reauthorize(tx, asked);
  await tx.selectFrom('users').where('id', '=', id).select('id').forNoKeyUpdate().execute();
  return context;
}

const updateAccount: Handler<'updateAccount'> = async ({ body: { name, version, ...preferences } }, context) => {
  const { store, person } = context;
  if (Object.keys(preferences).length > 0)
    await store.transaction(async (tx) => {
      await reauthorize(tx, context);
      await tx
        .insertInto('preferences')
        .values({ user_id: person.id, ...preferences })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(preferences))
        .execute();
    });
  if (name !== undefined) return change(ownName, { id: person.id }, { name, version }, context);
  return { status: 200, body: await readAccount(store.db, person.id, context.now) };
};

export const accountHandlers = {
  getMe,
  getAccount,
  updateAccount,
  getOwnData,
  ...avatarHandlers,
  ...consentHandlers,
  ...requestHandlers,
};
