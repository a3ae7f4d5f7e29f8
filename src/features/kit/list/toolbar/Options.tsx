import { Suspense } from 'react';
import { ChoiceList, Skeleton, Stack } from '#ui';
import { lazyComponent } from '../../../kernel/lazy-component';
import type { FilterOptionsProps } from './FilterOptions';

// The calendar weighs more than all the rest, and few lists ask for days.
export const PeriodField = lazyComponent(() => import('./PeriodField'), 'PeriodField');

/** What a filter may be, with what it is in focus. */
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
