import { runInWorker } from '../../../../kit/run-in-worker';
import { mostBytes, type Statement, UnreadableStatement } from './statement';
import type { Read } from './worker';

/** Reads a statement beside the page, which goes on answering meanwhile; fails by name where it is none. */
export async function readFile(name: string, source: Blob, signal: AbortSignal): Promise<Statement> {
  if (source.size > mostBytes) throw new UnreadableStatement('tooLarge');
  const bytes = new Uint8Array(await source.arrayBuffer());
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const answer = await runInWorker<Read>(worker, { name, bytes }, { signal, transfer: [bytes.buffer] });
  if ('why' in answer) throw new UnreadableStatement(answer.why);
  return answer.statement;
}
