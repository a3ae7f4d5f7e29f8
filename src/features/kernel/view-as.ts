import { parseNumber, parseParts, parseText, readStored } from './browser-storage';
import { resetOnSignOut } from './reset-on-sign-out';

/** The token by which this tab sees the app as somebody else does, and where it came from. */
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

// A view begins and ends with the page: nothing that was loaded before is shown within it, nor the other way round.
let current = read();

resetOnSignOut(() => {
  current = undefined;
  globalThis.sessionStorage?.removeItem(key);
});

/** Through whose eyes this tab sees the app, where it is not one's own. */
export const getView = (): View | undefined => current;

/** Sees the app by a token from now on. */
export function beginView(by: Omit<View, 'back'>): void {
  const back = location.pathname + location.search;
  sessionStorage.setItem(key, JSON.stringify({ ...by, back }));
  location.assign('/home');
}

/** Sees the app with one's own eyes again, where one left it. */
export function leaveView(): void {
  const back = current?.back ?? '/home';
  sessionStorage.removeItem(key);
  location.assign(back);
}

/** Puts a view in the place of this tab's, or takes it away; for stories, which have no page of their own. */
export const setView = (next: View | undefined) => {
  current = next;
};

/** What is no GET and changes nothing, or ends the view (`x-while-viewing` of the contract). */
export const allowedInView: ReadonlySet<string> = new Set([
  '/api/view-as',
  '/api/auth/verify',
  '/api/unit/{id}/summary',
  '/api/meetings/check',
]);
/** What one does for oneself, whoever's eyes one sees with. */
const own: ReadonlySet<string> = new Set(['/api/auth/logout-all']);

/** Whether a call is made with the token of the view. */
export const usesViewToken = (path: string): boolean => current !== undefined && !own.has(path);

/** Whether a call would change something, which nobody does through another's eyes. */
export const isRefusedInView = (path: string, method: string): boolean =>
  usesViewToken(path) && method !== 'GET' && method !== 'HEAD' && !allowedInView.has(path);
