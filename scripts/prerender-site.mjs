// Draws the public site at build time: a file of HTML a page and language with its two small scripts in it, one stylesheet for
// all of them, and the map of the site. `server/http/public-site.ts` sends them.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, minifySync } from 'vite';
import { fontLink } from '../server/http/preloads.ts';
import { root } from './kit.mjs';
import { inFolder, runBuilt } from './run-built.mjs';

// Tables render the rows that fit a window of this height.
globalThis.innerHeight = 900;

/** Returns the stylesheet of all that the site draws. */
const stylesheet = () =>
  inFolder(async (folder) => {
    await build({
      root,
      logLevel: 'error',
      build: {
        outDir: folder,
        manifest: false,
        copyPublicDir: false,
        cssCodeSplit: false,
        // Nothing imports the entry's exports; without this, its styles are tree-shaken.
        rolldownOptions: { input: join(root, 'src/app/site.tsx'), preserveEntrySignatures: 'strict' },
      },
    });
    const name = readdirSync(join(folder, 'assets')).find((file) => file.endsWith('.css'));
    return readFileSync(join(folder, 'assets', name), 'utf8');
  });

/** Rules in place of style attributes, which the policy of a page does not allow. */
function withoutStyleAttributes(body) {
  const names = new Map();
  const bare = body.replace(
    /<([a-z0-9]+)((?:\s[^<>]*?)?)\sstyle="([^"]*)"([^<>]*)>/g,
    (_, tag, before, style, after) => {
      const name = names.get(style) ?? `style-${names.size}`;
      names.set(style, name);
      const attributes = `${before}${after}`;
      const isNamed = / class="/.test(attributes);
      return isNamed
        ? `<${tag}${attributes.replace(/ class="/, ` class="${name} `)}>`
        : `<${tag} class="${name}"${attributes}>`;
    },
  );
  const rules = [...names].map(
    ([style, name]) => `.${name}{${style.replaceAll('&quot;', '"').replaceAll('&#x27;', "'")}}`,
  );
  return { bare, rules: rules.join('') };
}

const script = (file) =>
  minifySync(file, readFileSync(join(root, 'src/app', file), 'utf8'), { module: false }).code.trim();

const styles = await stylesheet();
const styleFile = `assets/site-${createHash('sha256').update(styles).digest('hex').slice(0, 8)}.css`;
writeFileSync(join(root, 'dist/app', styleFile), styles);
const { font } = JSON.parse(readFileSync(join(root, 'dist/app/preloads.json'), 'utf8'));
const [themeScript, siteScript] = [script('site-theme.js'), script('site.js')];
const written = [];
rmSync(join(root, 'dist/site'), { recursive: true, force: true });

for (const { address, language, head, body, isHidden } of await runBuilt('src/app/site.tsx', ({ renderSite }) =>
  renderSite(),
)) {
  const { bare, rules } = withoutStyleAttributes(body);
  const page = `<!doctype html><html lang="${language}" data-theme="dark" data-density="comfortable"><head><meta charset="utf-8"><script>${themeScript}</script><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="dark light"><link rel="icon" href="/icon.svg" type="image/svg+xml">${head}<link rel="stylesheet" href="/${styleFile}"><style nonce="__CSP_NONCE__">${rules}</style>${fontLink(font)}</head><body>${bare}<script>${siteScript}</script></body></html>`;
  const file = join(root, 'dist/site', address === '/' ? 'index.html' : `${address}.html`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, page);
  if (!isHidden) written.push(address);
}

/** Pairs each page with its other language, as search engines want it. */
const urls = written.map((address) => {
  const portuguese = address.replace(/^\/en(?=\/|$)/, '') || '/';
  const english = `/en${portuguese === '/' ? '' : portuguese}`;
  const link = (language, to) => `<xhtml:link rel="alternate" hreflang="${language}" href="__SITE_ORIGIN__${to}"/>`;
  return `<url><loc>__SITE_ORIGIN__${address}</loc>${link('pt-BR', portuguese)}${link('en', english)}${link('x-default', portuguese)}</url>`;
});
writeFileSync(
  join(root, 'dist/site/sitemap.xml'),
  `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`,
);
