import type { ReactNode } from 'react';

/** A live pair: the same need met well and badly, each with its reason in a sentence. */
export interface Pair {
  do: { shown: ReactNode; because: string };
  dont: { shown: ReactNode; because: string };
}

/** What a reviewer needs to know of a component beyond its props and stories. */
export interface Guide {
  /** Its parts, from the outermost in. */
  anatomy: string[];
  /** What each key does; empty for what takes no focus. */
  keys: Record<string, string>;
  /** What it promises whoever uses a keyboard, a screen reader, large text or little motion. */
  promises: string[];
  pairs: Pair[];
}
