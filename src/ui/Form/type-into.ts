/** Writes a text into a field as typing does, so that React hears of it. */
export function typeInto(input: HTMLInputElement, text: string) {
  // The setter of the element itself is React's: what it sets React takes for known.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
