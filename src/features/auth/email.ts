import { isEmail } from '#domain/email';

/** What is wrong with a typed e-mail address, as the word that says so; the server has the last word. */
export function emailFault(email: string): 'emailMissing' | 'emailMalformed' | undefined {
  if (!email) return 'emailMissing';
  return isEmail(email) ? undefined : 'emailMalformed';
}
