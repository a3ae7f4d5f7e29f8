import { type createBrowserRouter, type LoaderFunction, matchRoutes } from 'react-router-dom';
import { isNarrow } from '../features/kernel/use-is-narrow';
import { paths } from '../features/paths';

type Router = ReturnType<typeof createBrowserRouter>;

/** For how long (milliseconds) a pointer rests on what is meant, not passed over. */
const dwell = 65;
/** For how long (milliseconds) what was fetched is new enough; a little less than the queries say. */
const lasting = 10_000;

/** Where a link leads inside of the app, or the row that leads on by one. */
function addressAt(target: EventTarget | null): URL | undefined {
  if (!(target instanceof Element)) return undefined;
  const link =
    target.closest<HTMLAnchorElement>('a[href]') ??
    target.closest('[data-leads-on]')?.querySelector<HTMLAnchorElement>('a[href]');
  const leadsHere = link && link.origin === location.origin && !link.target && !link.hasAttribute('download');
  return leadsHere ? new URL(link.href) : undefined;
}

/** What the build notes of each address (`scripts/preloads.mjs`). */
interface Preloads {
  pages: Record<string, { scripts: string[]; wide?: string[]; narrow?: string[] }>;
}

let preloads: Promise<Preloads> | undefined;

/** What the build notes; nothing where there is no answer, and then it is asked again with the next link. */
const readPreloads = (): Promise<Preloads> =>
  fetch('/preloads.json')
    .then((answer) => (answer.ok ? answer.json() : Promise.reject(answer)))
    .catch(() => {
      preloads = undefined;
      return { pages: {} };
    });

/** The addresses whose files were asked for, each with the width it was asked at. */
const asked = new Set<string>();

/** Asks for all files of an address at once, in place of one after the other as each is found to need the next. */
async function fetchFiles({ routes }: Router, { pathname }: URL) {
  const width = isNarrow() ? 'narrow' : 'wide';
  // Pointers pass over the same links all day.
  if (asked.has(width + pathname)) return;
  preloads ??= readPreloads();
  const { pages } = await preloads;
  const pattern = matchRoutes(routes, pathname)?.findLast(({ route }) => route.path)?.route.path ?? '';
  const page = pages[pattern];
  if (!page) return;
  asked.add(width + pathname);
  for (const file of page.scripts.concat(page[width] ?? [])) {
    // Of the head alone: to look for each in all of a page takes longer than a frame.
    if (document.head.querySelector(`[href="/${file}"]`)) continue;
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href: `/${file}`, crossOrigin: '' }),
    );
  }
}

/** Fetches the code of an address: the routes that match it, and what their modules export. */
async function fetchCode({ routes }: Router, pathname: string) {
  const matches = matchRoutes(routes, pathname) ?? [];
  const pages = await Promise.all(
    matches.map(({ route }) => (typeof route.lazy === 'function' ? route.lazy() : { loader: route.loader })),
  );
  return { matches, pages };
}

/** Fetches the pages of an address and what they ask first, as the router would on the way there. */
async function fetchPages(router: Router, url: URL): Promise<void> {
  const { matches, pages } = await fetchCode(router, url.pathname);
  for (const [index, { loader }] of pages.entries()) {
    const args = { request: new Request(url), params: matches[index]?.params ?? {} };
    // One that refuses somebody throws, and nothing below it is asked.
    if (typeof loader === 'function') Promise.resolve((loader as LoaderFunction)(args as never)).catch(() => {});
  }
}

/**
 * Begins to fetch a page and its data while somebody is about to go there: rests the pointer on a link or a row, moves
 * the focus to it, or touches it. What cannot be fetched is told when they do go.
 */
export function fetchAhead(router: Router): void {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  const fetched = new Map<string, number>();
  let resting: ReturnType<typeof setTimeout> | undefined;

  const fetchNow = (url: URL) => {
    const now = performance.now();
    if (now - (fetched.get(url.href) ?? Number.NEGATIVE_INFINITY) < lasting) return;
    fetched.set(url.href, now);
    fetchPages(router, url).catch(() => fetched.delete(url.href));
  };
  const later = (ms: number, act: () => void) => {
    clearTimeout(resting);
    resting = setTimeout(act, ms);
  };
  // Never within what is under way: neither a press nor the paint of a page that came beneath the pointer waits for it.
  const meet = (target: EventTarget | null, wait: number) => {
    const url = addressAt(target);
    if (!url) return;
    later(0, () => {
      void fetchFiles(router, url);
      later(wait, () => fetchNow(url));
    });
  };
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    clearTimeout(resting);
    // Files are fetched once, whoever passes over links; questions only for who is about to go there.
    if (pointerType === 'mouse') meet(target, dwell);
  });
  for (const kind of ['focusin', 'touchstart'])
    document.addEventListener(kind, ({ target }) => meet(target, 0), { passive: true });
  // Whoever goes there asks by that.
  document.addEventListener('click', () => clearTimeout(resting), { capture: true });
  // Whoever fills in the way in is about to be inside.
  document.addEventListener('input', () => void fetchCode(router, paths.home()).catch(() => {}), { once: true });
}
