/** The calls of a story that are still to be answered, by MSW's names of them: whoever takes its picture waits for these. */
export const openCalls = new Set<string>();
