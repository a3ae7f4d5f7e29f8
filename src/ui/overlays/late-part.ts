import { useEffect, useState } from 'react';

const fetches: (() => Promise<void>)[] = [];

/** Fetches what may be opened here before somebody opens it. What cannot be fetched is fetched again when it is opened. */
export async function fetchLateParts(): Promise<void> {
  await Promise.allSettled(fetches.map((fetch) => fetch()));
}

/**
 * The hook for what nobody sees before it is open, and whose code therefore comes late: gives it from the first opening
 * on, at once where it was fetched before. Nothing suspends: React holds back for a third of a second what it waited for.
 */
export function latePart<Part>(load: () => Promise<Part>) {
  let known: Part | undefined;
  const fetch = async () => {
    known ??= await load();
  };
  fetches.push(fetch);

  return function useLatePart(isOpen: boolean, { mayFail = false } = {}): Part | undefined {
    // What is known changes outside of what React sees.
    'use no memo';
    const [wasOpen, setWasOpen] = useState(isOpen);
    const [arrival, setArrival] = useState<{ error?: unknown }>();
    if (isOpen && !wasOpen) setWasOpen(true);
    // As it was drawn: it may have come since.
    const isThere = known !== undefined;
    useEffect(() => {
      if (!wasOpen || isThere) return;
      fetch().then(
        () => setArrival({}),
        (error) => !mayFail && setArrival({ error }),
      );
    }, [wasOpen, isThere, mayFail]);
    if (arrival?.error) throw arrival.error;
    return wasOpen ? known : undefined;
  };
}
