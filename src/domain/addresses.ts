const here = 'http://app.invalid';

/**
 * The address within the app that a text names, as a browser would resolve it. Nothing where it might lead elsewhere:
 * `/..//evil.example` is resolved to `//evil.example`, which is another host.
 */
export function addressWithin(text: string | null | undefined): string | undefined {
  if (!text?.startsWith('/') || /[\\\p{Cc}]/u.test(text) || !URL.canParse(text, here)) return undefined;
  const { origin, pathname, search, hash } = new URL(text, here);
  return origin === here && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}
