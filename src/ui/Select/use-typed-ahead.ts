import { type KeyboardEvent, useRef } from 'react';
import type { SelectOption } from './Select';

/** How long (milliseconds) letters belong to one word. */
const pause = 1_000;

const isAlike = (one: string, other: string) =>
  one.localeCompare(other, undefined, { usage: 'search', sensitivity: 'base' }) === 0;

/** Letters typed on a closed field choose what begins with them, whatever their case and accents; says whether a key was one. */
export function useTypedAhead(options: SelectOption[], onChoose: (id: string) => void) {
  const typed = useRef({ text: '', at: 0 });
  return ({ key, altKey, ctrlKey, metaKey, timeStamp }: KeyboardEvent) => {
    const before = timeStamp - typed.current.at < pause ? typed.current.text : '';
    const isLetter = [...key].length === 1 && !altKey && !ctrlKey && !metaKey && (key !== ' ' || before !== '');
    if (!isLetter) return false;
    const text = before + key;
    typed.current = { text, at: timeStamp };
    const found = options.find(({ label, isDisabled }) => !isDisabled && isAlike(label.slice(0, text.length), text));
    if (found) onChoose(found.id);
    return true;
  };
}
