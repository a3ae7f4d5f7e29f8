/** Returns whether an element is a segment of a date or time, such as its year. */
export const isDatePart = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.isContentEditable && target.role === 'spinbutton';
