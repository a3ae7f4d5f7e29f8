import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestFile, ResponseFile } from '#openapi/operations';
import { matchesEtag } from '../kernel/etag.ts';
import { Problem } from '../kernel/problem.ts';
import { maxDrainedBytes } from './body.ts';
import { words } from './words/index.ts';

const isBytes = (type = '') => /^application\/octet-stream\s*(;|$)/i.test(type.trim());

function lengthOf({ headers }: IncomingMessage): number | undefined {
  const length = headers['content-length'];
  return length === undefined ? undefined : Number(length);
}

const tooLarge = (limit: number) =>
  new Problem(413, 'PAYLOAD_TOO_LARGE', words.fileTooLarge(Math.floor(limit / 1_048_576)));

async function* readUpTo(stream: IncomingMessage, limit: number): AsyncGenerator<Buffer> {
  let size = 0;
  // The stream stays open when reading ends early; otherwise the sender would not receive the error.
  for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > limit) throw tooLarge(limit);
    yield chunk;
  }
}

/**
 * Opens the file in a request without reading it. Throws `Problem` for another media type (415) or a declared length
 * above the limit (413).
 */
export function openRequestFile(stream: IncomingMessage, limit: number): RequestFile {
  if (!isBytes(stream.headers['content-type'])) throw new Problem(415, 'UNSUPPORTED_MEDIA_TYPE', words.notBytes);
  const size = lengthOf(stream);
  if (size !== undefined && size > limit) throw tooLarge(limit);
  return { size, bytes: readUpTo(stream, limit) };
}

/** Returns whether the body of a request may never end, or is larger than what is drained. */
export const mayBeEndless = (stream: IncomingMessage): boolean => (lengthOf(stream) ?? Infinity) > maxDrainedBytes;

/**
 * Formats a file name for `Content-Disposition`: ASCII for old clients and the full name for all others (RFC 6266,
 * 8187).
 */
export function formatDisposition(name: string): string {
  const ascii = name.replace(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/** Streams a file. The headers prevent browsers from executing or sniffing it. */
export function sendFile(
  { name, mediaType, size, etag, bytes }: ResponseFile,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (etag) {
    reply.header('ETag', etag);
    if (matchesEtag(etag, request.headers['if-none-match']))
      return reply.code(304).header('Cache-Control', 'private, no-cache').send();
  }
  reply.type(mediaType).headers({
    ...(size !== undefined && { 'Content-Length': size }),
    'Content-Disposition': formatDisposition(name),
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cache-Control': etag ? 'private, no-cache' : 'private, no-store',
  });
  // At most one chunk is buffered, so a slow reader occupies little memory. An empty stream instead of an empty body
  // keeps the Content-Length of a HEAD response.
  return reply.send(Readable.from(request.method === 'HEAD' ? [] : bytes, { highWaterMark: 1 }));
}
