import { Suspense } from 'react';
import { Skeleton } from '#ui';
import type { Filter } from './filter';
import { Options } from './lazy-parts';

export interface FilterOptionsProps {
  filter: Filter;
  /** Called when the choice is complete, as in a single-choice filter. */
  onDone: () => void;
}

/** The options of a filter, lazy-loaded when the first filter opens. */
export const FilterOptions = (props: FilterOptionsProps) => (
  <Suspense fallback={<Skeleton lines={5} />}>
    <Options {...props} />
  </Suspense>
);
