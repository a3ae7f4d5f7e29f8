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
