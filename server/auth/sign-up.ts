import { fittingName } from '#domain/names';
import type { Context } from '../context.ts';
import type { Handler } from '../handler.ts';
import { newId } from '../store/ids.ts';
import type { PendingAccount, Tx } from '../store/tables.ts';
import { accountByEmail, isOpen } from './accounts.ts';
import { challengeShape, openChallenge, sendCode } from './challenges.ts';
import { hashPassword } from './password.ts';
import { refuseCommon } from './password-rules.ts';

const signUp: Handler<'signUp'> = async ({ body }, context) => {
  const { store, post, words, origin, config } = context;
  const [email, name] = [body.email.toLowerCase(), fittingName(body.name)];
  refuseCommon(body.password, { email, name });
  // Whether or not the address has an account, the same is done and answered: else this call would tell.
  const pending = { name, email, password_hash: await hashPassword(body.password), phone: body.phone ?? null };
  const account = await accountByEmail(store.db, email);
  const { challenge, code } = await openChallenge(
    store.db,
    { purpose: 'sign_up', channel: 'email', destination: email, ...(!account && { pending }) },
    context,
  );
  if (account && isOpen(account, config))
    post.send({ channel: 'email', to: account.email, ...words.mail.accountExists(account.name, origin) });
  if (!account) sendCode(challenge, code, context);
  return { status: 200, body: challengeShape(challenge, context.now) };
};

/** Begins an account whose address was proven; gives nothing when somebody was faster with that address. */
export async function beginAccount(
  tx: Tx,
  { name, email, password_hash, phone }: PendingAccount,
  { now, config }: Pick<Context, 'now' | 'config'>,
): Promise<string | undefined> {
  // Where no code can be sent to a phone, asking for one would be a door without a key.
  const two_step = phone !== null && Boolean(config.sms ?? config.demo);
  const begun = await tx
    .insertInto('users')
    .values({
      id: newId(),
      ...{ name, email, password_hash, phone, two_step, phone_verified_at: null },
      ...{ status: 'active', is_sample: false, created_at: now, updated_at: now },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return begun?.id;
}

export const signUpHandlers = { signUp };
