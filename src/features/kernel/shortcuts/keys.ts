import { useEffect, useRef, useSyncExternalStore } from 'react';
import { undoLast } from './undo';

/** One act that a key does while the page that offers it is open. */
export interface Shortcut {
  /** As `KeyboardEvent.key` names it, so that it fits every layout: `j`, `Enter`, `?`. Any of them does it. */
  keys: string[];
  /** What it does, for the sheet. */
  label: string;
  run: () => void;
  /** Not now, because nothing is there to do it to. It stays in the sheet. */
  isOff?: boolean;
}

export interface ShortcutGroup {
  label: string;
  shortcuts: Shortcut[];
}

const kept = 'shortcuts';
const groups = new Set<{ current: ShortcutGroup }>();
const followers = new Set<() => void>();
let isOn = globalThis.localStorage?.getItem(kept) !== 'off';

/** Turns the single keys on or off in this browser (WCAG 2.1.4). */
export function turnShortcuts(on: boolean): void {
  isOn = on;
  if (on) localStorage.removeItem(kept);
  else localStorage.setItem(kept, 'off');
  for (const follow of followers) follow();
}

const subscribe = (follow: () => void) => {
  followers.add(follow);
  return () => followers.delete(follow);
};

/** Whether single keys do something in this browser. */
export const useShortcutsOn = () => useSyncExternalStore(subscribe, () => isOn);

/** What the open pages offer, for the sheet. */
export const offeredShortcuts = (): ShortcutGroup[] => [...groups].map(({ current }) => current);

const writes =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="searchbox"], [role="combobox"], [role="spinbutton"], [role="menu"], [role="listbox"]';
// A notice is a dialog too for React Aria, but lies over nothing: it stands in a region of its own.
const over = '[role="dialog"], [role="alertdialog"]:not([role="region"] *)';
const acts = 'a[href], button, [role="button"], input, summary';

/** Whether a key belongs to what has the focus, or to a dialog over the page. */
function isTaken(event: KeyboardEvent): boolean {
  const { target } = event;
  if (event.defaultPrevented || event.isComposing || !(target instanceof Element)) return true;
  if (target.closest(writes)) return true;
  if (event.key === 'Enter' && target.closest(acts)) return true;
  return document.querySelector(over) !== null;
}

function onKey(event: KeyboardEvent) {
  if (isTaken(event)) return;
  const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
  if (isUndo && undoLast()) return event.preventDefault();
  if (!isOn || event.ctrlKey || event.metaKey || event.altKey) return;
  const wanted = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  for (const { current } of groups) {
    const found = current.shortcuts.find(({ keys, isOff }) => !isOff && keys.includes(wanted));
    if (!found) continue;
    event.preventDefault();
    return found.run();
  }
}

/** Lets keys do things while the page is open: never in fields, menus or under a dialog, and only while they are on. */
export function useShortcuts(group: ShortcutGroup): void {
  const latest = useRef(group);
  latest.current = group;
  useEffect(() => {
    if (groups.size === 0) addEventListener('keydown', onKey);
    groups.add(latest);
    return () => {
      groups.delete(latest);
      if (groups.size === 0) removeEventListener('keydown', onKey);
    };
  }, []);
}
