import { useRef } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';

/** Typeahead: letters typed without a pause match the start of a name. Returns whether a key belonged to a search. */
export function useSearch(count: number, nameAt: (index: number) => string | undefined, goTo: (index: number) => void) {
  const { locale } = useLocale();
  const typed = useRef({ text: '', at: 0 });

  return (letter: string, from: number) => {
    const now = performance.now();
    const isContinued = typed.current.text !== '' && now - typed.current.at < 1_000;
    const text = (isContinued ? typed.current.text : '') + letter;
    if (text.trim() === '') return false;
    typed.current = { text, at: now };
    const { compare } = new Intl.Collator(locale, { usage: 'search', sensitivity: 'base' });
    // A first letter searches from the next row; further letters may still match the current one.
    const start = from + (isContinued ? 0 : 1);
    for (let step = 0; step < count; step++) {
      const index = (start + step) % count;
      if (compare(nameAt(index)?.slice(0, text.length) ?? '', text) !== 0) continue;
      goTo(index);
      break;
    }
    return true;
  };
}
