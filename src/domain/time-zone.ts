// Cache of valid names: creating a format only to validate a name costs a thousand times as much as a lookup. Bounded
// by the number of zones, so that spelling variants cannot grow it without limit.
const validNames = new Set<string>();
const maxCachedNames = 600;

/** Returns whether a text is the IANA name of a time zone known to this runtime. */
export function isTimeZone(text: string): boolean {
  if (validNames.has(text)) return true;
  // Offsets and aliases of this machine are not IANA names.
  if (!/^[A-Za-z_]+(\/[A-Za-z0-9_+-]+)+$|^UTC$/.test(text)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
  } catch {
    return false;
  }
  if (validNames.size < maxCachedNames) validNames.add(text);
  return true;
}
