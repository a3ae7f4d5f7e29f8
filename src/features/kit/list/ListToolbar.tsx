import type { ReactNode, RefObject } from 'react';
import { useWords } from '../../kernel/language';
import type { Filter } from './toolbar/filter';
import { type OptionsById, useListChoices, useListFilters } from './toolbar/list-filters';
import { Toolbar } from './toolbar/Toolbar';
import type { AnyList } from './use-list';

export interface ListToolbarProps {
  list: AnyList;
  /** Options of the filters by id, by filter name. */
  options?: OptionsById;
  /** Ref of the search field. */
  search: RefObject<HTMLInputElement | null>;
  /** Column visibility, for a table. */
  columns?: Filter;
  acts?: ReactNode;
}

/** The toolbar of a list, generated from its view. */
export function ListToolbar({ list, options = {}, search, columns, acts }: ListToolbarProps) {
  const t = useWords(list.words);
  const { view, values, change } = list;
  const filters = useListFilters(list, options);
  const text = Object.keys(view.filters).find((name) => view.filters[name]?.kind === 'text');
  return (
    <Toolbar
      search={
        text === undefined
          ? undefined
          : {
              label: t('list.search'),
              value: values[text],
              onChange: (words) => change({ [text]: words }),
              inputRef: search,
            }
      }
      filters={filters}
      onClear={() => change(view.without(values, ...filters.map(({ name }) => name)))}
      choices={useListChoices(list)}
      columns={columns}
      acts={acts}
    />
  );
}
