export type Encoding = 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be';

/** Returns the byte order of a UTF-16 file by its byte order mark. */
function markOf([first, second]: Uint8Array): Encoding | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

const replacement = 0xff_fd;

/** Returns whether a text decoded as UTF-8 has more valid non-ASCII letters than replacement characters. */
function isMostlyWhole(text: string): boolean {
  let [whole, broken] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === replacement) broken++;
    else if (code > 0x7f) whole++;
  }
  return whole > broken;
}

/** Decodes a file by its byte order mark, else as UTF-8 if it is mostly valid, else as Windows-1252. */
export function decodeText(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const marked = markOf(bytes);
  if (marked) return { text: new TextDecoder(marked).decode(bytes), encoding: marked };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    const text = new TextDecoder('utf-8').decode(bytes);
    if (isMostlyWhole(text)) return { text, encoding: 'utf-8' };
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
  }
}
