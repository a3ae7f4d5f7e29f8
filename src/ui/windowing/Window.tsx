import { useLayoutEffect, useState } from 'react';
import { Virtualizer } from 'react-aria-components/Virtualizer';
import { useIsPrinting } from './use-is-printing';
import type { WindowedProps } from './Windowed';
import { WindowLayout } from './WindowLayout';

/** The virtualizer of a long list, which renders all rows in print. Loads lazily. */
export function Window({ onLayout, children, isOn: _, ...layoutOptions }: WindowedProps) {
  const isPrinting = useIsPrinting();
  const [layout] = useState(() => new WindowLayout());
  useLayoutEffect(() => onLayout?.(layout), [layout, onLayout]);
  if (isPrinting) return children;
  return (
    <Virtualizer layout={layout} layoutOptions={layoutOptions}>
      {children}
    </Virtualizer>
  );
}
