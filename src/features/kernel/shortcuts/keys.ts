import { useLayoutEffect, useRef } from 'react';
import { getCustomKeys, keysOf } from './custom-keys';
import { isModifier, isSingle, pressesOf, pressOf } from './press';

/** A keyboard action that is available while its page is open. */
export interface Shortcut {
  /**
   * Names as returned by `pressOf`: `j`, `Enter`, `Ctrl+a`, or `g h` for a sequence. Any of them runs it; the person
   * can change the first.
   */
  keys: string[];
  /** Description of the action in the sheet. */
  label: string;
  /**
   * Runs the action. Returns `false` if it does not apply now; the event is then left to other handlers and the
   * browser.
   */
  run: () => unknown;
  /** Whether the action is disabled because it has no target now. The sheet still lists it. */
  isOff?: boolean;
}

export interface ShortcutGroup {
  label: string;
  shortcuts: Shortcut[];
}

const groups = new Set<{ current: ShortcutGroup }>();

/** Returns the shortcuts of the open pages, for the sheet. */
export const getActiveShortcuts = (): ShortcutGroup[] => [...groups].map(({ current }) => current);

const writes =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="searchbox"], [role="combobox"], [role="spinbutton"], [role="menu"], [role="listbox"]';
// A notice is a non-modal alert dialog and blocks no keys; neither does a panel that belongs to the page's keys.
const dialogs = '[role="dialog"]:not([data-page-keys]), [role="alertdialog"]:not([aria-modal="false"])';
const presses = 'button, [role="button"], input, summary';
const acts = `a[href], ${presses}`;

/** Returns whether a key belongs to the focused element or to a dialog above the page. */
function isTaken(event: KeyboardEvent): boolean {
  const { target } = event;
  if (event.defaultPrevented || event.isComposing || !(target instanceof Element)) return true;
  if (target.closest(writes)) return true;
  if (event.key === 'Enter' && target.closest(acts)) return true;
  if (event.key === ' ' && target.closest(presses)) return true;
  // A closing dialog no longer blocks keys.
  return [...document.querySelectorAll(dialogs)].some((dialog) => !dialog.closest('[data-exiting]'));
}

/** Milliseconds to wait for the second key of a sequence. */
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
  // The second key of a sequence must not run its own single-key shortcut.
  if (isDone || lead || first !== undefined) event.preventDefault();
}

/** Activates shortcuts while the component is mounted, except in fields, menus and under dialogs. */
export function useShortcuts(group: ShortcutGroup): void {
  const latest = useRef(group);
  useLayoutEffect(() => {
    latest.current = group;
  });
  // A layout effect, because the user may press a key as soon as the rows are painted.
  useLayoutEffect(() => {
    if (groups.size === 0) addEventListener('keydown', onKey);
    groups.add(latest);
    return () => {
      groups.delete(latest);
      if (groups.size === 0) removeEventListener('keydown', onKey);
    };
  }, []);
}
