import { useEffect, useState } from 'react';
import { runInWorker } from '../run-in-worker';
import type { CsvLine } from './lines';

interface Read {
  text: string;
  lines?: CsvLine[];
  failure?: unknown;
}

/** Parses a CSV text in a worker; returns undefined until it is parsed. */
export function useCsvLines(text: string): CsvLine[] | undefined {
  const [read, setRead] = useState<Read>();
  useEffect(() => {
    const waiting = new AbortController();
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    runInWorker<CsvLine[]>(worker, text, waiting).then(
      (lines) => setRead({ text, lines }),
      (failure: unknown) => !waiting.signal.aborted && setRead({ text, failure }),
    );
    return () => waiting.abort();
  }, [text]);
  if (read?.text !== text) return undefined;
  if (read.failure) throw read.failure;
  return read.lines;
}
