import { createContext } from 'react';

/** The shared expanded state of several disclosures. */
export interface Folding {
  /** Expanded ids. */
  unfolded: ReadonlySet<string>;
  /** Toggles a disclosure. */
  turn: (id: string) => void;
}

/** The `Accordion` around a `Disclosure`, if any. */
export const FoldingContext = createContext<Folding | null>(null);
