import { useLayoutEffect, useRef } from 'react';
import { getCustomKeys, keysOf } from './custom-keys';
import { isModifier, isSingle, pressesOf, pressOf } from './press';

/** One act that a key does while the page that offers it is open. */
export interface Shortcut {
  /** As `pressOf` names them: `j`, `Enter`, `Ctrl+a`, or `g h` for one after the other. Any of them does it; the person may change the first. */
  keys: string[];
  /** What it does, for the sheet. */
  label: string;
  /** Answers `false` where it does nothing just now: then the key is left to others, and to the browser. */
  run: () => unknown;
  /** Not now, because nothing is there to do it to. It stays in the sheet. */
  isOff?: boolean;
}

export interface ShortcutGroup {
  label: string;
  shortcuts: Shortcut[];
}

const groups = new Set<{ current: ShortcutGroup }>();

/** What the open pages offer, for the sheet. */
export const getActiveShortcuts = (): ShortcutGroup[] => [...groups].map(({ current }) => current);

const writes =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="searchbox"], [role="combobox"], [role="spinbutton"], [role="menu"], [role="listbox"]';
// A notice is an alert dialog too, but one that nobody has to leave.
// A panel with what the keys of the page are about lets them through.
const dialogs = '[role="dialog"]:not([data-page-keys]), [role="alertdialog"]:not([aria-modal="false"])';
const presses = 'button, [role="button"], input, summary';
const acts = `a[href], ${presses}`;

/** Whether a key belongs to what has the focus, or to a dialog over the page. */
function isTaken(event: KeyboardEvent): boolean {
  const { target } = event;
  if (event.defaultPrevented || event.isComposing || !(target instanceof Element)) return true;
  if (target.closest(writes)) return true;
  if (event.key === 'Enter' && target.closest(acts)) return true;
  if (event.key === ' ' && target.closest(presses)) return true;
  // One on its way out has nothing to say any more.
  return [...document.querySelectorAll(dialogs)].some((dialog) => !dialog.closest('[data-exiting]'));
}

/** Milliseconds in which the second of two keys is awaited. */
const patience = 1500;
let lead: { press: string; at: number } | undefined;

function onKey(event: KeyboardEvent) {
  if (isModifier(event) || isTaken(event)) return;
  const press = pressOf(event);
  const first = lead && event.timeStamp - lead.at < patience ? lead.press : undefined;
  lead = undefined;
  if (isSingle(press) && getCustomKeys().singles === 'off') return;
  const offered = [...groups].flatMap(({ current }) => current.shortcuts).filter(({ isOff }) => !isOff);
  const wanted = first === undefined ? press : `${first} ${press}`;
  const isDone = offered.some(({ keys, run }) => keysOf(keys).includes(wanted) && run() !== false);
  const leads = ({ keys }: Shortcut) => keysOf(keys).some((key) => key !== press && pressesOf(key)[0] === press);
  if (!isDone && first === undefined && offered.some(leads)) lead = { press, at: event.timeStamp };
  // Who began with one of two keys means no single one by the next.
  if (isDone || lead || first !== undefined) event.preventDefault();
}

/** Lets keys do things while the page is open: never in fields, menus or under a dialog, and as the person has them. */
export function useShortcuts(group: ShortcutGroup): void {
  const latest = useRef(group);
  useLayoutEffect(() => {
    latest.current = group;
  });
  // Before the page is painted: whoever sees a row may press a key.
  useLayoutEffect(() => {
    if (groups.size === 0) addEventListener('keydown', onKey);
    groups.add(latest);
    return () => {
      groups.delete(latest);
      if (groups.size === 0) removeEventListener('keydown', onKey);
    };
  }, []);
}
