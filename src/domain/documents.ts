/** The version in force of what people agree to, by the day since when it holds. */
export const documents = { privacy: '2026-11-22' } as const;
