/** A short message over the page. */
export interface Notice {
  variant?: 'default' | 'destructive' | 'warning' | 'success' | 'info';
  title: string;
  description?: string;
  action?: { label: string; onPress: () => void };
  /** Milliseconds until it goes by itself, at least 5000. `destructive` ones stay until dismissed. */
  timeout?: number;
}

const waiting: Notice[] = [];
const listeners = new Set<() => void>();

/** Tells the person something, from anywhere: the first said is the first shown, one at a time. */
export function notify(notice: Notice): void {
  waiting.push(notice);
  for (const listener of listeners) listener();
}

/** Takes the notice that has waited longest. For `ToastRegion`, which may come later than the first notice. */
export function nextNotice(): Notice | undefined {
  return waiting.shift();
}

/** Calls when a notice waits; returns how to stop. */
export function onNotice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
