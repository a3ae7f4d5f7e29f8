/** Sends one message to a worker, resolves with its response and terminates it; rejects on an error or an abort. */
export async function runInWorker<Answer>(
  worker: Worker,
  question: unknown,
  { signal, transfer = [] }: { signal: AbortSignal; transfer?: Transferable[] },
): Promise<Answer> {
  try {
    return await new Promise<Answer>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => resolve(data));
      worker.addEventListener('error', () => reject(new Error('The worker failed.')));
      signal.addEventListener('abort', () => reject(signal.reason));
      worker.postMessage(question, transfer);
    });
  } finally {
    worker.terminate();
  }
}
