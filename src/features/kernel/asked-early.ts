declare global {
  /** What `public/boot.js` asked before the app was there, by address, when, and as whom. */
  var askedEarly:
    | { token: string; language: string; at: number; answers: Record<string, Promise<Response>> }
    | undefined;
}

/** For how long (milliseconds) an answer that was asked early is new enough. */
const freshness = 10_000;

/**
 * The answer to a question that was asked early as the same person in the same language: once, for what is asked later
 * is asked anew. Nothing where there is none, or where it was refused or did not come: asked anew it is told as any other.
 */
export async function takeAskedEarly({ method, url, headers }: Request, token: string): Promise<Response | undefined> {
  const asked = globalThis.askedEarly;
  if (!asked || method !== 'GET') return;
  const { pathname, search } = new URL(url);
  const answer = asked.answers[pathname + search];
  if (!answer) return;
  delete asked.answers[pathname + search];
  const isTheirs = asked.token === token && asked.language === headers.get('Accept-Language');
  if (!isTheirs || performance.now() - asked.at > freshness) return;
  const response = await answer.catch(() => undefined);
  return response?.ok ? response : undefined;
}
