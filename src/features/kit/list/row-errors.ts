/** The errors of an unfinished row, as word keys by field. */
export type RowErrors<Draft, Word extends string = string> = Partial<Record<keyof Draft, Word>>;

/** Returns the first error, or undefined. */
export const firstError = <Draft, Word extends string>(errors: RowErrors<Draft, Word>) =>
  Object.values<Word | undefined>(errors).find(Boolean);
