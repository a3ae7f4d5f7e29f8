/** List markers in pasted text: bullets, checkboxes and numbers. */
const mark = /^\s*(?:[-*•–]\s+|\d{1,3}[.)]\s+)?(?:\[[ xX]?\]\s+|[☐☑]\s*)?/;

/** Splits a pasted text into lines without blank ones and without list markers. */
export const splitLines = (text: string): string[] =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replace(mark, '').trim())
    .filter(Boolean);
