import { sql } from 'kysely';
import type { Context } from '../http/context.ts';
import { words as httpWords } from '../http/words/index.ts';
import { recordAccess } from '../kernel/activity/access.ts';
import { logAuthOutcome } from '../kernel/auth-log.ts';
import type { Config } from '../kernel/config.ts';
import { invalid, Problem } from '../kernel/problem.ts';
import { countAttempt, runCountedAttempt, uncountAttempt } from '../kernel/rate-limits.ts';
import type { Db, Row, Tx } from '../kernel/store/tables.ts';
import { deviceOf } from './devices.ts';
import { isPassword, noPassword } from './password.ts';
import { words } from './words/index.ts';

export type Account = Pick<
  Row<'users'>,
  'id' | 'name' | 'email' | 'password_hash' | 'status' | 'is_sample' | 'phone' | 'phone_verified_at' | 'two_step'
>;

const accounts = (db: Db) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'password_hash', 'status', 'is_sample', 'phone', 'phone_verified_at', 'two_step']);

export const accountByEmail = (db: Db, email: string): Promise<Account | undefined> =>
  accounts(db).where(sql`lower(email)`, '=', email.toLowerCase()).executeTakeFirst();

export const accountById = (db: Db, id: string): Promise<Account | undefined> =>
  accounts(db).where('id', '=', id).executeTakeFirst();

/** Whether an account is one that may be used at all. */
export const isOpen = ({ status, is_sample }: Account, { demo }: Pick<Config, 'demo'>) =>
  status === 'active' && (!is_sample || demo);

declare const held: unique symbol;
/**
 * An account as it is now and stays until its transaction ends. Only this opens a session, begins a challenge or is given
 * a proof, so that nothing is let in that was checked before a password was changed or somebody was deactivated.
 */
export type HeldAccount = Account & { readonly [held]: true };

/**
 * Holds an account that may be used; nothing where it may not. Before its challenges, proofs and sessions, always: all
 * that ends them holds it first. `change` where it is to be changed, for two who share it could not both go on.
 */
export async function holdAccount(
  tx: Tx,
  id: string,
  { config }: Pick<Context, 'config'>,
  to: 'share' | 'change' = 'share',
): Promise<HeldAccount | undefined> {
  const wanted = accounts(tx).where('id', '=', id);
  const account = await (to === 'share' ? wanted.forShare() : wanted.forNoKeyUpdate()).executeTakeFirst();
  return account && isOpen(account, config) ? (account as HeldAccount) : undefined;
}

const proven = ['password_hash', 'two_step', 'phone', 'phone_verified_at'] as const;

/** Holds an account that is still the one that was checked: by its password and by its second step. */
export async function holdUnchanged(
  tx: Tx,
  seen: Account,
  context: Pick<Context, 'config'>,
  to?: 'share' | 'change',
): Promise<HeldAccount | undefined> {
  const account = await holdAccount(tx, seen.id, context, to);
  return account && proven.every((field) => account[field] === seen[field]) ? account : undefined;
}

/** What stands in for the hash of whoever has no password: they sign in by a social provider. */
export const unset = '-';
export const hasPassword = ({ password_hash }: Account) => password_hash !== unset;

export const wrongCredentials = () => new Problem(401, 'INVALID_CREDENTIALS', words.invalidCredentials);

export const wrongPassword = () => new Problem(401, 'INVALID_CREDENTIALS', words.wrongPassword);

/** Finds an account by e-mail and password, or refuses (401) alike and in the same time, whatever it was. */
export async function accountByPassword(
  { email, password }: { email: string; password: string },
  context: Context,
): Promise<Account> {
  const { store, client, config } = context;
  const device = await deviceOf({ email }, context);
  const whose = { account: email, address: client.address, device };
  await countAttempt('sign in', whose, context);
  const account = await accountByEmail(store.db, email);
  const kept = account && hasPassword(account) ? account.password_hash : noPassword;
  const matches = await runCountedAttempt('sign in', whose, context, () => isPassword(password, kept, Boolean(device)));
  if (!account || !matches || !isOpen(account, config)) {
    logAuthOutcome(context, 'sign-in refused', { account: account?.id, unknown: email, isKnown: Boolean(device) });
    // An address that nobody has is not kept: it may be a password, typed into the wrong field.
    if (account) await store.transaction((tx) => recordAccess(tx, account, 'refused', null, context));
    throw wrongCredentials();
  }
  await uncountAttempt(store.db, 'sign in', whose);
  return account;
}

/** Refuses (401) whoever is signed in and does not know the password, as often as that may be tried. */
export async function checkPassword(account: Account | undefined, password: string, context: Context): Promise<void> {
  const { store, client, person } = context;
  const device = await deviceOf(person, context);
  const whose = { account: person.id, address: client.address, device };
  await countAttempt('change password', whose, context);
  const kept = account && hasPassword(account) ? account.password_hash : noPassword;
  const matches = await runCountedAttempt('change password', whose, context, () =>
    isPassword(password, kept, Boolean(device)),
  );
  if (!account || !matches) {
    logAuthOutcome(context, 'password refused', { account: person.id, isKnown: Boolean(device) });
    throw wrongPassword();
  }
  await uncountAttempt(store.db, 'change password', whose);
}

/** Refuses whoever only found an open screen: what guards an account takes its password again, where it has one. */
export async function refuseStranger(account: Account, password: string | undefined, context: Context): Promise<void> {
  if (!hasPassword(account)) return;
  if (password === undefined)
    throw invalid({ field: 'currentPassword', code: 'required', message: httpWords.field.required('currentPassword') });
  await checkPassword(account, password, context);
}

/** The phone that a code goes to when the account signs in; none where the password is enough. */
export const secondStepOf = ({ two_step, phone }: Account) => (two_step ? phone : null);
