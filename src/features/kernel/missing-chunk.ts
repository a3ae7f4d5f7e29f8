import { useEffect, useState } from 'react';

const key = 'reloaded';
/** Milliseconds in which the page does not reload itself a second time, because the first reload did not help. */
const pause = 60_000;

const isOfFile = (error: unknown) =>
  error instanceof TypeError && /dynamically imported module|importing a module/i.test(error.message);

const wasReloaded = () => Date.now() - Number(sessionStorage.getItem(key)) < pause;

/** Reloads the page if the server responds; returns whether it does. */
async function reloadOnline(): Promise<boolean> {
  try {
    await fetch('/icon.svg', { cache: 'no-store' });
  } catch {
    return false;
  }
  // Two parts of a page may miss their chunks at the same time.
  if (!wasReloaded()) {
    sessionStorage.setItem(key, String(Date.now()));
    location.reload();
  }
  return true;
}

/**
 * Reloads the page once if a chunk is missing because a newer release has removed the files of this one. Drafts keep
 * what was typed. Returns true while the reload is under way.
 */
export function useReloadOnMissingChunk(error: unknown): boolean {
  const [isUnderWay, setUnderWay] = useState(() => isOfFile(error) && !wasReloaded());
  useEffect(() => {
    if (isUnderWay) void reloadOnline().then(setUnderWay);
  }, [isUnderWay]);
  return isUnderWay;
}
