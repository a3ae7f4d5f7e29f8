import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../kernel/config.ts';
import { languageFor } from '../kernel/language.ts';
import { allowApp, hashInlineScripts } from './headers.ts';
import { sendHtml } from './html.ts';
import { readPreloads } from './preloads.ts';
import { openPublicSite } from './public-site.ts';
import { answerMissing, isContractPath, pathOf, toSafeFilePath } from './routing.ts';
import { words } from './words/index.ts';

/** The folder that `npm run build` writes the app to. */
export const appFolder = fileURLToPath(new URL('../../dist/app', import.meta.url));

interface Site {
  folder: string;
  linksFor: (path: string) => string;
  /** Returns whether the app has a page at a path. */
  isPage: (path: string) => boolean;
}

/** Sends the app's page with a fresh nonce, or a notice before the first build. */
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
  // The status makes search engines drop the address; the app shows the message.
  if (!isPage(pathOf(request.url))) reply.code(404);
  reply.header('X-Robots-Tag', 'noindex');
  const html = page
    .replace('</head>', () => `${linksFor(pathOf(request.url))}</head>`)
    .replaceAll('__CSP_NONCE__', await allowApp(reply, hashInlineScripts(page)));
  return sendHtml(request, reply, html);
}

/** Serves the public site, the app's files, and the app's page at every other address that has no file extension. */
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
    if (isContractPath(path)) return answerMissing(request, reply);
    if (publicSite.hasAddress(path)) return publicSite.send(request, reply);
    if (path === '/index.html' || !/\.\w+$/.test(path)) return sendPage(site, request, reply);
    const file = toSafeFilePath(path.slice(1));
    if (file === undefined) return answerMissing(request, reply);
    const isHashed = path.startsWith('/assets/');
    reply.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    return reply.sendFile(file);
  });
}
