import { useLayoutEffect, useState } from 'react';
import { Virtualizer } from 'react-aria-components/Virtualizer';
import type { WindowedProps } from './Windowed';
import { WindowLayout } from './WindowLayout';

/** What draws only the rows in sight: it comes once a list is long enough. */
export function Window({ onLayout, children, isOn: _, ...layoutOptions }: WindowedProps) {
  const [layout] = useState(() => new WindowLayout());
  useLayoutEffect(() => onLayout?.(layout), [layout, onLayout]);
  return (
    <Virtualizer layout={layout} layoutOptions={layoutOptions}>
      {children}
    </Virtualizer>
  );
}
