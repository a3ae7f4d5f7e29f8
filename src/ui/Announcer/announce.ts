import { hidden } from '../VisuallyHidden/VisuallyHidden.css';

let region: HTMLElement | undefined;

function makeRegion(): HTMLElement {
  const made = document.createElement('div');
  made.className = hidden;
  made.ariaLive = 'assertive';
  // A dialog hides all else outside of it.
  made.dataset.reactAriaTopLayer = 'true';
  document.body.append(made);
  return made;
}

/** Reads a text aloud at once, from wherever it is called, also while a dialog is open. */
export function announce(text: string): void {
  region ??= makeRegion();
  const line = document.createElement('div');
  line.textContent = text;
  // A new element is read even where the text is the same.
  region.replaceChildren(line);
}
