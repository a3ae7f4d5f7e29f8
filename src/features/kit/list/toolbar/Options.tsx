import { Suspense } from 'react';
import { ChoiceList, Skeleton, Stack } from '#ui';
import { lazyComponent } from '../../../kernel/lazy-component';
import type { FilterOptionsProps } from './FilterOptions';

// The calendar outweighs all other options and few lists filter by days, so it loads lazily.
export const PeriodField = lazyComponent(() => import('./PeriodField'), 'PeriodField');

/** The options of a filter, with the focus on the current one. */
export function Options({ filter, onDone }: FilterOptionsProps) {
  const { label, options = [], isMany, isPeriod, chosen, choose } = filter;
  const list = (
    <ChoiceList
      label={label}
      options={options}
      selectionMode={isMany ? 'multiple' : 'single'}
      selectedKeys={chosen}
      onSelectionChange={(ids) => {
        choose([...ids]);
        if (!isMany) onDone();
      }}
      autoFocus
    />
  );
  if (!isPeriod) return list;
  return (
    <Stack space="m">
      {list}
      <Suspense fallback={<Skeleton shape="block" />}>
        <PeriodField filter={filter} />
      </Suspense>
    </Stack>
  );
}
