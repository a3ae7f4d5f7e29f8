import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageFor } from '../kernel/language.ts';
import { allowStories, hashInlineScripts } from './headers.ts';
import { answerMissing, pathOf, toSafeFilePath } from './routing.ts';
import { words } from './words/index.ts';

/** The folder that `npm run build` writes the Storybook to. */
export const docsFolder = fileURLToPath(new URL('../../storybook-static', import.meta.url));

/** Sends a page of the Storybook with a policy that allows only its own inline scripts. */
async function sendPage(folder: string, name: string, request: FastifyRequest, reply: FastifyReply) {
  reply.type('text/html; charset=utf-8');
  try {
    const page = await readFile(join(folder, name), 'utf8');
    await allowStories(reply, hashInlineScripts(page));
    return reply.send(page);
  } catch {
    if (existsSync(join(folder, 'index.html'))) return answerMissing(request, reply);
    const docsNotBuilt = words.docsNotBuilt(languageFor(request.headers['accept-language']));
    return reply.code(503).send(`<!doctype html><meta charset="utf-8"><title>Trama</title><p>${docsNotBuilt}</p>`);
  }
}

/** Serves the built Storybook at `/docs/`. */
export function serveDocs(app: FastifyInstance, folder = docsFolder): void {
  app.get('/docs', (_request, reply) => reply.redirect('/docs/'));
  app.get('/docs/*', async (request, reply) => {
    const file = toSafeFilePath(pathOf(request.url).slice('/docs/'.length) || 'index.html');
    if (file === undefined) return answerMissing(request, reply);
    if (file.endsWith('.html')) return sendPage(folder, file, request, reply);
    const isHashed = file.startsWith('assets/');
    reply.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    return reply.sendFile(file, folder);
  });
}
