import { parseNumber, parseParts, parseText, readStored } from './browser-storage';
import { resetOnSignOut } from './reset-on-sign-out';

/** The view-as token of this tab and the page that it was started from. */
interface View {
  token: string;
  name: string;
  endsAt: number;
  back: string;
}

const key = 'trama:view-as';
const parse = parseParts<View>({ token: parseText, name: parseText, endsAt: parseNumber, back: parseText });

function read(): View | undefined {
  const { token, name = '', endsAt = 0, back = '/' } = readStored(globalThis.sessionStorage, key, parse) ?? {};
  return token && endsAt > Date.now() ? { token, name, endsAt, back } : undefined;
}

// View-as mode starts and ends with a full page load, so no cached data crosses between the two identities.
let current = read();

resetOnSignOut(() => {
  current = undefined;
  globalThis.sessionStorage?.removeItem(key);
});

/** Returns the active view, or undefined. */
export const getView = (): View | undefined => current;

/** Enters view-as mode with a token. */
export function beginView(by: Omit<View, 'back'>): void {
  const back = location.pathname + location.search;
  sessionStorage.setItem(key, JSON.stringify({ ...by, back }));
  location.assign('/home');
}

/** Leaves view-as mode and returns to the page that it was started from. */
export function leaveView(): void {
  const back = current?.back ?? '/home';
  sessionStorage.removeItem(key);
  location.assign(back);
}

/** Replaces or removes this tab's view, for stories, which cannot reload the page. */
export const setView = (next: View | undefined) => {
  current = next;
};

/** Non-GET calls that change nothing or end the view (`x-while-viewing` in the contract). */
export const allowedInView: ReadonlySet<string> = new Set([
  '/api/view-as',
  '/api/auth/verify',
  '/api/unit/{id}/summary',
  '/api/meetings/check',
]);
/** Calls that always use the person's own token. */
const own: ReadonlySet<string> = new Set(['/api/auth/logout-all']);

/** Returns whether a call uses the view's token. */
export const usesViewToken = (path: string): boolean => current !== undefined && !own.has(path);

/** Returns whether a call would write, which view-as mode forbids. */
export const isRefusedInView = (path: string, method: string): boolean =>
  usesViewToken(path) && method !== 'GET' && method !== 'HEAD' && !allowedInView.has(path);
