import { Suspense } from 'react';
import { lazyComponent } from '../../kernel/lazy-component';

// Addresses with ignored parts are rare, so the banner loads lazily.
const IgnoredBanner = lazyComponent(() => import('./IgnoredBanner'), 'IgnoredBanner');

export interface IgnoredPartProps {
  /** The query parameters that `useView` ignored. */
  ignored: readonly string[];
  /** Called to rewrite the address without them. */
  change: (part: object) => void;
}

/** Shows the ignored parts of an address, or nothing. */
export function IgnoredPart({ ignored, change }: IgnoredPartProps) {
  if (ignored.length === 0) return null;
  return (
    <Suspense>
      <IgnoredBanner ignored={ignored} change={change} />
    </Suspense>
  );
}
