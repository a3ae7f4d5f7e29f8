import { createContext } from 'react';

/** What several titles that fold know together: which are unfolded. */
export interface Folding {
  /** The ids of what is unfolded. */
  unfolded: ReadonlySet<string>;
  /** Folds what is unfolded, and the other way round. */
  turn: (id: string) => void;
}

/** The `Accordion` that a `Disclosure` is part of, if any. */
export const FoldingContext = createContext<Folding | null>(null);
