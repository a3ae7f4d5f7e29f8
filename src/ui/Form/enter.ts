/** Whether an element is one part of a date or a time, such as its year. */
export const isDatePart = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.isContentEditable && target.role === 'spinbutton';
