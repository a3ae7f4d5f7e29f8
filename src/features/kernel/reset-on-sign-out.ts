const memories = new Set<() => void>();

/** Says how to forget what was learned for one person; asked when that person leaves. */
export const resetOnSignOut = (forgetIt: () => void) => void memories.add(forgetIt);

/** Forgets all that was learned for the person who leaves. */
export function resetPersonState(): void {
  for (const forgetIt of memories) forgetIt();
}
