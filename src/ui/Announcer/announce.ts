import { hidden } from '../VisuallyHidden/VisuallyHidden.css';

let region: HTMLElement | undefined;

function makeRegion(): HTMLElement {
  const made = document.createElement('div');
  made.className = hidden;
  made.ariaLive = 'assertive';
  // Exempts the live region from the `aria-hidden` that an open dialog sets on the rest of the page.
  made.dataset.reactAriaTopLayer = 'true';
  document.body.append(made);
  return made;
}

/** Announces a text at once, from anywhere, also while a dialog is open. */
export function announce(text: string): void {
  region ??= makeRegion();
  const line = document.createElement('div');
  line.textContent = text;
  // A new element is announced even if its text is the same.
  region.replaceChildren(line);
}
