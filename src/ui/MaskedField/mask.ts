/** A way to write what counts, such as digits, with marks between. Values are kept without the marks. */
export interface Mask {
  /** What of a typed or pasted text counts. */
  keep: (text: string) => string;
  /** What counts, with its marks. It never ends in a mark, so that it can be erased. */
  write: (kept: string) => string;
}

/** Where the caret stands in `written` when `count` characters that count are before it. */
export function caretAt(mask: Mask, written: string, count: number): number {
  if (count <= 0) return 0;
  for (let end = 1; end <= written.length; end += 1) {
    if (mask.keep(written.slice(0, end)).length >= count) return end;
  }
  return written.length;
}

export interface Edit {
  /** What counted before. */
  before: string;
  /** The input's text after the edit, and the place of its caret. */
  text: string;
  caret: number;
  /** The browser's name of the edit, such as `deleteContentBackward`. */
  kind?: string;
}

/** What an edit leaves, and where the caret goes. Erasing a mark erases its neighbour that counts. */
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

/** Puts marks into a text by a pattern: `0` takes the next character, all else is a mark. */
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
