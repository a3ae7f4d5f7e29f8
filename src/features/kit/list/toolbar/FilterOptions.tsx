import { Suspense } from 'react';
import { Skeleton } from '#ui';
import type { Filter } from './filter';
import { Options } from './lazy-parts';

export interface FilterOptionsProps {
  filter: Filter;
  /** All is said: where only one can be chosen, it was. */
  onDone: () => void;
}

/** What a filter may be. It comes with the first that is opened. */
export const FilterOptions = (props: FilterOptionsProps) => (
  <Suspense fallback={<Skeleton lines={5} />}>
    <Options {...props} />
  </Suspense>
);
