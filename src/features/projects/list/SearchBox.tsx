import { useEffect, useState } from 'react';
import { SearchField } from '#ui';
import { useWords } from '../../kernel/language';
import { listWords } from './words';

export interface SearchBoxProps {
  value: string;
  onChange: (search: string) => void;
}

/** How long (ms) typing rests before the list is asked anew. */
const rest = 250;

/** Searches the list of projects, once typing rests. */
export function SearchBox({ value, onChange }: SearchBoxProps) {
  const t = useWords(listWords);
  const [search, setSearch] = useState(value);
  const [asked, setAsked] = useState(value);

  // Going back, or clearing the filters, changes the address and so the field.
  if (asked !== value) {
    setAsked(value);
    setSearch(value);
  }
  useEffect(() => {
    if (search === value) return;
    const timer = setTimeout(() => {
      setAsked(search);
      onChange(search);
    }, rest);
    return () => clearTimeout(timer);
  }, [search, value, onChange]);

  return <SearchField label={t('filter.search')} value={search} onChange={setSearch} maxLength={120} />;
}
