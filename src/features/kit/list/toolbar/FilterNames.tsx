import { useState } from 'react';
import { ChoiceList } from '#ui';
import { useWords } from '../../../kernel/language';
import { listWords } from '../words';
import { type Filter, isFilterSet, PRESENT } from './filter';
import { Options } from './Options';

/** The names of the filters, then the options of the chosen filter. */
export function FilterNames({ filters, onDone }: { filters: readonly Filter[]; onDone: () => void }) {
  const own = useWords(listWords);
  const [name, setName] = useState<string>();
  const taken = filters.find((filter) => filter.name === name);
  if (taken) return <Options key={name} filter={taken} onDone={onDone} />;
  const set = filters.filter(isFilterSet).map((filter) => filter.name);
  const take = (filter: Filter | undefined) => {
    if (!filter) return;
    if (filter.options) return setName(filter.name);
    filter.choose(isFilterSet(filter) ? [] : PRESENT);
    onDone();
  };
  return (
    <ChoiceList
      label={own('filter.add')}
      options={filters.map(({ name: id, label }) => ({ id, label }))}
      selectionMode="multiple"
      selectedKeys={set}
      onSelectionChange={(ids) => take(filters.find((filter) => isFilterSet(filter) !== ids.has(filter.name)))}
      autoFocus
    />
  );
}
