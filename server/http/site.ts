import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageFor } from '../kernel/language.ts';
import { allowStyles } from './headers.ts';
import { readPreloads } from './preloads.ts';
import { answerMissing, fileIn, isOfContract, pathOf } from './routing.ts';
import { words } from './words/index.ts';

/** Where `npm run build` puts the app. */
export const appFolder = fileURLToPath(new URL('../../dist/app', import.meta.url));

interface Site {
  folder: string;
  linksFor: (path: string) => string;
  /** Pages drawn at build time, by their addresses (`scripts/prerender.mjs`). */
  drawn: Map<string, string>;
}

const gzipped = promisify(gzip);

async function readDrawn(folder: string): Promise<Map<string, string>> {
  try {
    return new Map(Object.entries(JSON.parse(await readFile(join(folder, 'prerendered.json'), 'utf8'))));
  } catch {
    // Without them the app draws all of its pages.
    return new Map();
  }
}

const asHtml = (reply: FastifyReply) => reply.type('text/html; charset=utf-8');

/** The one page of the app, its nonce fresh in each answer; before the first build, a page that says so. */
async function sendPage(
  { folder, linksFor, drawn }: Site,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  let page: string;
  try {
    page = await readFile(join(folder, 'index.html'), 'utf8');
  } catch {
    const appNotBuilt = words.appNotBuilt(languageFor(request.headers['accept-language']));
    return asHtml(reply.code(503)).send(
      `<!doctype html><meta charset="utf-8"><title>Trama</title><p>${appNotBuilt}</p>`,
    );
  }
  // What an address asks for beyond its path was not drawn before.
  const before = drawn.get(request.url) ?? '';
  const filled = page
    .replace('</head>', () => `${linksFor(pathOf(request.url))}</head>`)
    .replace('<div id="root">', (start) => start + before)
    .replaceAll('__CSP_NONCE__', await allowStyles(reply));
  if (before === '' || !/\bgzip\b/.test(String(request.headers['accept-encoding']))) return asHtml(reply).send(filled);
  reply.header('Content-Encoding', 'gzip').header('Vary', 'Accept-Encoding');
  return asHtml(reply).send(await gzipped(filled));
}

/** Serves the built app: its files as they are, and its page for every address that is not a file's. */
export async function serveSite(app: FastifyInstance, folder = appFolder): Promise<void> {
  const site = { folder, linksFor: await readPreloads(folder), drawn: await readDrawn(folder) };
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    acceptRanges: false,
    index: false,
    suppressRootCheck: true,
  } as Parameters<typeof fastifyStatic>[1]);
  app.get('/*', async (request, reply) => {
    const path = pathOf(request.url);
    if (isOfContract(path)) return answerMissing(request, reply);
    if (path === '/index.html' || !/\.\w+$/.test(path)) return sendPage(site, request, reply);
    const file = fileIn(path.slice(1));
    if (file === undefined) return answerMissing(request, reply);
    const isHashed = path.startsWith('/assets/');
    reply.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    return reply.sendFile(file);
  });
}
