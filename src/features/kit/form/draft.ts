import { useEffect, useRef, useState } from 'react';
import { readStored, writeStored } from '../../kernel/browser-storage';
import { draftKey } from '../../kernel/drafts';
import type { FormRules, Parsers } from './rule-errors';
import { hasUnsavedValues, isDeepEqual, parseDraft, type SavedValues, type StoredDraft } from './stored-draft';

const without = <Values extends object>(values: Values, secret: readonly (keyof Values)[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !secret.includes(name as keyof Values)));

function readDraft<Values extends object>(
  key: string | undefined,
  saved: SavedValues<Values>,
  rules: FormRules<Values>,
  parsers?: Parsers<Values>,
) {
  const known =
    key === undefined
      ? undefined
      : readStored(globalThis.sessionStorage, draftKey(key), (given) => parseDraft(given, saved, rules, parsers));
  return known && hasUnsavedValues(known, saved) ? known : undefined;
}

const nothing: never[] = [];

/**
 * Keeps the values of a form in this tab until they are sent or discarded, so that an error, an expired session or a
 * reload loses nothing. Secret fields are never stored; without a key nothing is.
 */
export function useDraft<Values extends object>(
  key: string | undefined,
  saved: SavedValues<Values>,
  rules: FormRules<Values>,
  secret: readonly (keyof Values)[] = nothing,
  parsers?: Parsers<Values>,
) {
  const [found] = useState(() => readDraft(key, saved, rules, parsers));
  const [{ values, seen }, setDraft] = useState<Omit<StoredDraft<Values>, 'at'>>(
    () => found ?? { values: saved.values, seen: saved },
  );
  const isOver = useRef(false);
  const isChanged = !isDeepEqual(values, seen.values);
  const [isRestored, setRestored] = useState(true);

  useEffect(() => {
    if (key === undefined || isOver.current) return;
    if (!isChanged) return writeStored(sessionStorage, draftKey(key), undefined);
    // An unedited restored draft keeps its original time.
    const at = found && isDeepEqual(values, found.values) ? found.at : Date.now();
    const kept = { at, values: without(values, secret), ...(seen.version !== undefined && { seen }) };
    writeStored(sessionStorage, draftKey(key), kept);
  }, [key, values, seen, isChanged, secret, found]);

  return {
    values,
    seen,
    /** Whether the form has unsaved values. */
    isUnsaved: () => isChanged && !isOver.current,
    /** The stored draft: when it was typed and whether it is in the form. */
    found: found && { at: found.at, isRestored },
    change: (part: Partial<Values>) => setDraft((before) => ({ ...before, values: { ...before.values, ...part } })),
    /** Moves the form to the saved values, unless it was edited after `typed`. */
    rebase: (now: SavedValues<Values>, typed: Values) =>
      setDraft((before) => ({ values: isDeepEqual(before.values, typed) ? now.values : before.values, seen: now })),
    /** Resets to the saved values, or to blanks. */
    reset: () => {
      isOver.current = false;
      setDraft({ values: saved.values, seen: saved });
      setRestored(false);
    },
    /** Restores the stored draft again. */
    restore: () => {
      if (found) setDraft(found);
      setRestored(true);
    },
    /** Removes the draft after the values were sent or discarded. */
    finish: () => {
      isOver.current = true;
      if (key !== undefined) sessionStorage.removeItem(draftKey(key));
    },
  };
}
