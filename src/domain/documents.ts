/** The versions in force of what people agree to, by the day since when each holds. */
export const documents = { privacy: '2026-11-29', terms: '2026-11-22' } as const;
