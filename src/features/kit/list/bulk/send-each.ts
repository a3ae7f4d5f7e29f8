import pLimit, { type LimitFunction } from 'p-limit';
import { type ProblemCode, toProblem } from '../../../kernel/problem';

/** How far a change of many has come, and how it went for each. */
export interface BulkReport<Item> {
  done: Item[];
  failed: { item: Item; why: string }[];
  /** Not tried, because somebody stopped it or it makes no sense any more. */
  left: Item[];
}

export interface SendEachOptions {
  signal?: AbortSignal;
  onProgress?: (tried: number) => void;
  pool?: LimitFunction;
}

/** All that send many share it: so many at a time, however many of them there are. */
export const requestPool = pLimit(4);

// After these every further try would end the same way.
const hopeless = new Set<ProblemCode>(['OFFLINE', 'TOKEN_EXPIRED', 'TOKEN_INVALID', 'TOKEN_MISSING']);

/** Sends one call for each of many things, a few at a time, and reports what became of each. */
export async function sendEach<Item>(
  items: readonly Item[],
  send: (item: Item) => Promise<unknown>,
  { signal, onProgress, pool = requestPool }: SendEachOptions = {},
): Promise<BulkReport<Item>> {
  const report: BulkReport<Item> = { done: [], failed: [], left: [] };
  let isHopeless = false;
  const sendOne = async (item: Item) => {
    if (signal?.aborted || isHopeless) return void report.left.push(item);
    try {
      await send(item);
      report.done.push(item);
    } catch (error) {
      report.failed.push({ item, why: toProblem(error).message });
      isHopeless ||= hopeless.has(toProblem(error).code);
    }
    onProgress?.(report.done.length + report.failed.length);
  };
  await pool.map(items, sendOne);
  return report;
}
