import { flushSync } from 'react-dom';
import * as styles from './early-typing.css';

let input: HTMLInputElement | undefined;
let isComposing = false;

function drop(): void {
  const dropped = input;
  input = undefined;
  dropped?.remove();
}

/**
 * Focuses a hidden text field until the form that a shortcut opens has loaded. The browser writes early keystrokes into
 * it, including dead keys and compositions.
 */
export function holdTyping(label: string): void {
  drop();
  const held = document.createElement('input');
  input = held;
  isComposing = false;
  held.className = styles.held;
  held.ariaLabel = label;
  // Marks it as a field, so that the shell leaves the focus in it.
  held.dataset.field = '';
  held.addEventListener('compositionstart', () => {
    isComposing = true;
  });
  held.addEventListener('compositionend', () => {
    isComposing = false;
  });
  held.addEventListener('keydown', ({ key }) => key === 'Escape' && drop());
  held.addEventListener('blur', () => input === held && document.hasFocus() && drop());
  document.body.append(held);
  held.focus({ preventScroll: true });
}

/** Passes the early text to the form once a composition has ended. Returns whether a field was held. */
export function releaseTyping(take: (text: string) => void): boolean {
  const held = input;
  if (!held) return false;
  input = undefined;
  const release = () => {
    take(held.value);
    // Removed in a later task, because keys must go to the field until the form has the focus.
    setTimeout(() => held.remove());
  };
  if (isComposing) held.addEventListener('compositionend', () => setTimeout(() => flushSync(release)), { once: true });
  else release();
  return true;
}
