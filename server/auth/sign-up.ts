import { normalizeName } from '#domain/names';
import type { Context } from '../http/context.ts';
import type { Handler } from '../http/handler.ts';
import { logAuthOutcome } from '../kernel/auth-log.ts';
import { newId } from '../kernel/ids.ts';
import { languageOf, saveLanguage } from '../kernel/person-language.ts';
import { runCountedAttempt } from '../kernel/rate-limits.ts';
import type { Tx } from '../kernel/store/tables.ts';
import { accountByEmail, isOpen } from './accounts.ts';
import { challengeJson, countedAs, countSend, openChallenge, sendCode } from './challenges.ts';
import { hashPassword } from './password.ts';
import { refuseCommon } from './password-rules.ts';
import { mayCreateAccount } from './sign-up-policy.ts';
import type { PendingAccount } from './tables.ts';
import { words } from './words/index.ts';

const signUp: Handler<'signUp'> = async ({ body }, context) => {
  const { store, notifications, language, origin, config } = context;
  const [email, name] = [body.email.toLowerCase(), normalizeName(body.name)];
  refuseCommon(body.password, { email, name });
  const opening = { purpose: 'sign_up', channel: 'email', destination: email, can_change_phone: false } as const;
  const whose = await countSend({ ...opening, user_id: null }, context);
  // The same is done and answered whether the address has an account, may create one or may not: else this call would tell.
  const hash = () => hashPassword(body.password);
  const password_hash = await runCountedAttempt(countedAs('send', opening), whose, context, hash);
  const pending = { name, email, password_hash, phone: body.phone ?? null };
  const answer = await store.transaction(async (tx) => {
    const account = await accountByEmail(tx, email);
    const mayBegin = !account && (await mayCreateAccount(tx, email, context));
    const { challenge, code } = await openChallenge(tx, { ...opening, ...(mayBegin && { pending }) }, context);
    const tell = (mail: { subject: string; text: string }) =>
      notifications.queue(tx, 'request', { channel: 'email', to: account?.email ?? email, ...mail });
    if (mayBegin) await sendCode(tx, challenge, code, context);
    else if (!account) await tell(words.mail.notInvited(config.accessContact)(language));
    else if (isOpen(account, config)) {
      const mail = words.mail.accountExists(account.name, origin);
      await tell(mail(await languageOf(tx, account.id, language)));
    }
    return { status: 200 as const, body: challengeJson(challenge, context.now) };
  });
  logAuthOutcome(context, 'account asked for', { unknown: email });
  return answer;
};

/** Creates the account of a proven address; returns nothing when the address has one by now, or may not create one any more. */
export async function beginAccount(
  tx: Tx,
  { name, email, password_hash, phone }: PendingAccount,
  { now, config, language }: Pick<Context, 'now' | 'config' | 'language'>,
): Promise<string | undefined> {
  if (!(await mayCreateAccount(tx, email, { config, now }))) return undefined;
  // Where no code can be sent to a phone, asking for one would be a door without a key.
  const two_step = phone !== null && Boolean(config.sms ?? config.demo);
  const begun = await tx
    .insertInto('users')
    .values({
      id: newId(),
      name,
      email,
      password_hash,
      phone,
      two_step,
      phone_verified_at: null,
      email_verified_at: now,
      status: 'active',
      is_sample: false,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (begun) await saveLanguage(tx, begun.id, language);
  return begun?.id;
}

export const signUpHandlers = { signUp };
