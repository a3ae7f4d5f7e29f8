import { FilterChip } from '#ui';
import { useWords } from '../../../kernel/language';
import { listWords } from '../words';
import { FilterOptions } from './FilterOptions';
import { type Filter, valueInWords } from './filter';

/** An active filter that can be changed or removed in place. */
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
