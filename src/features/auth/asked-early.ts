declare global {
  /** What `public/boot.js` asked before the app was there: whom a token stands for. */
  var askedEarly: { token: string; answer: Promise<Response> } | undefined;
}

/** A `fetch` that answers with what was asked early with the same token: once, for what is asked later is asked anew. */
export function fetchAskedEarly(token: string | undefined): (() => Promise<Response>) | undefined {
  const asked = globalThis.askedEarly;
  globalThis.askedEarly = undefined;
  return asked && asked.token === token ? () => asked.answer : undefined;
}
