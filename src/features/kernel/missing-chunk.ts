import { useEffect, useState } from 'react';

const key = 'reloaded';
/** For how long (milliseconds) the page is not loaded anew by itself once more: it did not help. */
const pause = 60_000;

const isOfFile = (error: unknown) =>
  error instanceof TypeError && /dynamically imported module|importing a module/i.test(error.message);

const wasReloaded = () => Date.now() - Number(sessionStorage.getItem(key)) < pause;

/** Loads the page anew where the server answers; answers whether it does. */
async function reloadOnline(): Promise<boolean> {
  try {
    await fetch('/icon.svg', { cache: 'no-store' });
  } catch {
    return false;
  }
  // Two parts of a page may find it at once.
  if (!wasReloaded()) {
    sessionStorage.setItem(key, String(Date.now()));
    location.reload();
  }
  return true;
}

/**
 * A release takes the files of the one before it away, and a tab that was open all the while may ask for one of them:
 * then the page is loaded anew, once. What was typed is kept as drafts. True for as long as that is under way.
 */
export function useReloadOnMissingChunk(error: unknown): boolean {
  const [isUnderWay, setUnderWay] = useState(() => isOfFile(error) && !wasReloaded());
  useEffect(() => {
    if (isUnderWay) void reloadOnline().then(setUnderWay);
  }, [isUnderWay]);
  return isUnderWay;
}
