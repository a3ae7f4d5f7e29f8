/**
 * Loads code that the page works without. Offline, waits for the connection and loads then. Rejects on other failures,
 * such as a file that a release removed.
 */
export const loadWhenOnline = <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> =>
  load().catch((error: unknown) => {
    if (navigator.onLine) throw error;
    return new Promise((resolve) => addEventListener('online', resolve, { once: true })).then(() =>
      loadWhenOnline(load),
    );
  });
