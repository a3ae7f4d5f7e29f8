/** Pending calls of a story, by MSW request id; the screenshot waits for them. */
export const openCalls = new Set<string>();
