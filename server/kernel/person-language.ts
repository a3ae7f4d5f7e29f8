import { sql } from 'kysely';
import type { Language } from './language.ts';
import type { Db, Tx } from './store/tables.ts';

const selectLanguages = (db: Db) =>
  db
    .selectFrom('users as u')
    .leftJoin('preferences as p', 'p.user_id', 'u.id')
    .leftJoin('notification_settings as n', 'n.user_id', 'u.id')
    .select((eb) => eb.fn.coalesce('p.language', 'n.language').as('language'));

/** Returns the language that messages to a person are written in; `fallback` where they have not chosen one. */
export async function languageOf(db: Db, userId: string, fallback: Language): Promise<Language> {
  const row = await selectLanguages(db).where('u.id', '=', userId).executeTakeFirst();
  return row?.language ?? fallback;
}

/** Returns the language that messages to an address are written in; `fallback` if no account with that address chose one. */
export async function languageOfAddress(db: Db, email: string, fallback: Language): Promise<Language> {
  const row = await selectLanguages(db).where(sql`lower(u.email)`, '=', email.toLowerCase()).executeTakeFirst();
  return row?.language ?? fallback;
}

/** Stores the language of sign-up as the account's preference, unless it has one. */
export async function saveLanguage(tx: Tx, userId: string, language: Language): Promise<void> {
  await tx
    .insertInto('preferences')
    .values({ user_id: userId, language })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ language }).where('preferences.language', 'is', null),
    )
    .execute();
}
