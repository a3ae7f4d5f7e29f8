const memories = new Set<() => void>();

/** Registers a function that clears one person's state on sign-out. */
export const resetOnSignOut = (forgetIt: () => void) => void memories.add(forgetIt);

/** Clears the state of the person who signs out. */
export function resetPersonState(): void {
  for (const forgetIt of memories) forgetIt();
}
