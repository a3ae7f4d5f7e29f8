/** A short message above the page. */
export interface Notice {
  /** Variant: `destructive` is an error and stays until it is dismissed. */
  variant?: 'default' | 'destructive' | 'warning' | 'success' | 'info';
  /** Title of two or three words. */
  title: string;
  /** Further information, such as the affected entity. */
  description?: string;
  /** Action, such as undo. */
  action?: { label: string; onPress: () => void };
  /** Topic: a success ends the error of its topic. Defaults to the title. */
  topic?: string;
  /** Milliseconds until it closes, at least 5000. `destructive` notices stay until dismissed. */
  timeout?: number;
}

/** A notice in the history. */
export interface PastNotice extends Notice {
  id: number;
  /** Time in milliseconds since 1970. */
  at: number;
  /** Whether it is read; a success is read from the start, because it confirms the person's own action. */
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
 * Shows a notice from anywhere, replacing the current one. A replaced error reappears afterwards, until it is
 * dismissed, resolved or followed by another. Returns its id.
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

/** Ends the error of a topic after a success that shows no notice. */
export function endError(topic: string): void {
  if (error && topicOf(error) === topic) spendNotice(error.id);
}

/** Returns the current notice. For `ToastRegion`, which may load later than the notice. */
export const shownNotice = (): PastNotice | undefined => passing ?? error;

/** Hides a notice after its timeout. */
export function hideNotice(id: number): void {
  takeAway(id);
  change((notice) => notice);
}

/** Marks one notice, or all, as read. */
export function readNotices(id?: number): void {
  if (past.every((notice) => notice.isRead || (id !== undefined && notice.id !== id))) return;
  change((notice) => (id === undefined || notice.id === id ? { ...notice, isRead: true } : notice));
}

/** Hides a notice and removes its action, which was run or no longer applies; it stays in the history. */
export function spendNotice(id: number): void {
  takeAway(id);
  change((notice) => (notice.id === id ? { ...notice, action: undefined, isRead: true } : notice));
}

/** Runs the action of a notice, once. */
export function doNotice(id: number): void {
  const action = past.find((notice) => notice.id === id)?.action;
  spendNotice(id);
  action?.onPress();
}

/** Returns the last fifty notices, newest first. */
export function noticeHistory(): readonly PastNotice[] {
  return past;
}

/** Removes one notice, or all, such as on sign-out. */
export function forgetNotices(id?: number): void {
  if (id !== undefined) takeAway(id);
  else {
    error = undefined;
    passing = undefined;
  }
  past = id === undefined ? [] : past.filter((notice) => notice.id !== id);
  change((notice) => notice);
}

/** Calls the listener when a notice is added or changes; returns an unsubscribe function. */
export function onNotice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
