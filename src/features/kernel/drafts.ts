const prefix = 'draft:';

/** The key in this tab's storage under which a draft is kept. */
export const draftKey = (name: string) => prefix + name;

/** Where a tab keeps of what was not sent what is too much for its storage. */
export const draftDatabase = 'trama-drafts';

const keys = () => Object.keys(globalThis.sessionStorage ?? {}).filter((key) => key.startsWith(prefix));

/** Whether this tab keeps anything that somebody typed and did not send. */
export const hasDrafts = () => keys().length > 0;

/** Throws away all drafts of this tab, and what tabs of this browser keep besides. */
export function forgetDrafts(): void {
  for (const key of keys()) sessionStorage.removeItem(key);
  globalThis.indexedDB?.deleteDatabase(draftDatabase);
}
