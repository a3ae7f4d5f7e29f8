/** Sets the text of an input with an event, so that React receives the change. */
export function typeInto(input: HTMLInputElement, text: string) {
  // React overrides the element's own setter to track values; use the prototype's.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
