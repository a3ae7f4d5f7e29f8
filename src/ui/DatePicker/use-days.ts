import { useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useWordsOf } from '../words';
import { impossibleDate, type Written } from './read-date';
import { words as ownWords } from './words';

interface Days<Value> {
  value: Value | null | undefined;
  defaultValue: Value | undefined;
  onChange: ((value: Value | null) => void) | undefined;
}

/** Holds the value of a date field that accepts an impossible date, whose value is null with an error. */
export function useDays<Value>({ value, defaultValue, onChange }: Days<Value>) {
  const { locale } = useLocale();
  const words = useWordsOf(ownWords);
  const [own, setOwn] = useState<Value | null>(defaultValue ?? null);
  const known = value === undefined ? own : value;
  const [refused, setRefused] = useState<{ error: string; shown: Value | null }>();
  const [isIncomplete, setIncomplete] = useState(false);
  const isRefused = refused !== undefined && known === null;

  return {
    /**
     * The displayed value: after an impossible date the previous one, because resetting it would clear the typed text.
     */
    shown: isRefused ? refused.shown : known,
    error: isRefused ? refused.error : isIncomplete ? words.incomplete : undefined,
    setIncomplete,
    change: (next: Value | null) => {
      setRefused(undefined);
      setOwn(next);
      onChange?.(next);
    },
    refuse: (written: Written, how: 'typed' | 'pasted') => {
      const shown = how === 'pasted' ? null : isRefused ? refused.shown : known;
      setRefused({ error: words.impossible(impossibleDate(written, locale)), shown });
      setOwn(null);
      if (known !== null) onChange?.(null);
    },
  };
}
