import { type Statement, UnreadableStatement } from './statement';
import type { Read } from './worker';

/** Reads a statement beside the page, which goes on answering meanwhile; fails by name where it is none. */
export async function readFile(name: string, source: Blob, signal: AbortSignal): Promise<Statement> {
  const bytes = new Uint8Array(await source.arrayBuffer());
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  try {
    const answer = await new Promise<Read>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Read>) => resolve(data));
      worker.addEventListener('error', () => reject(new Error('The statement could not be read.')));
      signal.addEventListener('abort', () => reject(signal.reason));
      worker.postMessage({ name, bytes }, [bytes.buffer]);
    });
    if ('why' in answer) throw new UnreadableStatement(answer.why);
    return answer.statement;
  } finally {
    worker.terminate();
  }
}
