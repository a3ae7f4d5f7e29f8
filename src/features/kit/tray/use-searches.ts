import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Search texts by their query parameter: `texts` as typed, `found` deferred so that typing does not wait for hundreds
 * of lines to render.
 */
export function useSearches<const Name extends string>(names: readonly Name[]) {
  const [params, setParams] = useSearchParams();
  const [texts, setTexts] = useState(
    () => Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<Name, string>,
  );
  const found = useDeferredValue(texts);
  const write = (part: Partial<Record<Name, string>>) => {
    const next = { ...texts, ...part };
    setTexts(next);
    const filled = names.filter((name) => next[name]).map((name) => [name, next[name]]);
    setParams(new URLSearchParams(filled), { replace: true, preventScrollReset: true });
  };
  const clear = () => write(Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>);
  return { texts, found, write, clear };
}
