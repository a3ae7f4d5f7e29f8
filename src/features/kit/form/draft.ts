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
 * What a person is typing in a form, kept in this tab until it is sent or thrown away, so that an error, an expired
 * session or a reload loses nothing. What is secret is kept nowhere, and without a key nothing is.
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
    // As long as nothing else was typed it is still the draft of then.
    const at = found && isDeepEqual(values, found.values) ? found.at : Date.now();
    const kept = { at, values: without(values, secret), ...(seen.version !== undefined && { seen }) };
    writeStored(sessionStorage, draftKey(key), kept);
  }, [key, values, seen, isChanged, secret, found]);

  return {
    values,
    seen,
    /** Whether something stands in the form that would be lost. */
    isUnsaved: () => isChanged && !isOver.current,
    /** The draft that was found: when it was typed, and whether it stands in the form. */
    found: found && { at: found.at, isRestored },
    change: (part: Partial<Values>) => setDraft((before) => ({ ...before, values: { ...before.values, ...part } })),
    /** What is saved by now stands in the form, unless it is no longer as it was typed then. */
    rebase: (now: SavedValues<Values>, typed: Values) =>
      setDraft((before) => ({ values: isDeepEqual(before.values, typed) ? now.values : before.values, seen: now })),
    /** Begins anew from what is saved, or blank. */
    reset: () => {
      isOver.current = false;
      setDraft({ values: saved.values, seen: saved });
      setRestored(false);
    },
    /** Takes the draft that was found once more. */
    restore: () => {
      if (found) setDraft(found);
      setRestored(true);
    },
    /** The values were sent or thrown away: the draft goes. */
    finish: () => {
      isOver.current = true;
      if (key !== undefined) sessionStorage.removeItem(draftKey(key));
    },
  };
}
