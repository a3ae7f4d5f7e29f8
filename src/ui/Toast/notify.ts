/** A short message over the page. */
export interface Notice {
  variant?: 'default' | 'destructive' | 'warning' | 'success' | 'info';
  title: string;
  description?: string;
  action?: { label: string; onPress: () => void };
  /** Milliseconds until it goes by itself, at least 5000. `destructive` ones stay until dismissed. */
  timeout?: number;
}

/** A notice that was said, for a panel that lists them. */
export interface ToldNotice extends Notice {
  id: number;
  /** When, in milliseconds since 1970. */
  at: number;
}

const remembered = 50;
const waiting: Notice[] = [];
const listeners = new Set<() => void>();
let told: readonly ToldNotice[] = [];
let count = 0;

const tell = () => {
  for (const listener of listeners) listener();
};

/** Tells the person something, from anywhere: the first said is the first shown, one at a time. */
export function notify(notice: Notice): void {
  waiting.push(notice);
  count += 1;
  told = [{ ...notice, id: count, at: Date.now() }, ...told].slice(0, remembered);
  tell();
}

/** The last fifty notices, the newest first, whether or not they are still shown. */
export function noticeHistory(): readonly ToldNotice[] {
  return told;
}

/** Forgets one notice, or all: when another person signs in, nothing of the one before is left. */
export function forgetNotices(id?: number): void {
  told = id === undefined ? [] : told.filter((notice) => notice.id !== id);
  tell();
}

/** Takes the notice that has waited longest. For `ToastRegion`, which may come later than the first notice. */
export function nextNotice(): Notice | undefined {
  return waiting.shift();
}

/** Calls when a notice waits or one is forgotten; returns how to stop. */
export function onNotice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
