import { fittingName } from '#domain/names';
import type { Config } from '../../kernel/config.ts';
import { isAddress } from '../../kernel/email-address.ts';
import { newId } from '../../kernel/ids.ts';
import type { Tx } from '../../kernel/store/tables.ts';
import { accountByEmail, type HeldAccount, holdAccount, unset } from '../accounts.ts';
import type { Identity, ProviderName } from './providers.ts';

async function begin(tx: Tx, { name }: Identity, email: string, now: string): Promise<string | undefined> {
  await tx
    .insertInto('users')
    .values({
      id: newId(),
      name: fittingName(name) || (email.split('@')[0] ?? email),
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
    .execute();
  return (await accountByEmail(tx, email))?.id;
}

/**
 * Whose account an identity leads to: the one it was linked with; else the one of its address, which the provider has
 * verified; else a new one without a role. Nothing without a verified address, or where the account may not be used.
 */
export async function personBehind(
  tx: Tx,
  provider: ProviderName,
  identity: Identity,
  { config, now }: { config: Config; now: string },
): Promise<HeldAccount | undefined> {
  const email = identity.email?.toLowerCase();
  if (!email || !isAddress(email)) return undefined;
  const { issuer, subject } = identity;
  const linked = await tx
    .selectFrom('identities')
    .where('provider', '=', provider)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .select('user_id')
    .executeTakeFirst();
  const id = linked?.user_id ?? (await accountByEmail(tx, email))?.id ?? (await begin(tx, identity, email, now));
  const account = id && (await holdAccount(tx, id, { config }));
  if (!account) return undefined;
  await tx
    .insertInto('identities')
    .values({ provider, issuer, subject, user_id: account.id, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return account;
}
