import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The build's notes for each page pattern (`scripts/preloads.mjs`), with files relative to the app's folder. */
interface Preloads {
  font: string;
  /** Lists load different files for wide and narrow screens. */
  pages: Record<string, { scripts: string[]; wide?: string[]; narrow?: string[] }>;
}

/** The same breakpoints as in `kernel/use-is-narrow.ts`. */
const media = { wide: '(min-width: 768px)', narrow: '(max-width: 767.98px)' };

/** A parameter matches anything except a slash. */
const asRegExp = (pattern: string) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`);
const parametersIn = (pattern: string) => pattern.split(':').length;

/** Returns links that preload modules, optionally for some screens only. */
export const moduleLinks = (files: string[] = [], on?: string) =>
  files.map((file) => `<link rel="modulepreload" crossorigin${on ? ` media="${on}"` : ''} href="/${file}">`);

/** Returns the link that preloads the font. */
export const fontLink = (font: string) =>
  `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`;

const linksTo = ({ font, pages }: Preloads, pattern: string) => {
  const { scripts, wide, narrow } = pages[pattern] ?? { scripts: [] };
  return [
    fontLink(font),
    ...moduleLinks(scripts),
    ...moduleLinks(wide, media.wide),
    ...moduleLinks(narrow, media.narrow),
  ].join('');
};

/** The preload data of the app's pages. */
export interface PagePreloads {
  /** Returns the links for the head of a page. */
  linksFor: (path: string) => string;
  /** Returns whether the app has a page at a path. */
  isPage: (path: string) => boolean;
}

/** Reads the preload data next to the build. */
export async function readPreloads(folder: string): Promise<PagePreloads> {
  let preloads: Preloads;
  try {
    preloads = JSON.parse(await readFile(join(folder, 'preloads.json'), 'utf8'));
  } catch {
    // Without a matching build nothing is preloaded, and pages load their files themselves.
    return { linksFor: () => '', isPage: () => true };
  }
  // Fixed segments precede parameters, as in the router: `/projects/create` is not a project.
  const routes = Object.keys(preloads.pages)
    .sort((left, right) => parametersIn(left) - parametersIn(right))
    .map((pattern) => ({ matches: asRegExp(pattern), links: linksTo(preloads, pattern) }));
  const find = (path: string) => routes.find(({ matches }) => matches.test(path));
  return { linksFor: (path) => find(path)?.links ?? '', isPage: (path) => find(path) !== undefined };
}
