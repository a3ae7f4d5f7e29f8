// Draws the Open Graph pictures of the public site: the opening of the landing page in each language. Run by hand after it changed, over a built app: `node scripts/site-picture.mjs http://127.0.0.1:3000`.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { headlessPath } from './chromium.mjs';
import { root } from './kit.mjs';

const [origin = 'http://127.0.0.1:3000'] = process.argv.slice(2);
const folder = join(root, 'public/site');
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: await headlessPath() });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const [path, language] of [
  ['/', 'pt-BR'],
  ['/en', 'en'],
]) {
  await page.goto(`${origin}${path}`);
  await page.evaluate(() => {
    document.querySelector('header').remove();
    const opening = document.querySelector('h1').parentElement;
    for (const link of opening.querySelectorAll('a')) link.remove();
    const name = document.querySelector('footer a').cloneNode(true);
    opening.prepend(name);
    scrollTo(0, 0);
    return name.querySelector('img').decode();
  });
  await page.screenshot({ path: join(folder, `${language}.png`) });
}
await browser.close();
