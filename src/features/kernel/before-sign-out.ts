const acts = new Set<() => Promise<unknown>>();

/** Says what is still to be sent before the person signs out. */
export const addSignOutTask = (act: () => Promise<unknown>) => void acts.add(act);

/** Sends what is still to be sent. Never rejects. */
export const runSignOutTasks = () => Promise.allSettled([...acts].map((act) => act()));
