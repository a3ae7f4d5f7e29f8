export type Encoding = 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be';

/** The mark that a file of UTF-16 begins with says in which order its bytes are. */
function markOf([first, second]: Uint8Array): Encoding | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** The text of a file: by its mark, else UTF-8 where that is what it is, else as Windows in Brazil writes. */
export function decoded(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const marked = markOf(bytes);
  if (marked) return { text: new TextDecoder(marked).decode(bytes), encoding: marked };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
  }
}
