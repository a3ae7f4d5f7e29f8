import { flushSync } from 'react-dom';
import { typeInto } from '#ui';

declare global {
  /** What `src/app/boot.js` saw in the page that was drawn before the app: buttons by their places, a word half typed. */
  var beforeApp: { pressed: number[]; isComposing: boolean } | undefined;
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** What takes the focus, in the order of the page: the same in the page drawn before and in the app's own. */
const stopsIn = (container: HTMLElement) => [...container.querySelectorAll<HTMLElement>('a, button, input')];

/** Whether a page stands there that was drawn before the app. */
export const isDrawnBefore = (): boolean => globalThis.beforeApp !== undefined;

/**
 * Shows the app in place of the page that was drawn before it. What was typed there stands in the app's fields, the focus
 * where it was, and what was pressed is pressed.
 */
export async function takeOver(container: HTMLElement, show: () => void): Promise<void> {
  if (globalThis.beforeApp?.isComposing)
    await new Promise((resolve) => addEventListener('compositionend', resolve, { once: true }));
  const before = stopsIn(container);
  const typed = before.map((stop) => (stop instanceof HTMLInputElement ? stop.value : ''));
  const focused = before.indexOf(document.activeElement as HTMLElement);
  const { selectionStart, selectionEnd } = (before[focused] ?? {}) as HTMLInputElement;
  const { pressed = [] } = globalThis.beforeApp ?? {};
  globalThis.beforeApp = undefined;
  flushSync(show);

  const after = stopsIn(container);
  for (const [index, text] of typed.entries()) {
    const stop = after[index];
    if (text !== '' && stop instanceof HTMLInputElement) typeInto(stop, text);
  }
  const stop = after[focused];
  stop?.focus();
  // Fields of some kinds, as that of an e-mail, know of no selection.
  if (stop instanceof HTMLInputElement && selectionStart !== null && stop.selectionStart !== null)
    stop.setSelectionRange(selectionStart, selectionEnd);
  for (const index of pressed) {
    await nextTask();
    container.querySelectorAll('button')[index]?.click();
  }
}
