import { useEffect, useState } from 'react';

/** Milliseconds in which a second press is still meant for what stood there before. */
const settling = 1000;

/** Whether an act has just taken the place of another: a press that was meant for that one must not do this one. */
export function useIsFresh(act: string | undefined): boolean {
  const [known, setKnown] = useState(act);
  const [isFresh, setFresh] = useState(false);
  if (act !== known) {
    setKnown(act);
    setFresh(known !== undefined);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another act begins the wait anew.
  useEffect(() => {
    if (!isFresh) return;
    const wait = setTimeout(() => setFresh(false), settling);
    return () => clearTimeout(wait);
  }, [isFresh, known]);
  return isFresh;
}
