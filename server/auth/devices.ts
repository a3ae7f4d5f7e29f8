import type { Context } from '../http/context.ts';
import { cookieName, serializeCookie } from '../http/cookies.ts';
import type { Db, Tx } from '../kernel/store/tables.ts';
import { addSeconds } from '../kernel/time.ts';
import { hashToken, newToken } from '../kernel/tokens.ts';
import type { HeldAccount } from './accounts.ts';

/** For how long a device is known without being used. */
export const deviceSeconds = 180 * 86_400;
// So many people may share a browser and stay known, and so many browsers may one person have.
const mostTokens = 5;
const mostKept = 50;

type CookieContext = Pick<Context, 'cookie' | 'origin'>;
const name = 'trama_device';

const tokensIn = (context: CookieContext) =>
  (context.cookie(cookieName(name, context.origin)) ?? '')
    .split('.')
    .filter((token) => /^trd_[\w-]{43}$/.test(token))
    .slice(0, mostTokens);

/** The device that a request comes from, as the store knows it, if that account was signed in on it before. */
export async function deviceOf(
  account: { id: string } | { email: string },
  context: CookieContext & Pick<Context, 'store' | 'now'>,
): Promise<string | undefined> {
  const hashes = tokensIn(context).map(hashToken);
  if (hashes.length === 0) return undefined;
  let wanted = context.store.db
    .selectFrom('devices as d')
    .innerJoin('users as u', 'u.id', 'd.user_id')
    .where('d.hash', 'in', hashes)
    .where('d.used_at', '>', addSeconds(context.now, -deviceSeconds));
  if ('id' in account) wanted = wanted.where('u.id', '=', account.id);
  else wanted = wanted.where((eb) => eb(eb.fn('lower', ['u.email']), '=', account.email.toLowerCase()));
  return (await wanted.select('d.hash').executeTakeFirst())?.hash;
}

async function keepFew(tx: Tx, userId: string): Promise<void> {
  const old = tx
    .selectFrom('devices')
    .where('user_id', '=', userId)
    .orderBy('used_at', 'desc')
    .offset(mostKept)
    .select('hash');
  await tx.deleteFrom('devices').where('user_id', '=', userId).where('hash', 'in', old).execute();
}

/**
 * Remembers that an account was signed in here; gives the cookie that says so. It opens nothing: whoever brings it is
 * only not held up by what others try. A token that is not this account's already is never taken over from a request,
 * for somebody may have planted it.
 */
export async function rememberDevice(tx: Tx, { id: user_id }: HeldAccount, context: Context): Promise<string> {
  const tokens = tokensIn(context);
  const hashes = tokens.map(hashToken);
  const kept = await tx
    .updateTable('devices')
    .set({ used_at: context.now })
    .where('user_id', '=', user_id)
    .where('hash', 'in', [...hashes, ''])
    .returning('hash')
    .executeTakeFirst();
  if (!kept) {
    tokens.unshift(newToken('trd_'));
    await tx
      .insertInto('devices')
      .values({ user_id, hash: hashToken(tokens[0] as string), used_at: context.now })
      .execute();
    await keepFew(tx, user_id);
  }
  const value = tokens.slice(0, mostTokens).join('.');
  return serializeCookie(name, value, deviceSeconds, context.origin);
}

/** Forgets where somebody was signed in: it was by what is no longer their password. */
export const forgetDevices = (db: Db, userId: string) =>
  db.deleteFrom('devices').where('user_id', '=', userId).execute();
