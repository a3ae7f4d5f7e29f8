// Sizes of trigger and window that React Aria writes on what floats once it is drawn. All within would inherit them, and be
// styled anew for it; only what floats reads them.
const sizes = [
  '--trigger-width',
  '--trigger-anchor-point',
  '--visual-viewport-width',
  '--visual-viewport-height',
  '--page-width',
  '--page-height',
];
for (const name of sizes) CSS.registerProperty?.({ name, syntax: '*', inherits: false });

/**
 * Has a page hidden from screen readers, covered, and kept from the focus by what opens over it, in place of being `inert`:
 * for that Chromium finds the styles of each of its elements anew, as something opens and again as it closes. React Aria
 * sets `inert`, and gives no choice of it (their issue 7377). Whatever of the page lies over its cover has to refuse
 * presses by itself.
 */
export function hideWithoutInert(page: HTMLElement): void {
  if (Object.hasOwn(page, 'inert')) return;
  const cover = document.createElement('div');
  cover.style.cssText = 'position: fixed; inset: 0; z-index: 99';
  const isHidden = () => cover.isConnected;
  const hide = (hides: boolean) => {
    page.ariaHidden = hides ? 'true' : null;
    if (hides) page.append(cover);
    else cover.remove();
  };
  // Something may be open already.
  hide(page.inert);
  page.removeAttribute('inert');
  Object.defineProperty(page, 'inert', { get: isHidden, set: hide });

  /** What lies over the page never hears that something below it was given the focus, and has it back at once. */
  const keepFocus = (event: FocusEvent) => {
    const isLeaving = /out|blur/.test(event.type);
    const [from, to] = isLeaving ? [event.target, event.relatedTarget] : [event.relatedTarget, event.target];
    if (!isHidden() || !(from instanceof HTMLElement) || !(to instanceof Node)) return;
    if (page.contains(from) || !page.contains(to)) return;
    event.stopImmediatePropagation();
    if (event.type === 'focusin') from.focus({ preventScroll: true });
  };
  for (const type of ['blur', 'focusout', 'focus', 'focusin'] as const) addEventListener(type, keepFocus, true);
}
