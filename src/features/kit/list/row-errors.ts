/** What is wrong with a row that was typed and not added, by its field: the word that tells it. */
export type RowErrors<Draft, Word extends string = string> = Partial<Record<keyof Draft, Word>>;

/** The first of what is wrong; nothing where nothing is. */
export const firstError = <Draft, Word extends string>(errors: RowErrors<Draft, Word>) =>
  Object.values<Word | undefined>(errors).find(Boolean);
