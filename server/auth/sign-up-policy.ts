import type { Context } from '../http/context.ts';
import type { Handler } from '../http/handler.ts';
import { isInvited } from '../invitations/queries.ts';
import type { Db } from '../kernel/store/tables.ts';

/** Returns whether the owner of an address may create an account here. */
export async function mayCreateAccount(
  db: Db,
  email: string,
  { config: { signUp }, now }: Pick<Context, 'config' | 'now'>,
): Promise<boolean> {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return signUp.who === 'anyone' || signUp.domains.includes(domain) || isInvited(db, email, now);
}

const getSignUpPolicy: Handler<'getSignUpPolicy'> = (_ask, { config: { signUp, accessContact } }) => ({
  status: 200,
  body: { who: signUp.who, domains: [...signUp.domains], contact: accessContact ?? null },
});

export const signUpPolicyHandlers = { getSignUpPolicy };
