import { normalizeName } from '#domain/names';
import { accountByEmail } from '../auth/accounts.ts';
import { hashPassword } from '../auth/password.ts';
import { refuseCommon } from '../auth/password-rules.ts';
import { ptBR } from '../http/words/pt-BR.ts';
import { isEmailAddress } from '../kernel/email-address.ts';
import { newId } from '../kernel/ids.ts';
import { Problem } from '../kernel/problem.ts';
import { StartError } from '../kernel/start-error.ts';
import { withMigrationLock } from '../kernel/store/migrate.ts';
import type { Store } from '../kernel/store/store.ts';
import type { Db } from '../kernel/store/tables.ts';

export interface NewAdministrator {
  email: string;
  name: string;
  password: string;
  /** Whether one more is wanted where there is one already. */
  force: boolean;
}

const minLength = 10;
const maxLength = 256;

/** Refuses, in a line, what is no address, no name or no good password. */
export function checkAdministrator({ email, name, password }: Omit<NewAdministrator, 'force'>): void {
  if (!isEmailAddress(email)) throw new StartError(`--email precisa ser um endereço de e-mail; recebeu "${email}".`);
  if (!name.trim() || name.length > 120) throw new StartError('--name precisa ter de 1 a 120 caracteres.');
  if (password.length < minLength) throw new StartError(ptBR.field.tooShort('password', minLength));
  if (password.length > maxLength) throw new StartError(ptBR.field.tooLong('password', maxLength));
  try {
    refuseCommon(password, { email, name });
  } catch (error) {
    throw error instanceof Problem ? new StartError(error.body('pt-BR').error) : error;
  }
}

const hasAdministrator = async (db: Db) =>
  (await db
    .selectFrom('users as u')
    .innerJoin('user_roles as ur', 'ur.user_id', 'u.id')
    .innerJoin('roles as r', 'r.id', 'ur.role_id')
    .where('r.code', '=', 'admin')
    .where('u.status', '=', 'active')
    .where('u.is_sample', '=', false)
    .select('u.id')
    .executeTakeFirst()) !== undefined;

/** Makes an account with the role `admin`; the demonstration's own administrator does not count as one. */
export async function createAdministrator(store: Store, { email, name, password, force }: NewAdministrator) {
  checkAdministrator({ email, name, password });
  const password_hash = await hashPassword(password);
  const now = new Date().toISOString();
  await withMigrationLock(store.db, async (tx) => {
    if (!force && (await hasAdministrator(tx)))
      throw new StartError('Já existe uma pessoa administradora. Use --force para criar mais uma.');
    if (await accountByEmail(tx, email)) throw new StartError('Já existe uma conta com este e-mail.');
    const id = newId();
    await tx
      .insertInto('users')
      .values({
        id,
        name: normalizeName(name),
        email: email.toLowerCase(),
        password_hash,
        status: 'active',
        is_sample: false,
        phone: null,
        phone_verified_at: null,
        created_at: now,
        updated_at: now,
      })
      .execute();
    const role = await tx.selectFrom('roles').where('code', '=', 'admin').select('id').executeTakeFirstOrThrow();
    await tx.insertInto('user_roles').values({ user_id: id, role_id: role.id }).execute();
  });
}
