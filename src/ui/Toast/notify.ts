/** A short message over the page. */
export interface Notice {
  /** How it went: `destructive` is an error, and waits until somebody dismisses it. */
  variant?: 'default' | 'destructive' | 'warning' | 'success' | 'info';
  /** What happened, in two or three words. */
  title: string;
  /** What more there is to know, such as of what it is. */
  description?: string;
  /** The one act that may follow, such as to undo it. */
  action?: { label: string; onPress: () => void };
  /** What it is about: a success ends the error of its topic. The title, where there is none. */
  topic?: string;
  /** Milliseconds until it goes by itself, at least 5000. `destructive` ones stay until dismissed. */
  timeout?: number;
}

/** A notice that was said, for a panel that lists them. */
export interface PastNotice extends Notice {
  id: number;
  /** When, in milliseconds since 1970. */
  at: number;
  /** Successes answer what the person has just done and are born read. */
  isRead: boolean;
}

const maxNotices = 50;
const listeners = new Set<() => void>();
let past: readonly PastNotice[] = [];
let error: PastNotice | undefined;
let passing: PastNotice | undefined;
let count = 0;

const asksToBeRead = ({ variant = 'default' }: Notice) => variant !== 'default' && variant !== 'success';
const topicOf = ({ topic, title }: Notice) => topic ?? title;

function change(by: (notice: PastNotice) => PastNotice) {
  past = past.map(by);
  for (const listener of listeners) listener();
}

function takeAway(id: number) {
  if (passing?.id === id) passing = undefined;
  if (error?.id === id) error = undefined;
}

/**
 * Tells the person something, from anywhere, at once: it takes the place of what is shown. Only an error comes back
 * when what displaced it has gone, until it is dismissed, mended or followed by another. Answers its id.
 */
export function notify(notice: Notice): number {
  count += 1;
  const said: PastNotice = { ...notice, id: count, at: Date.now(), isRead: !asksToBeRead(notice) };
  const isError = notice.variant === 'destructive';
  const ended =
    error && topicOf(error) === topicOf(notice) && (isError || notice.variant === 'success') ? error.id : undefined;
  if (ended !== undefined) error = undefined;
  passing = isError ? undefined : said;
  if (isError) error = said;
  past = [said, ...past].slice(0, maxNotices);
  change((each) => (each.id === ended ? { ...each, isRead: true } : each));
  return said.id;
}

/** What went wrong has gone well since, and says nothing of its own. */
export function endError(topic: string): void {
  if (error && topicOf(error) === topic) spendNotice(error.id);
}

/** The notice that matters now. For `ToastRegion`, which may come later than the notice. */
export const shownNotice = (): PastNotice | undefined => passing ?? error;

/** It has been shown long enough. */
export function hideNotice(id: number): void {
  takeAway(id);
  change((notice) => notice);
}

/** The person has seen one notice, or all. */
export function readNotices(id?: number): void {
  if (past.every((notice) => notice.isRead || (id !== undefined && notice.id !== id))) return;
  change((notice) => (id === undefined || notice.id === id ? { ...notice, isRead: true } : notice));
}

/** Its act was done or cannot be done any more: it is not shown, and stays in the history without the act. */
export function spendNotice(id: number): void {
  takeAway(id);
  change((notice) => (notice.id === id ? { ...notice, action: undefined, isRead: true } : notice));
}

/** Does what a notice offers, once. */
export function doNotice(id: number): void {
  const action = past.find((notice) => notice.id === id)?.action;
  spendNotice(id);
  action?.onPress();
}

/** The last fifty notices, the newest first, whether or not they are still shown. */
export function noticeHistory(): readonly PastNotice[] {
  return past;
}

/** Forgets one notice, or all: when another person signs in, nothing of the one before is left. */
export function forgetNotices(id?: number): void {
  if (id !== undefined) takeAway(id);
  else {
    error = undefined;
    passing = undefined;
  }
  past = id === undefined ? [] : past.filter((notice) => notice.id !== id);
  change((notice) => notice);
}

/** Calls when a notice is said or changes; returns how to stop. */
export function onNotice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
