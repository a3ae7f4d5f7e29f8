import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const gzipAsync = promisify(gzip);

/** Sends an HTML page, compressed if the client accepts gzip. */
export async function sendHtml(request: FastifyRequest, reply: FastifyReply, page: string): Promise<FastifyReply> {
  reply.type('text/html; charset=utf-8');
  if (!/\bgzip\b/.test(String(request.headers['accept-encoding']))) return reply.send(page);
  reply.header('Content-Encoding', 'gzip').header('Vary', 'Accept-Encoding');
  return reply.send(await gzipAsync(page));
}
