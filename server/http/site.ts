import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../kernel/config.ts';
import { languageFor } from '../kernel/language.ts';
import { allowApp, hashesIn } from './headers.ts';
import { sendHtml } from './html.ts';
import { readPreloads } from './preloads.ts';
import { openPublicSite } from './public-site.ts';
import { answerMissing, fileIn, isOfContract, pathOf } from './routing.ts';
import { words } from './words/index.ts';

/** Where `npm run build` puts the app. */
export const appFolder = fileURLToPath(new URL('../../dist/app', import.meta.url));

interface Site {
  folder: string;
  linksFor: (path: string) => string;
  /** Whether the app has a page at an address. */
  isPage: (path: string) => boolean;
}

/** The one page of the app, its nonce fresh in each answer; before the first build, a page that says so. */
async function sendPage(
  { folder, linksFor, isPage }: Site,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  let page: string;
  try {
    page = await readFile(join(folder, 'index.html'), 'utf8');
  } catch {
    const appNotBuilt = words.appNotBuilt(languageFor(request.headers['accept-language']));
    reply.code(503);
    return sendHtml(request, reply, `<!doctype html><meta charset="utf-8"><title>Trama</title><p>${appNotBuilt}</p>`);
  }
  // The page says what is missing, and a search engine forgets the address.
  if (!isPage(pathOf(request.url))) reply.code(404);
  reply.header('X-Robots-Tag', 'noindex');
  const filled = page
    .replace('</head>', () => `${linksFor(pathOf(request.url))}</head>`)
    .replaceAll('__CSP_NONCE__', await allowApp(reply, hashesIn(page)));
  return sendHtml(request, reply, filled);
}

/** Serves the public site, the built app's files as they are, and its page for every other address that is not a file's. */
export async function serveSite(app: FastifyInstance, config: Config, folder = appFolder): Promise<void> {
  const site = { folder, ...(await readPreloads(folder)) };
  const publicSite = await openPublicSite(app, folder, config);
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
    if (publicSite.isOwn(path)) return publicSite.send(request, reply);
    if (path === '/index.html' || !/\.\w+$/.test(path)) return sendPage(site, request, reply);
    const file = fileIn(path.slice(1));
    if (file === undefined) return answerMissing(request, reply);
    const isHashed = path.startsWith('/assets/');
    reply.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    return reply.sendFile(file);
  });
}
