import { type ButtonHTMLAttributes, createContext, type RefObject } from 'react';

/** What a button is told by what it opens. */
export interface Opener {
  /** Where the button tells its element, beside which the rest opens. */
  ref: RefObject<HTMLButtonElement | null>;
  /** Whether it is open: the button looks pressed meanwhile. */
  isOpen: boolean;
  /** What the button says of it. */
  attributes: ButtonHTMLAttributes<HTMLButtonElement>;
  /** What the button does, unless it is disabled or at work. */
  handlers: ButtonHTMLAttributes<HTMLButtonElement>;
}

/** What the button within is to open, if anything. */
export const OpenerContext = createContext<Opener | null>(null);
