const prefix = 'draft:';

/** Returns the session storage key of a draft. */
export const draftKey = (name: string) => prefix + name;

/** The IndexedDB database for drafts that are too large for session storage. */
export const draftDatabase = 'trama-drafts';

const keys = () => Object.keys(globalThis.sessionStorage ?? {}).filter((key) => key.startsWith(prefix));

/** Returns whether this tab holds any unsent draft. */
export const hasDrafts = () => keys().length > 0;

/** Discards all drafts of this tab and the shared draft database. */
export function forgetDrafts(): void {
  for (const key of keys()) sessionStorage.removeItem(key);
  globalThis.indexedDB?.deleteDatabase(draftDatabase);
}
