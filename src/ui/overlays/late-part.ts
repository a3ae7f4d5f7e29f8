import { useEffect, useState } from 'react';

const fetches: (() => Promise<void>)[] = [];
let isAhead = false;

/** Fetches what may be opened, here and on what comes later, before somebody opens it. What cannot be fetched is fetched again when it is opened. */
export async function fetchLateParts(): Promise<void> {
  isAhead = true;
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
  if (isAhead) fetch().catch(() => {});

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
      const arrive = () =>
        fetch().then(
          () => setArrival({}),
          (error) => {
            if (mayFail) return;
            // Offline, the page stays; the part loads when the connection is back.
            if (navigator.onLine) setArrival({ error });
            else addEventListener('online', arrive, { once: true });
          },
        );
      void arrive();
      return () => removeEventListener('online', arrive);
    }, [wasOpen, isThere, mayFail]);
    if (arrival?.error) throw arrival.error;
    return wasOpen ? known : undefined;
  };
}
