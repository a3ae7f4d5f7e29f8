import { useEffect, useState } from 'react';

/** Milliseconds in which a second press may still target the previous button. */
const settling = 1000;

/** Returns whether a button has just replaced another one, so that a press meant for the old one is ignored. */
export function useIsFresh(act: string | undefined): boolean {
  const [known, setKnown] = useState(act);
  const [isFresh, setFresh] = useState(false);
  if (act !== known) {
    setKnown(act);
    setFresh(known !== undefined);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another action restarts the delay.
  useEffect(() => {
    if (!isFresh) return;
    const wait = setTimeout(() => setFresh(false), settling);
    return () => clearTimeout(wait);
  }, [isFresh, known]);
  return isFresh;
}
