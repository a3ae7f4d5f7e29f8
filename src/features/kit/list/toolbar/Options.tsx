import { ChoiceList } from '#ui';
import type { FilterOptionsProps } from './FilterOptions';

/** What a filter may be, with what it is in focus. */
export function Options({ filter: { label, options = [], isMany, chosen, choose }, onDone }: FilterOptionsProps) {
  return (
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
}
