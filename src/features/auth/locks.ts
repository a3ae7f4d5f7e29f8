/** Milliseconds that a tab waits for the lock before it takes it. */
const longest = 10_000;

/** Milliseconds until what another tab wrote to storage can be read here: tabs may live in different processes. */
const storageLag = 150;

/**
 * Does work that only one tab may do at a time. A tab that hangs while it holds the lock loses it after ten seconds to
 * the next one. Without Web Locks (an insecure address) two tabs may renew at once, which the server's grace allows.
 */
export async function alone<Result>(name: string, work: () => Promise<Result>, patience = longest): Promise<Result> {
  if (!navigator.locks) return work();
  const atOnce = await navigator.locks.request(name, { ifAvailable: true }, async (lock) =>
    lock ? { result: await work() } : undefined,
  );
  if (atOnce) return atOnce.result;
  const afterOther = async () => {
    await new Promise((resolve) => setTimeout(resolve, storageLag));
    return work();
  };
  try {
    return await navigator.locks.request(name, { signal: AbortSignal.timeout(patience) }, afterOther);
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'TimeoutError') throw error;
    return navigator.locks.request(name, { steal: true }, afterOther);
  }
}

const flag = 'sessionDialogActive';

/** Marks the dialog active for all tabs while it is open (specification, section 4); returns how to take the mark down. */
export function raiseFlag(): () => void {
  localStorage.setItem(flag, String(Date.now()));
  let release = () => {};
  // The lock goes with its tab, so a flag that nobody holds is a crashed tab's.
  void navigator.locks
    ?.request(flag, { mode: 'shared' }, () => new Promise<void>((resolve) => (release = resolve)))
    .catch(() => {});
  return () => {
    localStorage.removeItem(flag);
    release();
  };
}

/** Whether some tab shows the dialog; takes down the flag of one that has crashed. */
export async function isFlagUp(): Promise<boolean> {
  if (localStorage.getItem(flag) === null) return false;
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  if (!navigator.locks || held.some(({ name }) => name === flag)) return true;
  localStorage.removeItem(flag);
  return false;
}
