import { normalizeName } from '#domain/names';
import type { Context } from '../../http/context.ts';
import { isEmailAddress } from '../../kernel/email-address.ts';
import { newId } from '../../kernel/ids.ts';
import { saveLanguage } from '../../kernel/person-language.ts';
import type { Tx } from '../../kernel/store/tables.ts';
import { accountByEmail, type HeldAccount, holdAccount, unset } from '../accounts.ts';
import { mayCreateAccount } from '../sign-up-policy.ts';
import type { Identity, ProviderName } from './providers.ts';

async function begin(tx: Tx, { name }: Identity, email: string, { now, language }: Pick<Context, 'now' | 'language'>) {
  const begun = await tx
    .insertInto('users')
    .values({
      id: newId(),
      name: normalizeName(name) || (email.split('@')[0] ?? email),
      email,
      password_hash: unset,
      status: 'active',
      phone: null,
      phone_verified_at: null,
      email_verified_at: now,
      is_sample: false,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (begun) await saveLanguage(tx, begun.id, language);
  return begun?.id ?? (await accountByEmail(tx, email))?.id;
}

/** Why a verified identity has no account: its address was not invited, or the address of its account has changed. */
export type Refusal = 'not_invited' | 'other_address';

const linkOf = (tx: Tx, provider: ProviderName, { issuer, subject }: Identity) =>
  tx
    .selectFrom('identities')
    .where('provider', '=', provider)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .select(['user_id', 'email'])
    .executeTakeFirst();

/**
 * Returns the account that an identity leads to: the one it was linked with; else the one of its address, which the
 * provider has verified; else a new one without a role, where the policy of sign-up allows it. Returns why there is
 * none, or nothing without a verified address or where the account may not be used.
 */
export async function resolveSocialAccount(
  tx: Tx,
  provider: ProviderName,
  identity: Identity,
  context: Pick<Context, 'config' | 'now' | 'language'>,
): Promise<HeldAccount | Refusal | undefined> {
  const email = identity.email?.toLowerCase();
  if (!email || !isEmailAddress(email)) return undefined;
  const { issuer, subject } = identity;
  const { now } = context;
  const linked = await linkOf(tx, provider, identity);
  const known = linked?.user_id ?? (await accountByEmail(tx, email))?.id;
  if (!known && !(await mayCreateAccount(tx, email, context))) return 'not_invited';
  const id = known ?? (await begin(tx, identity, email, context));
  const account = id && (await holdAccount(tx, id, context));
  if (!account) return undefined;
  // Compared once the account is held: its address may have changed since it was found.
  const proven = linked?.email ?? email;
  if (proven !== account.email.toLowerCase()) return 'other_address';
  await tx
    .insertInto('identities')
    .values({ provider, issuer, subject, user_id: account.id, email, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return account;
}
