/** The current versions of the legal documents, each named by the day it took effect. */
export const documentVersions = { privacy: '2026-11-29', terms: '2026-11-22' } as const;
