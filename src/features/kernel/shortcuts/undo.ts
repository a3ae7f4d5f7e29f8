import { notify } from '#ui';
import { remember } from '../forget';
import { translator } from '../language';
import { preferences } from '../preferences';
import { words } from './words';

const most = 20;
let done: (() => void)[] = [];
remember(() => {
  done = [];
});

/** Says what was just done and offers to take it back: in the notice, and by Ctrl+Z. */
export function offerUndo(title: string, undo: () => void): void {
  const once = () => {
    if (!done.includes(once)) return;
    done = done.filter((each) => each !== once);
    undo();
  };
  done = [...done, once].slice(-most);
  const label = translator(words, preferences().language)('undo');
  notify({ variant: 'success', title, action: { label, onPress: once }, timeout: 8000 });
}

/** Takes back what was done last; whether there was anything. */
export function undoLast(): boolean {
  const last = done.at(-1);
  last?.();
  return last !== undefined;
}
