import { resetOnSignOut } from './reset-on-sign-out';

interface Answer {
  tag: string;
  text: string;
}

const most = 40;
/** The latest responses by address, in memory only because the machine may be shared. */
let answers = new Map<string, Answer>();
const known = new WeakMap<Request, Answer>();

resetOnSignOut(() => {
  answers = new Map();
});

/** Adds `If-None-Match` to a request whose response is cached. */
export function addIfNoneMatch(request: Request): void {
  const answer = answers.get(request.url);
  if (!answer) return;
  known.set(request, answer);
  request.headers.set('If-None-Match', answer.tag);
}

/** Caches a response that has an entity tag once its whole body has arrived. */
async function keep({ url }: Request, response: Response, tag: string) {
  const kept = answers;
  const text = await response.text();
  kept.delete(url);
  kept.set(url, { tag, text });
  for (const oldest of kept.keys()) if (kept.size > most) kept.delete(oldest);
}

/** Returns the cached response for a 304, otherwise the response itself. */
export function restoreCachedBody(request: Request, response: Response): Response {
  const before = known.get(request);
  if (response.status === 304 && before) return new Response(before.text);
  const tag = response.headers.get('ETag');
  // An aborted body rejects in the caller's copy; the cache only skips it.
  if (tag) keep(request, response.clone(), tag).catch(() => {});
  return response;
}
