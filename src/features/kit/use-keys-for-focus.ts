import { type RefObject, useLayoutEffect } from 'react';
import { awaitFocus } from '../kernel/shortcuts/typed-ahead';

/** Keeps what is typed between the moment that a question is drawn and the one when what it asks has the focus. */
export function useKeysForFocus(question: RefObject<Element | null>): void {
  useLayoutEffect(() => awaitFocus(() => question.current?.contains(document.activeElement) ?? false), [question]);
}
