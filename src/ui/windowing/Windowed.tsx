import type { ReactNode } from 'react';
import { lazyModule, useLazyModule } from '../lazy/lazy-module';

/** Knows where the rows of a list stand, drawn or not. */
export interface Places {
  /** Scrolls to where a row stands. */
  reveal: (list: HTMLElement, key: string) => void;
}

export interface WindowedProps {
  /** Whether the list is long enough; a short one is drawn whole. */
  isOn: boolean;
  /** About how high a row is, in pixels, before it is drawn. */
  estimatedRowSize: number;
  /** Pixels between rows. */
  gap?: number;
  /** Pixels around all of them. */
  padding?: number;
  /** Called with what knows the places, once it is there; gives what is to be done when it goes. */
  onLayout?: (places: Places) => () => void;
  /** A list or a tree of React Aria's. What it remembers by itself is lost when it goes onto paper: keep it outside. */
  children: ReactNode;
}

const windowModule = lazyModule(() => import('./Window'));

/** Draws of a long collection only the rows in sight, whatever scrolls; on paper all of them. */
export function Windowed(props: WindowedProps) {
  const late = useLazyModule(windowModule, props.isOn);
  if (!props.isOn) return props.children;
  return late && <late.Window {...props} />;
}
