// Bidirectional embeddings, overrides and isolates. An unclosed one reverses the text that follows it, even text from
// another field.
const bidiControls = /[\u202a-\u202e\u2066-\u2069]/g;

const isPlain = (value: object) => Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;

const lineBreaks = /[\r\n\v\f\u0085\u2028\u2029]+/g;

/**
 * Sanitizes every text in a value: strips bidirectional controls, so that a name cannot rewrite the text next to it,
 * and joins the lines of single-line fields.
 */
export function sanitizeTexts(value: unknown, lineFields: ReadonlySet<string>): void {
  const stack = [{ value, isLine: false }];
  for (let next = stack.pop(); next; next = stack.pop()) {
    if (typeof next.value !== 'object' || next.value === null || !isPlain(next.value)) continue;
    const fields = next.value as Record<string, unknown>;
    const isList = Array.isArray(next.value);
    for (const [key, inner] of Object.entries(fields)) {
      const isLine = isList ? next.isLine : lineFields.has(key);
      if (typeof inner !== 'string') stack.push({ value: inner, isLine });
      else
        fields[key] = isLine
          ? inner.replace(bidiControls, '').replace(lineBreaks, ' ')
          : inner.replace(bidiControls, '');
    }
  }
}

const isForbidden = (text: string) => text.includes('\0') || !text.isWellFormed();

/**
 * Returns the top-level fields that contain something the store cannot keep: NUL, an unpaired surrogate, or the key
 * `__proto__`. Iterates instead of recursing, because a body may be nested a hundred thousand levels deep.
 */
export function findForbiddenCharacters(value: unknown): string[] {
  const forbiddenFields = new Set<string>();
  const stack: { field: string; value: unknown }[] = [{ field: '', value }];
  for (let next = stack.pop(); next; next = stack.pop()) {
    if (typeof next.value === 'string' && isForbidden(next.value)) forbiddenFields.add(next.field);
    if (typeof next.value !== 'object' || next.value === null) continue;
    for (const [key, inner] of Object.entries(next.value)) {
      if (isForbidden(key)) forbiddenFields.add(next.field);
      if (key === '__proto__') forbiddenFields.add(next.field || key);
      stack.push({ field: next.field || (Array.isArray(next.value) || isForbidden(key) ? '' : key), value: inner });
    }
  }
  return [...forbiddenFields].slice(0, 20).map((field) => field.slice(0, 200));
}
