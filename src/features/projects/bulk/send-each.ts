import { Problem } from '../../kernel/problem';

/** How far a change of many has come, and how it went for each. */
export interface BulkReport<Item> {
  done: Item[];
  failed: { item: Item; why: string }[];
  /** Not tried, because somebody stopped it or it makes no sense any more. */
  left: Item[];
}

export interface BulkOptions {
  /** How many at a time. */
  width?: number;
  signal?: AbortSignal;
  onProgress?: (tried: number) => void;
}

// After these every further try would end the same way.
const hopeless = new Set(['OFFLINE', 'TOKEN_EXPIRED', 'TOKEN_INVALID', 'TOKEN_MISSING']);

/** Sends one call for each of many things, a few at a time, and reports what became of each. */
export async function sendEach<Item>(
  items: readonly Item[],
  send: (item: Item) => Promise<unknown>,
  { width = 4, signal, onProgress }: BulkOptions = {},
): Promise<BulkReport<Item>> {
  const report: BulkReport<Item> = { done: [], failed: [], left: [] };
  const waiting = [...items];
  let isHopeless = false;

  async function work() {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      if (signal?.aborted || isHopeless) {
        report.left.push(item);
        continue;
      }
      try {
        await send(item);
        report.done.push(item);
      } catch (error) {
        report.failed.push({ item, why: error instanceof Error ? error.message : String(error) });
        isHopeless ||= error instanceof Problem && hopeless.has(error.code);
      }
      onProgress?.(report.done.length + report.failed.length);
    }
  }
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, work));
  return report;
}
