import { type Ref, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { SearchField } from '#ui';
import { MAX_SEARCH_LENGTH } from './fields';

export interface AddressSearchProps {
  label: string;
  /** The search in the address. */
  value: string;
  onChange: (value: string) => void;
  /** Whether the search runs in the browser without a request. */
  isAnsweredHere?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  /** Whether it collapses to an icon until it is used. */
  isFolding?: boolean;
  /** Placeholder, if there is no room for the label. */
  placeholder?: string;
}

/** Pause in typing (ms) before the address changes: longer than a fast typist's gap between keys, longest where a server searches. */
const debounceMs = { local: 160, server: 250 };

/** Pause (ms) after the field lost the focus: the person may be about to press a link, which must not be overtaken. */
const BLUR_DEBOUNCE_MS = 500;

/** A search field whose text is part of the address. Typing shows at once and reaches the address after a debounce. */
export function AddressSearch({
  label,
  value,
  onChange,
  isAnsweredHere,
  inputRef,
  isFolding,
  placeholder,
}: AddressSearchProps) {
  const [typed, setTyped] = useState(value);
  const [hasFocus, setFocus] = useState(false);
  const lastValue = useRef(value);
  // Values sent to the address that it does not show yet; it may lag behind the typing.
  const pending = useRef<string[]>([]);
  const isLeaving = useNavigation().state === 'loading';
  const typingDebounceMs = isAnsweredHere ? debounceMs.local : debounceMs.server;

  useLayoutEffect(() => {
    const hasChanged = lastValue.current !== value;
    lastValue.current = value;
    const at = pending.current.lastIndexOf(value);
    pending.current.splice(0, at + 1);
    if (!hasChanged || at >= 0) return;
    // The address was changed from elsewhere: by Back, by a link, or by clearing all filters.
    pending.current = [];
    setTyped(value);
  });
  useEffect(() => {
    // A change of the address would cancel the navigation to another page.
    if (isLeaving || typed === (pending.current.at(-1) ?? value)) return;
    const timer = setTimeout(
      () => {
        pending.current.push(typed);
        onChange(typed);
      },
      hasFocus ? typingDebounceMs : BLUR_DEBOUNCE_MS,
    );
    return () => clearTimeout(timer);
  }, [typed, value, isLeaving, hasFocus, onChange, typingDebounceMs]);

  return (
    <SearchField
      label={label}
      value={typed}
      onChange={setTyped}
      onFocusChange={setFocus}
      maxLength={MAX_SEARCH_LENGTH}
      inputRef={inputRef}
      isFolding={isFolding}
      placeholder={placeholder}
    />
  );
}
