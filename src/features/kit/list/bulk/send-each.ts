import pLimit, { type LimitFunction } from 'p-limit';
import { type ProblemCode, toProblem } from '../../../kernel/problem';

/** Progress and results of a bulk change. */
export interface BulkReport<Item> {
  done: Item[];
  failed: { item: Item; why: string }[];
  /** Items not sent, because the run was stopped or could not succeed any more. */
  left: Item[];
}

export interface SendEachOptions {
  signal?: AbortSignal;
  onProgress?: (tried: number) => void;
  pool?: LimitFunction;
}

/** Shared by all bulk changes to limit concurrent requests. */
export const requestPool = pLimit(4);

// After these codes every further request would fail the same way.
const hopeless = new Set<ProblemCode>(['OFFLINE', 'TOKEN_EXPIRED', 'TOKEN_INVALID', 'TOKEN_MISSING']);

/** Sends one request per item with limited concurrency and reports each result. */
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
