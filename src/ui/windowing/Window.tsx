import { useLayoutEffect, useState } from 'react';
import { Virtualizer } from 'react-aria-components/Virtualizer';
import { useIsPrinting } from './use-is-printing';
import type { WindowedProps } from './Windowed';
import { WindowLayout } from './WindowLayout';

/** What draws only the rows in sight, and all on paper: it comes once a list is long enough. */
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
