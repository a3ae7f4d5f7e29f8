import { sql } from 'kysely';
import type { Ask } from '#openapi/operations';
import { askEmailChange, cancelEmailChange } from '../auth/queries.ts';
import { changeInTransaction } from '../http/change.ts';
import type { Context } from '../http/context.ts';
import type { Handler } from '../http/handler.ts';
import { languageOf } from '../kernel/person-language.ts';
import { Problem } from '../kernel/problem.ts';
import { countAttempt } from '../kernel/rate-limits.ts';
import type { Db, Tx } from '../kernel/store/tables.ts';
import { changeableUser, checkEmail, readUser } from './change.ts';
import { holdSignIn } from './rules.ts';
import { words } from './words/index.ts';

/** Returns whether an account was never signed in to and owns no data, so that changing its address harms no one. */
async function isUnused(db: Db, id: string): Promise<boolean> {
  const used = sql`select 1 from users u where u.id = ${id}::uuid and (
    u.password_hash <> '-' or u.email_verified_at is not null
    or exists (select from identities where user_id = u.id)
    or exists (select from sessions where user_id = u.id)
    or exists (select from last_seen where user_id = u.id)
    or exists (select from project_members where user_id = u.id)
    or exists (select from meetings where organizer_id = u.id)
    or exists (select from meeting_attendees where user_id = u.id)
    or exists (select from activity where actor_id = u.id))`;
  return (await used.execute(db)).rows.length === 0;
}

const ownerOf = (db: Db, id: string) =>
  db.selectFrom('users').where('id', '=', id).select(['id', 'name', 'email']).executeTakeFirst();

type Change = Ask<'updateUser'>['body'];

/** Changes a user with a new address: at once for an unused account, otherwise after the new address confirms it. */
async function changeWithEmail(tx: Tx, id: string, { email, ...others }: Change & { email: string }, asked: Context) {
  const context = await holdSignIn(tx, id, asked);
  if (id === context.person.id) throw new Problem(409, 'OWN_ACCOUNT', words.ownEmail);
  if (await isUnused(tx, id)) {
    const changed = await changeInTransaction(tx, changeableUser, { id }, { ...others, email }, asked);
    const { notifications, person, origin, language } = context;
    const mail = words.mail.account(changed.name, person.name, origin)(await languageOf(tx, id, language));
    await notifications.queue(tx, person, { channel: 'email', to: email, ...mail });
    return changed;
  }
  await checkEmail(tx, email, id);
  await changeInTransaction(tx, changeableUser, { id }, others, asked);
  const owner = await ownerOf(tx, id);
  if (owner) await askEmailChange(tx, owner, email, context);
  return readUser(tx, id, context);
}

const updateUser: Handler<'updateUser'> = async ({ path: { id }, body }, asked) => {
  const { store, person } = asked;
  const { email: given, ...others } = body;
  const email = given?.toLowerCase();
  const owner = await ownerOf(store.db, id);
  const isOther = email !== undefined && owner !== undefined && owner.email.toLowerCase() !== email;
  if (isOther) {
    await countAttempt('change email of others', { account: person.id }, asked);
    await countAttempt('send email link', { account: email }, asked);
  }
  // The answer is made within the transaction, so that it is checked before anything is kept.
  return store.transaction(async (tx) => ({
    status: 200,
    body: isOther
      ? await changeWithEmail(tx, id, { ...others, email }, asked)
      : await changeInTransaction(tx, changeableUser, { id }, body, asked),
  }));
};

/** Cancels the pending change of a user's address. */
const cancelUserEmailChange: Handler<'cancelUserEmailChange'> = ({ path: { id } }, asked) =>
  asked.store.transaction(async (tx) => {
    const context = await holdSignIn(tx, id, asked);
    const owner = await ownerOf(tx, id);
    if (owner) await cancelEmailChange(tx, owner, context);
    return { status: 204, body: undefined };
  });

export const emailHandlers = { updateUser, cancelUserEmailChange };
