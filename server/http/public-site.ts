import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../kernel/config.ts';

import { allowApp, hashInlineScripts } from './headers.ts';
import { loopbackOrigin } from './hosts.ts';
import { sendHtml } from './html.ts';
import { pathOf } from './routing.ts';
import { words } from './words/index.ts';

type SiteConfig = Pick<Config, 'publicUrl' | 'accessContact'>;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Reads the pages that `scripts/prerender-site.mjs` wrote, by address; none before the first build. */
async function readPages(folder: string): Promise<Map<string, string>> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const html = names.filter((name) => name.endsWith('.html')).map((name) => name.replaceAll(sep, '/'));
  const pages = await Promise.all(
    html.map(async (name) => {
      const address = `/${name.slice(0, -'.html'.length)}`.replace(/^\/index$/, '/');
      return [address, await readFile(join(folder, name), 'utf8')] as const;
    }),
  );
  return new Map(pages);
}

/** The pages of the public site. */
export interface PublicSite {
  /** Returns whether an address belongs to the site, even if it has no page. */
  hasAddress(path: string): boolean;
  /** Sends the page of an address, or the site's 404 page. */
  send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

const isEnglish = (path: string) => /^\/en(\/|$)/.test(path);
const notFoundPath = (path: string) => (isEnglish(path) ? '/en/404' : '/404');

/** Reads the pages beside the app's folder and serves `/robots.txt` and `/sitemap.xml`. */
export async function openPublicSite(app: FastifyInstance, appFolder: string, config: SiteConfig): Promise<PublicSite> {
  const folder = join(appFolder, '../site');
  const pages = await readPages(folder);
  const originOf = (request: FastifyRequest) => config.publicUrl ?? loopbackOrigin(request) ?? '';
  const fill = (page: string, request: FastifyRequest) => {
    const language = isEnglish(pathOf(request.url)) ? 'en' : 'pt-BR';
    const contact = escaped(config.accessContact ?? words.siteOperator(language));
    return page.replaceAll('__SITE_ORIGIN__', originOf(request)).replaceAll('__SITE_CONTACT__', contact);
  };

  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /api/\nSitemap: ${originOf(request)}/sitemap.xml\n`),
  );
  const map = await readFile(join(folder, 'sitemap.xml'), 'utf8').catch(() => undefined);
  if (map) app.get('/sitemap.xml', (request, reply) => reply.type('application/xml').send(fill(map, request)));

  return {
    hasAddress: (path) => pages.has(path) || (pages.size > 0 && /^\/(en|services|contact)(\/|$)/.test(path)),
    async send(request, reply) {
      const path = pathOf(request.url);
      // Redirect to one canonical address, because search engines index duplicates separately.
      if (path.endsWith('/') && pages.has(path.slice(0, -1))) return reply.redirect(path.slice(0, -1), 301);
      const exact = pages.get(path);
      const page = exact ?? pages.get(notFoundPath(path)) ?? '';
      if (!exact || /\/404$/.test(path)) reply.code(404);
      const html = fill(page, request);
      reply.header('Cache-Control', 'no-cache');
      const nonce = await allowApp(reply, hashInlineScripts(html));
      return sendHtml(request, reply, html.replaceAll('__CSP_NONCE__', nonce));
    },
  };
}
