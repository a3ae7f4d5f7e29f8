/** The marks that a list has when it is copied: bullets, boxes to tick, numbers. */
const mark = /^\s*(?:[-*•–]\s+|\d{1,3}[.)]\s+)?(?:\[[ xX]?\]\s+|[☐☑]\s*)?/;

/** The lines of a pasted text, without blank ones and without the marks of a list. */
export const splitLines = (text: string): string[] =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replace(mark, '').trim())
    .filter(Boolean);
