// Embeddings, overrides and isolates: what stands after one is read from the other side, in whatever text it is put into.
const turns = /[\u202a-\u202e\u2066-\u2069]/g;

const isPlain = (value: object) => Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;

/** Drops from every text within a value what turns the text after it around: no name rewrites what stands beside it. */
export function dropTurns(value: unknown): void {
  const open = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next !== 'object' || next === null || !isPlain(next)) continue;
    const fields = next as Record<string, unknown>;
    for (const [key, inner] of Object.entries(fields)) {
      if (typeof inner === 'string') fields[key] = inner.replace(turns, '');
      else open.push(inner);
    }
  }
}

const isForbidden = (text: string) => text.includes('\0') || !text.isWellFormed();

/**
 * The top-level fields of a value in which some text or name is nothing that a store can keep: NUL, half a surrogate
 * pair, or a name that would reach an object's prototype. Not recursive, for a body may nest a hundred thousand deep.
 */
export function fieldsWithForbiddenCharacters(value: unknown): string[] {
  const found = new Set<string>();
  const open: { field: string; value: unknown }[] = [{ field: '', value }];
  for (let next = open.pop(); next; next = open.pop()) {
    if (typeof next.value === 'string' && isForbidden(next.value)) found.add(next.field);
    if (typeof next.value !== 'object' || next.value === null) continue;
    for (const [key, inner] of Object.entries(next.value)) {
      if (isForbidden(key)) found.add(next.field);
      if (key === '__proto__') found.add(next.field || key);
      open.push({ field: next.field || (Array.isArray(next.value) || isForbidden(key) ? '' : key), value: inner });
    }
  }
  return [...found].slice(0, 20).map((field) => field.slice(0, 200));
}
