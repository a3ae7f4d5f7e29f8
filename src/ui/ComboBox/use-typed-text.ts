import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useFilter } from 'react-aria/useFilter';
import { useLocale } from 'react-aria-components/I18nProvider';
import { type SubmitHold, useSubmitHold } from '../Form/submit-holds';
import type { ComboBoxOption, Search } from './use-options';

/** The reason why no single option matches the text. */
type Unmatched = 'none' | 'several' | 'failed';

interface TypedTextOptions {
  search: Search;
  /** Whether the options are already filtered by the text. */
  isFiltered: boolean;
  /** Selected id, if the field has one; a new one replaces the typed text. */
  value: string | null;
  /** Text of the input while nothing is typed: the label of the value. */
  shown: string;
  /** Input, which takes the focus when its text blocks the submit. */
  input: RefObject<HTMLInputElement | null>;
  /** Called with the id of the matching option, or `null` when the text was cleared. */
  choose: (id: string | null) => void;
}

/**
 * Keeps the text of a combo box, which React Aria resets whenever the list closes. On blur, Enter and submit the option
 * with that name, or the only match, is selected; otherwise the text stays as an error and blocks the form.
 */
export function useTypedText({ search, isFiltered, value, shown, input, choose }: TypedTextOptions) {
  const [typed, setTyped] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  const [known, setKnown] = useState(value);
  const { contains } = useFilter({ sensitivity: 'base' });
  const { locale } = useLocale();
  if (known !== value) {
    setKnown(value);
    if (value !== null) setTyped(undefined);
  }

  const text = typed?.trim() ?? '';
  const isOpen = text !== '';
  const isKnown = search.isFor(typed ?? '');

  function match(): ComboBoxOption | Unmatched {
    if (search.status === 'failed') return 'failed';
    const { compare } = new Intl.Collator(locale, { usage: 'search', sensitivity: 'base' });
    const enabled = search.options.filter(({ isDisabled }) => !isDisabled);
    const exact = enabled.filter((option) => compare(option.text ?? option.label, text) === 0);
    const found = exact.length > 0 || isFiltered ? enabled : enabled.filter(({ label }) => contains(label, text));
    const [first, ...others] = exact.length > 0 ? exact : found;
    if (!first) return 'none';
    return others.length > 0 ? 'several' : first;
  }

  const outcome = isOpen && isLeft && isKnown ? match() : undefined;
  const meant = typeof outcome === 'object' ? outcome.id : undefined;
  const chooseMeant = (id: string) => {
    setTyped(undefined);
    choose(id);
  };
  const take = useEffectEvent(chooseMeant);
  useEffect(() => {
    if (meant !== undefined) take(meant);
  }, [meant]);

  const settle = () => {
    setLeft(true);
    if (isOpen) search.ask(typed ?? '');
    else setTyped(undefined);
  };
  const unmatched = typeof outcome === 'string' ? outcome : undefined;
  const hold: SubmitHold | undefined = !isOpen ? undefined : unmatched ? 'stopped' : isLeft ? 'pending' : 'unsettled';

  useSubmitHold(hold, { settle, focus: () => input.current?.focus() });

  return {
    value: typed ?? shown,
    text,
    isTyped: typed !== undefined,
    unmatched,
    hold,
    /** Selects an option and drops the typed text. */
    choose: chooseMeant,
    change: (next: string) => {
      setLeft(false);
      setTyped(next === shown ? undefined : next);
      if (next === '') choose(null);
    },
    /** Drops the typed text; the input shows the value's label. */
    revert: () => setTyped(undefined),
    /** Matches the text now: on blur, Enter or submit. */
    settle,
  };
}

export type TypedText = ReturnType<typeof useTypedText>;
