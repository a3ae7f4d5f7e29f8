import type { QueryKey } from '@tanstack/react-query';
import type { Schema } from '#openapi/operations';

type Kind = Schema<'ActivitySubject'>;
/** Whether a question is old, now that some subjects of a kind changed (or `all`, where nobody knows which). */
type Rule = (question: { path: string; rest: string }, subjects: ReadonlySet<string> | 'all') => boolean;

const rules: { kind: Kind; isOld: Rule }[] = [];

/** An area says which questions a change of a subject makes old. `rest` is what was asked besides the path, as JSON. */
export const makesOld = (kind: Kind, isOld: Rule): void => void rules.push({ kind, isOld });

/** What changed: the subjects of each kind, or all of every kind. */
export type Changed = ReadonlyMap<Kind, ReadonlySet<string>> | 'all';

/** Whether what changed makes a question of the contract old. */
export function isMadeOld([, path, ...rest]: QueryKey, changed: Changed): boolean {
  if (typeof path !== 'string') return false;
  const question = { path, rest: JSON.stringify(rest) };
  return rules.some(({ kind, isOld }) => {
    const subjects = changed === 'all' ? changed : changed.get(kind);
    return subjects !== undefined && isOld(question, subjects);
  });
}
