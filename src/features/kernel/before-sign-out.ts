const acts = new Set<() => Promise<unknown>>();

/** Registers a task that sends pending changes before the person signs out. */
export const addSignOutTask = (act: () => Promise<unknown>) => void acts.add(act);

/** Runs all sign-out tasks. Never rejects. */
export const runSignOutTasks = () => Promise.allSettled([...acts].map((act) => act()));
