declare global {
  /** What `src/app/boot.js` asked before the app was there, by address, and with which token. It goes after ten seconds. */
  var askedEarly: { token: string; answers: Record<string, Promise<Response>> } | undefined;
}

/**
 * The answer to a question that was asked early with the same token: once, for what is asked later is asked anew.
 * Nothing where there is none, or where it was refused or did not come: asked anew it is told as any other.
 */
export async function takeAskedEarly({ url }: Pick<Request, 'url'>, token: string): Promise<Response | undefined> {
  const asked = globalThis.askedEarly;
  const question = url.slice(url.indexOf('/api/'));
  const answer = asked?.token === token ? asked.answers[question] : undefined;
  if (!answer) return;
  delete asked?.answers[question];
  const response = await answer.catch(() => undefined);
  if (response?.ok) return response;
}
