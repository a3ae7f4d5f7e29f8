import { useEffect, useRef, useState } from 'react';

const prefix = 'draft:';

function stored<Values extends object>(key: string): Partial<Values> | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(prefix + key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * What a person is typing in a form, kept in this tab until it is sent or thrown away, so that an error, an expired
 * session or a reload loses nothing. Never for passwords.
 */
export function useDraft<Values extends object>(key: string, initial: Values) {
  const [values, setValues] = useState<Values>(() => ({ ...initial, ...stored<Values>(key) }));
  const done = useRef(false);
  const changed = JSON.stringify(values) !== JSON.stringify(initial);
  useEffect(() => {
    if (done.current) return;
    if (changed) sessionStorage.setItem(prefix + key, JSON.stringify(values));
    else sessionStorage.removeItem(prefix + key);
  }, [key, values, changed]);
  return {
    values,
    changed,
    change: (part: Partial<Values>) => setValues((before) => ({ ...before, ...part })),
    /** The values were sent or thrown away: the draft goes. */
    finish: () => {
      done.current = true;
      sessionStorage.removeItem(prefix + key);
    },
  };
}

/** Throws away all drafts of this tab. */
export function forgetDrafts() {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
}
