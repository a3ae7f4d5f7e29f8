import { resetOnSignOut } from './reset-on-sign-out';

interface Answer {
  tag: string;
  text: string;
}

const most = 40;
/** What was answered last, by address; in memory alone, for it may be a shared machine. */
let answers = new Map<string, Answer>();
const known = new WeakMap<Request, Answer>();

resetOnSignOut(() => {
  answers = new Map();
});

/** Says in a question what is known of its answer, so that what did not change is not sent again. */
export function addIfNoneMatch(request: Request): void {
  const answer = answers.get(request.url);
  if (!answer) return;
  known.set(request, answer);
  request.headers.set('If-None-Match', answer.tag);
}

/** Keeps an answer that has a tag, once all of it came. */
async function keep({ url }: Request, response: Response, tag: string) {
  const kept = answers;
  const text = await response.text();
  kept.delete(url);
  kept.set(url, { tag, text });
  for (const oldest of kept.keys()) if (kept.size > most) kept.delete(oldest);
}

/** The whole answer to a question: the one that was known where the server says that nothing changed (304). */
export function restoreCachedBody(request: Request, response: Response): Response {
  const before = known.get(request);
  if (response.status === 304 && before) return new Response(before.text);
  const tag = response.headers.get('ETag');
  // One that breaks off is told to whoever asked, and not kept.
  if (tag) keep(request, response.clone(), tag).catch(() => {});
  return response;
}
