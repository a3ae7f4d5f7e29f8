/** A format that inserts separators between significant characters. Values are stored without separators. */
export interface Mask {
  /** Returns the significant characters of a typed or pasted text. */
  keep: (text: string) => string;
  /** Formats significant characters. The result never ends in a separator, so that it can be erased. */
  write: (kept: string) => string;
}

/** Returns the caret position in `written` after `count` significant characters. */
export function caretAt(mask: Mask, written: string, count: number): number {
  if (count <= 0) return 0;
  for (let end = 1; end <= written.length; end += 1) {
    if (mask.keep(written.slice(0, end)).length >= count) return end;
  }
  return written.length;
}

export interface Edit {
  /** Significant characters before the edit. */
  before: string;
  /** Text of the input after the edit, and its caret position. */
  text: string;
  caret: number;
  /** `inputType` of the edit, such as `deleteContentBackward`. */
  kind?: string;
}

/** Returns the value and caret after an edit. Erasing a separator erases the adjacent significant character. */
export function edit(mask: Mask, { before, text, caret, kind = '' }: Edit): { kept: string; caret: number } {
  let kept = mask.keep(text);
  let count = mask.keep(text.slice(0, caret)).length;
  if (kept === before && text !== mask.write(before)) {
    if (kind === 'deleteContentBackward' && count > 0) {
      kept = mask.keep(kept.slice(0, count - 1) + kept.slice(count));
      count -= 1;
    } else if (kind === 'deleteContentForward') {
      kept = mask.keep(kept.slice(0, count) + kept.slice(count + 1));
    }
  }
  return { kept, caret: caretAt(mask, mask.write(kept), count) };
}

/** Formats a text by a pattern: `0` takes the next character, other characters are separators. */
export function pattern(kept: string, shape: string): string {
  let written = '';
  let next = 0;
  for (const sign of shape) {
    if (next >= kept.length) break;
    written += sign === '0' ? kept[next++] : sign;
  }
  return written + kept.slice(next);
}

export const digitsOf = (text: string) => text.replace(/\D/g, '');
