import type { Language } from './preferences';

/** What a route module's `handle` tells the shell: the page's name for the header and the window's title. */
export interface PageHandle {
  pageName: (language: Language) => string;
}
