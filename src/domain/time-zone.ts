/** Whether a text is the IANA name of a time zone that is known here. */
export function isTimeZone(text: string): boolean {
  // Offsets and names of this machine's own are no places.
  if (!/^[A-Za-z_]+(\/[A-Za-z0-9_+-]+)+$|^UTC$/.test(text)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: text }));
  } catch {
    return false;
  }
}
