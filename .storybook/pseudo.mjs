const accents = { a: 'á', c: 'ç', e: 'ë', i: 'ï', n: 'ñ', o: 'ö', s: 'š', u: 'ü', y: 'ÿ' };
const accented = (text) =>
  `[${text.replace(/[a-z]/g, (letter) => accents[letter] ?? letter)}${'·'.repeat(text.length / 3)}]`;

/**
 * Words as an invented language would write them: accented and a third longer, so that fixed text and narrow places
 * show. Takes texts, functions that make texts, and compiled messages, however nested.
 */
export function pseudo(words) {
  if (typeof words === 'string') return words.trim() ? accented(words) : words;
  if (typeof words === 'function') return (...parts) => pseudo(words(...parts));
  if (Array.isArray(words)) return message(words);
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, pseudo(value)]));
}

/** A compiled message: plain parts are text; in `[name, kind, options]` only the options' own texts are. */
const message = (parts) =>
  parts.map((part) => {
    if (typeof part === 'string') return pseudo(part);
    if (!Array.isArray(part)) return part;
    const [name, kind, options] = part;
    if (typeof options !== 'object' || options === null) return part;
    const texts = Object.entries(options).map(([key, value]) => [
      key,
      typeof value === 'number' ? value : pseudo(value),
    ]);
    return [name, kind, Object.fromEntries(texts)];
  });
