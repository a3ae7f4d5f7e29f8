import { translator } from '../kernel/language';
import type { Language } from '../kernel/preferences';
import { Problem } from '../kernel/problem';
import { failureText, mentionsWindow } from './failure-texts';
import { signUpWords } from './sign-up/words';

/** A failed sign-up: the first message of a list, else the message, else the error, else a generic text (section 5). */
export function signUpText(failure: unknown, language: Language): string {
  const t = translator(signUpWords, language);
  if (mentionsWindow(failure)) return failureText('signUp', failure, language);
  if (!(failure instanceof Problem)) return t('signUp.fallback');
  if (failure.code === 'UNREADABLE') return t('signUp.unreadable');
  if (failure.status === 500) return t('signUp.internal');
  return failure.messages[0] || t('signUp.fallback');
}
