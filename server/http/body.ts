import type { IncomingMessage } from 'node:http';
import { Problem } from '../kernel/problem.ts';
import { words } from './words/index.ts';

/**
 * The bytes that are drained of a body that is too large, because a client that is still sending cannot read the
 * response.
 */
export const maxDrainedBytes = 16 * 1_048_576;

/**
 * A received body: its bytes, undefined without one, `too large` if it was drained, `endless` if draining was given up.
 */
export type ReceivedBody = Buffer | 'too large' | 'endless' | undefined;

/** Reads the body of a request to its end and keeps at most `limit` bytes. */
export function receiveBody(stream: IncomingMessage, limit: number): Promise<ReceivedBody> {
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = [];
    let size = 0;
    stream.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      else chunks = [];
      if (size <= maxDrainedBytes) return;
      stream.pause();
      resolve('endless');
    });
    stream.on('end', () => resolve(size > limit ? 'too large' : size > 0 ? Buffer.concat(chunks) : undefined));
    stream.on('error', reject);
  });
}

const isJson = (type: string | undefined) => /^application\/json\s*(;|$)/i.test(type?.trim() ?? '');

/**
 * Parses a JSON body; undefined if there is none. Throws `Problem` for another media type (415), an oversized body
 * (413) or invalid JSON (400).
 */
export function readJson(received: ReceivedBody, limit: number, type: string | undefined): unknown {
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
