import { Suspense } from 'react';
import { lazyComponent } from '../../kernel/lazy-component';

// Next to no address has one.
const IgnoredBanner = lazyComponent(() => import('./IgnoredBanner'), 'IgnoredBanner');

export interface IgnoredPartProps {
  /** What `useView` did not understand. */
  ignored: readonly string[];
  /** Writes the address anew, without it. */
  change: (part: object) => void;
}

/** What an address asks for and the page does not know; nothing where it knows all. */
export function IgnoredPart({ ignored, change }: IgnoredPartProps) {
  if (ignored.length === 0) return null;
  return (
    <Suspense>
      <IgnoredBanner ignored={ignored} change={change} />
    </Suspense>
  );
}
