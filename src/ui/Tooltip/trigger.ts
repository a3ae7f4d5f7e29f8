import { createContext, type HTMLAttributes, type RefObject } from 'react';

/** What a tooltip gives to the button or link within it. */
export interface TooltipTrigger {
  ref: RefObject<HTMLElement | null>;
  props: HTMLAttributes<HTMLElement>;
}

export const TooltipTriggerContext = createContext<TooltipTrigger | null>(null);
