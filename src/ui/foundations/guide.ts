import type { ReactNode } from 'react';

/** A pair of live examples: the same need met well and badly, each with its reason. */
export interface Pair {
  do: { shown: ReactNode; because: string };
  dont: { shown: ReactNode; because: string };
}

/** The documentation of a component beyond its props and stories. */
export interface Guide {
  /** Parts, from the outermost in. */
  anatomy: string[];
  /** Effect of each key; empty if it is not focusable. */
  keys: Record<string, string>;
  /** Accessibility promises: keyboard, screen reader, large text, reduced motion. */
  promises: string[];
  pairs: Pair[];
}
