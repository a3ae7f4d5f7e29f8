import { createContext, type HTMLAttributes, type RefObject } from 'react';

/** The props that a tooltip passes to its trigger. */
export interface TooltipTrigger {
  ref: RefObject<HTMLElement | null>;
  props: HTMLAttributes<HTMLElement>;
}

export const TooltipTriggerContext = createContext<TooltipTrigger | null>(null);
