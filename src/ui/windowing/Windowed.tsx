import type { ReactNode } from 'react';
import { type ListLayoutOptions, Virtualizer } from 'react-aria-components/Virtualizer';
import { useIsPrinting } from './use-is-printing';
import { WindowLayout } from './WindowLayout';

export interface WindowedProps extends Pick<ListLayoutOptions, 'estimatedRowSize' | 'gap' | 'padding'> {
  /** Knows where each row stands; one of the caller's own, where it asks it. */
  layout?: WindowLayout | typeof WindowLayout;
  /** A list or a tree of React Aria's. What it remembers by itself is lost when it goes onto paper: keep it outside. */
  children: ReactNode;
}

/** Draws of a long collection only the rows in sight, whatever scrolls; on paper all of them. */
export function Windowed({ layout = WindowLayout, children, ...layoutOptions }: WindowedProps) {
  const isPrinting = useIsPrinting();
  if (isPrinting) return children;
  return (
    <Virtualizer layout={layout} layoutOptions={layoutOptions}>
      {children}
    </Virtualizer>
  );
}
