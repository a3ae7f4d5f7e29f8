import type { ReactNode } from 'react';
import { lazyModule, useLazyModule } from '../lazy/lazy-module';

/** Row positions of a list, whether or not the rows are rendered. */
export interface Places {
  /** Scrolls to a row. */
  reveal: (list: HTMLElement, key: string) => void;
}

export interface WindowedProps {
  /** Whether the list is long enough; a short one is rendered completely. */
  isOn: boolean;
  /** Estimated row height in pixels. */
  estimatedRowSize: number;
  /** Space between rows in pixels. */
  gap?: number;
  /** Padding around all rows in pixels. */
  padding?: number;
  /** Called with the positions once they are known; returns a cleanup function. */
  onLayout?: (places: Places) => () => void;
  /** A list or tree of React Aria. Printing remounts it, so keep its state outside. */
  children: ReactNode;
}

const windowModule = lazyModule(() => import('./Window'));

/** Virtualizes a collection within any scroll container; renders all rows in print. */
export function Windowed(props: WindowedProps) {
  const late = useLazyModule(windowModule, props.isOn);
  if (!props.isOn) return props.children;
  return late && <late.Window {...props} />;
}
