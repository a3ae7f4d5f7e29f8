import { FilterChip } from '#ui';
import { useWords } from '../../../kernel/language';
import { listWords } from '../words';
import { FilterOptions } from './FilterOptions';
import { type Filter, valueInWords } from './filter';

/** A filter that is set, to be changed or taken away where it stands. */
export function SetFilter({ filter, onRemove }: { filter: Filter; onRemove: () => void }) {
  const own = useWords(listWords);
  const { label, options } = filter;
  return (
    <FilterChip
      label={label}
      value={valueInWords(filter)}
      removeLabel={own('filter.remove', { label })}
      onRemove={onRemove}
    >
      {options && ((close) => <FilterOptions filter={filter} onDone={close} />)}
    </FilterChip>
  );
}
