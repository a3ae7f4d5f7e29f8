import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the build notes of each address (`scripts/preloads.mjs`), files by their places in the app's folder. */
interface Preloads {
  font: string;
  /** What the rows of a list are shown with is another file on a wide screen than on a narrow one. */
  pages: Record<string, { scripts: string[]; wide?: string[]; narrow?: string[] }>;
}

/** As `kernel/use-is-narrow.ts` has it. */
const media = { wide: '(min-width: 768px)', narrow: '(max-width: 767.98px)' };

/** A parameter stands for anything but a slash. */
const asRegExp = (pattern: string) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`);
const parametersIn = (pattern: string) => pattern.split(':').length;

/** Links by which a browser fetches scripts before they are imported, on some screens or on all. */
export const moduleLinks = (files: string[] = [], on?: string) =>
  files.map((file) => `<link rel="modulepreload" crossorigin${on ? ` media="${on}"` : ''} href="/${file}">`);

/** The link by which a browser fetches the font before a text asks for it. */
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

/** What a build notes of the app's pages. */
export interface NotedPages {
  /** The links that the page of an address has in its head. */
  linksFor: (path: string) => string;
  /** Whether the app has a page at an address. */
  isPage: (path: string) => boolean;
}

/** Reads what a build notes beside its folder. */
export async function readPreloads(folder: string): Promise<NotedPages> {
  let preloads: Preloads;
  try {
    preloads = JSON.parse(await readFile(join(folder, 'preloads.json'), 'utf8'));
  } catch {
    // Without a build, or with one of another kind, pages find what they need by themselves.
    return { linksFor: () => '', isPage: () => true };
  }
  // The router too takes `/projects/create` for itself before it takes it for a project.
  const known = Object.keys(preloads.pages)
    .sort((left, right) => parametersIn(left) - parametersIn(right))
    .map((pattern) => ({ matches: asRegExp(pattern), links: linksTo(preloads, pattern) }));
  const find = (path: string) => known.find(({ matches }) => matches.test(path));
  return { linksFor: (path) => find(path)?.links ?? '', isPage: (path) => find(path) !== undefined };
}
