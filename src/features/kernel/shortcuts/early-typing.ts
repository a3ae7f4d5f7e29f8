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
 * Focuses a hidden text field until the form that a shortcut opens is there. The browser itself writes into it what is
 * typed meanwhile, dead keys and compositions included.
 */
export function holdTyping(label: string): void {
  drop();
  const held = document.createElement('input');
  input = held;
  isComposing = false;
  held.className = styles.held;
  held.ariaLabel = label;
  // The shell leaves the focus in a field.
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

/** Gives what was typed meanwhile to the form, once a composition has ended. Returns whether anything was held. */
export function releaseTyping(take: (text: string) => void): boolean {
  const held = input;
  if (!held) return false;
  input = undefined;
  const release = () => {
    take(held.value);
    // Only now: until the form has the focus, keys belong to the field.
    setTimeout(() => held.remove());
  };
  if (isComposing) held.addEventListener('compositionend', () => setTimeout(() => flushSync(release)), { once: true });
  else release();
  return true;
}
