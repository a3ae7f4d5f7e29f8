import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * What is looked for, by the name it has in the address: `texts` as typed, `found` once there is time to draw what it
 * finds, so that no letter waits for hundreds of lines.
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
