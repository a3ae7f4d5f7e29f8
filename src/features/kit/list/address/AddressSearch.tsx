import { type Ref, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router-dom';
import { SearchField } from '#ui';
import { MAX_SEARCH_LENGTH } from './fields';

export interface AddressSearchProps {
  label: string;
  /** What the address says. */
  value: string;
  onChange: (value: string) => void;
  /** The browser has all there is to search, and asks no server. */
  isAnsweredHere?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  /** A magnifier alone until it is used. */
  isFolding?: boolean;
  /** Stands in the empty field, where its name has no room. */
  placeholder?: string;
}

/**
 * How long (ms) typing rests before it is told: short where the browser answers, and yet longer than a fast hand takes
 * from key to key, or what is found would be drawn as the next key comes; longer where the server does.
 */
const rests = { here: 160, there: 250 };

/** Whoever leaves the field may be pressing something: this long (ms) it is given to begin. */
const grace = 500;

/** A search that stands in the address: what is typed shows at once, and is told once typing rests. */
export function AddressSearch({
  label,
  value,
  onChange,
  isAnsweredHere,
  inputRef,
  isFolding,
  placeholder,
}: AddressSearchProps) {
  // New at every stroke: to remember its parts would only make the page heavier.
  'use no memo';
  const [typed, setTyped] = useState(value);
  const [hasFocus, setFocus] = useState(false);
  const seen = useRef(value);
  // What was told and has not come back by the address yet: it may lag behind what is typed.
  const told = useRef<string[]>([]);
  const router = useContext(RouterContext)?.router;
  const rest = isAnsweredHere ? rests.here : rests.there;

  useLayoutEffect(() => {
    const hasChanged = seen.current !== value;
    seen.current = value;
    const at = told.current.lastIndexOf(value);
    told.current.splice(0, at + 1);
    if (!hasChanged || at >= 0) return;
    // The address was changed from elsewhere: by Back, by a link, or by clearing all filters.
    told.current = [];
    setTyped(value);
  });
  useEffect(() => {
    if (typed === (told.current.at(-1) ?? value)) return;
    let soon: ReturnType<typeof setTimeout>;
    const tellSoon = () => {
      soon = setTimeout(tell, hasFocus ? rest : grace);
    };
    const tell = () => {
      // Whoever is already on the way to another page is not held back by what was typed last.
      if (router?.state.navigation.state === 'loading') return tellSoon();
      told.current.push(typed);
      onChange(typed);
    };
    tellSoon();
    return () => clearTimeout(soon);
  }, [typed, value, router, hasFocus, onChange, rest]);

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
