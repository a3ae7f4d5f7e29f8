// Names found so far, for making a format only to see whether it fails costs a thousand times as much as asking here.
// As many as there are zones: who writes them in ever other letters is looked up each time.
const known = new Set<string>();
const kept = 600;

/** Whether a text is the IANA name of a time zone that is known here. */
export function isTimeZone(text: string): boolean {
  if (known.has(text)) return true;
  // Offsets and names of this machine's own are no places.
  if (!/^[A-Za-z_]+(\/[A-Za-z0-9_+-]+)+$|^UTC$/.test(text)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
  } catch {
    return false;
  }
  if (known.size < kept) known.add(text);
  return true;
}
