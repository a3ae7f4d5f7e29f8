import { isModifier } from './press';

/** Milliseconds for which a key waits for what it was meant for, as `waited` counts them. */
const patience = 5000;

/** What a frame counts at most: a device that draws slowly is waited for longer. */
const longestFrame = 50;

interface Kept {
  key: string;
  code: string;
  altKey: boolean;
  shiftKey: boolean;
  /** When, as `waited` counts. */
  at: number;
  /** The pages it may be played on: where it was pressed, and where that press leads. */
  pages: readonly string[];
}

let kept: Kept[] = [];
let isPlaying = false;
const played = new WeakSet<Event>();

const fields = 'input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable]';
const others = new Set(['Enter', 'Escape', 'Backspace', 'ArrowDown', 'ArrowUp']);

interface Awaited {
  hasCome: () => boolean;
  /** Since when, as `waited` counts. */
  since: number;
  stop: () => void;
}

const awaited = new Set<Awaited>();

/** Milliseconds counted while something was waited for. */
let waited = 0;
let lastFrame: number | undefined;

function countFrame(now: number) {
  waited += Math.min(now - (lastFrame ?? now), longestFrame);
  lastFrame = now;
  for (const { since, stop } of awaited) if (waited - since > patience) stop();
  if (hasKept() || awaited.size > 0) requestAnimationFrame(countFrame);
  else lastFrame = undefined;
}

function beginCounting() {
  if (lastFrame !== undefined) return;
  lastFrame = performance.now();
  requestAnimationFrame(countFrame);
}

/** Whether a key is typed, or moves a row (Alt with an arrow), and is no command to the browser. */
export const isTyped = (event: KeyboardEvent) =>
  !(event.ctrlKey || event.metaKey || event.isComposing || isModifier(event)) &&
  (event.altKey ? event.key.startsWith('Arrow') : event.key.length === 1 || others.has(event.key)) &&
  !played.has(event);

export const isInField = ({ target }: Event) => target instanceof Element && target.closest(fields) !== null;

/** Whether keys wait that are still fresh: once what they were meant for has come, they stay so, however slow the device. */
export function hasKept(): boolean {
  kept = kept.filter(({ at, pages }) => (isPlaying || waited - at < patience) && pages.includes(location.pathname));
  return kept.length > 0;
}

/** Keeps a key for what is on its way: nothing else hears of it. */
export function keepKey(event: KeyboardEvent, to?: string): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  const { key, code, altKey, shiftKey } = event;
  const pages = to === undefined ? [location.pathname] : [location.pathname, to];
  kept.push({ key, code, altKey, shiftKey, at: waited, pages });
  beginCounting();
}

/** Forgets them: what they were meant for was let go. */
export const dropKept = () => {
  kept = [];
};

const painted = () => new Promise<unknown>((resolve) => requestAnimationFrame(resolve));

/** Writes into what has the focus as a hand does: whoever follows the field hears of it, and a part of a date takes it for itself. */
function write(target: Element, inputType: 'insertText' | 'deleteContentBackward', data?: string): void {
  // What a program writes is told of afterwards alone.
  const before = new InputEvent('beforeinput', { inputType, data, bubbles: true, cancelable: true });
  if (!target.dispatchEvent(before)) return;
  document.execCommand(data === undefined ? 'delete' : 'insertText', false, data);
}

/** What a browser does of itself with a key that nobody took. */
function doAsBrowser(target: Element, key: string): boolean {
  if (target.matches('a[href]') && key === 'Enter') (target as HTMLElement).click();
  else if (!target.matches(fields)) return false;
  else if (key === 'Enter') target.closest('form')?.requestSubmit();
  else if (key === 'Backspace') write(target, 'deleteContentBackward');
  else if (key.length === 1) write(target, 'insertText', key);
  return true;
}

/** Presses a key once more, where the focus is now; whether somebody took it. */
function press({ key, code, altKey, shiftKey }: Kept): boolean {
  const target = document.activeElement ?? document.body;
  const [down, up] = (['keydown', 'keyup'] as const).map(
    (type) => new KeyboardEvent(type, { key, code, altKey, shiftKey, bubbles: true, cancelable: true }),
  ) as [KeyboardEvent, KeyboardEvent];
  played.add(down);
  const isTaken = !target.dispatchEvent(down) || doAsBrowser(target, key);
  (document.activeElement ?? target).dispatchEvent(up);
  return isTaken;
}

/** Whether the focus is still on its way to something that was asked for. */
function isFocusAwaited(): boolean {
  for (const each of awaited) if (each.hasCome()) awaited.delete(each);
  return awaited.size > 0;
}

/**
 * Keeps what is typed until the focus has come to what was asked for, for as long as keys wait, and plays it there.
 * `to` is the path of the page that brings it, if another one. Returns a cancel function.
 */
export function awaitFocus(hasCome: () => boolean, to?: string): () => void {
  const hear = (event: KeyboardEvent) => {
    if (isFocusAwaited() && isTyped(event) && event.key !== 'Escape' && !isInField(event)) keepKey(event, to);
  };
  const stop = () => {
    document.removeEventListener('keydown', hear, true);
    document.removeEventListener('focusin', arrive);
    awaited.delete(own);
  };
  const arrive = () => {
    if (!hasCome()) return;
    stop();
    void playKept();
  };
  const own = { hasCome, since: waited, stop };
  awaited.add(own);
  beginCounting();
  document.addEventListener('keydown', hear, true);
  document.addEventListener('focusin', arrive);
  arrive();
  return stop;
}

interface Playing {
  /** Whether something else is on its way for a key that nobody took. */
  isMoreAwaited?: () => boolean;
}

const never = () => false;

/** Plays what was kept, in its order, now that what it was meant for is there; what is typed meanwhile comes after it. */
export async function playKept({ isMoreAwaited = never }: Playing = {}): Promise<void> {
  if (isPlaying || !hasKept()) return;
  isPlaying = true;
  const follow = (event: KeyboardEvent) => isTyped(event) && keepKey(event);
  addEventListener('keydown', follow, true);
  // What has come takes the focus first.
  await painted();
  while (hasKept()) {
    await painted();
    if (isFocusAwaited()) continue;
    const next = kept.shift() as Kept;
    if (press(next) || !isMoreAwaited()) continue;
    kept.unshift(next);
    break;
  }
  removeEventListener('keydown', follow, true);
  isPlaying = false;
}
