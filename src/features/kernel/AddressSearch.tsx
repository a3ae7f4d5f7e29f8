import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { SearchField } from '#ui';

export interface AddressSearchProps {
  label: string;
  /** What the address says. */
  value: string;
  onChange: (value: string) => void;
  /** How long (ms) typing rests before it is told: short where the browser answers, longer where the server does. */
  rest: number;
}

/** A search that stands in the address: what is typed shows at once, and is told once typing rests. */
export function AddressSearch({ label, value, onChange, rest }: AddressSearchProps) {
  const [typed, setTyped] = useState(value);
  const [told, setTold] = useState(value);
  const sent = useRef(value);
  // Whoever is already on the way to another page is not held back by what was typed last.
  const isLeaving = useNavigation().state === 'loading';

  // The address was changed from elsewhere: by Back, or by clearing all filters.
  if (value !== told) {
    setTold(value);
    if (value !== sent.current) setTyped(value);
  }
  useEffect(() => {
    if (typed === sent.current || isLeaving) return;
    const soon = setTimeout(() => {
      sent.current = typed;
      onChange(typed);
    }, rest);
    return () => clearTimeout(soon);
  }, [typed, isLeaving, onChange, rest]);

  return <SearchField label={label} value={typed} onChange={setTyped} maxLength={120} />;
}
