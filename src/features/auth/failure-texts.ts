import { translator } from '../kernel/language';
import type { Language } from '../kernel/preferences';
import { toProblem } from '../kernel/problem';
import { problemIn } from './calls';
import { words } from './words';

export type Step = 'signIn' | 'code' | 'signUp';

/** A server that renders pages may fail for want of a browser's window; nobody can make anything of that. */
export const mentionsWindow = (error: unknown) => error instanceof Error && /\bwindow\b/i.test(error.message);

/** A failed step of signing in, as it is told (specification, section 8). */
export function failureText(step: Step, failure: unknown, language: Language): string {
  const error = problemIn(failure);
  if (mentionsWindow(error)) {
    return translator(words, language)(`missingWindow.${step}`);
  }
  return toProblem(error).message;
}
