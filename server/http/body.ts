import type { IncomingMessage } from 'node:http';
import { Problem } from '../kernel/problem.ts';
import { words } from './words/index.ts';

/** A sender that is still busy cannot read an answer, so what is too much is let in and dropped, up to here (bytes). */
export const maxDropped = 16 * 1_048_576;

/** What arrived with a request: its bytes, none, more than we take, or more than we even drop. */
export type Received = Buffer | 'too large' | 'endless' | undefined;

/** Reads a request's body to its end, keeping no more than so many bytes. */
export function receive(stream: IncomingMessage, limit: number): Promise<Received> {
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = [];
    let size = 0;
    stream.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      else chunks = [];
      if (size <= maxDropped) return;
      stream.pause();
      resolve('endless');
    });
    stream.on('end', () => resolve(size > limit ? 'too large' : size > 0 ? Buffer.concat(chunks) : undefined));
    stream.on('error', reject);
  });
}

const isJson = (type: string | undefined) => /^application\/json\s*(;|$)/i.test(type?.trim() ?? '');

/** A body's value; undefined where none came. Refuses what is no JSON (415), too large (413) or broken (400). */
export function readJson(received: Received, limit: number, type: string | undefined): unknown {
  if (received === undefined) return undefined;
  if (!isJson(type)) throw new Problem(415, 'UNSUPPORTED_MEDIA_TYPE', words.notJson);
  if (typeof received === 'string')
    throw new Problem(413, 'PAYLOAD_TOO_LARGE', words.tooLarge(Math.floor(limit / 1_024)));
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(received));
  } catch {
    throw new Problem(400, 'INVALID_JSON', words.invalidJson);
  }
}
