// How soon each page of prose of the built Storybook is there, opened cold from the server, and how many files it asks for:
// `npm run bench -- --storybook`. `--only=part of an id` narrows it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ms, quantile, start } from './bench-kit.mjs';
import { chromiumArgs, chromiumPath } from './chromium.mjs';
import { buildStorybook, compressStorybook, entries } from './storybook.mjs';

/** So many files a page may ask for. */
export const mostFiles = 60;
/** So long it is awaited that nothing more is asked for (ms). */
const quiet = 600;

/** Within the frame of a page of prose: when its title was first drawn, and when what stands in the window did (ms). */
const followProse = () => {
  const seen = {};
  globalThis.proseSeen = seen;
  const look = () => {
    if (!document.querySelector('#storybook-docs h1')) return;
    seen.title ??= performance.timeOrigin + performance.now();
    const first = document.querySelector('[data-story-block]');
    const isInSight = first && first.getBoundingClientRect().top < innerHeight;
    if (isInSight && !first.querySelector('iframe, [id$="-inner"] > *')) return;
    seen.first ??= performance.timeOrigin + performance.now();
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
};

/** Opens one page as a reader does who was never here. */
async function openCold(browser, url, id) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  let files = 0;
  let last = performance.now();
  page.on('request', () => {
    files++;
    last = performance.now();
  });
  await page.addInitScript(followProse);
  const began = Date.now();
  await page.goto(`${url}/docs/?path=/docs/${id}`);
  const frame = await (await page.waitForSelector('#storybook-preview-iframe')).contentFrame();
  await frame.waitForFunction(() => globalThis.proseSeen?.first, undefined, { timeout: 60_000 });
  const { title, first } = await frame.evaluate(() => globalThis.proseSeen);
  while (performance.now() - last < quiet) await page.waitForTimeout(100);
  const nodes = await frame.evaluate(() => document.querySelectorAll('*').length);
  await context.close();
  return { id, title: title - began, first: first - began, files, nodes };
}

/** Measures every page; what takes the longest and asks for the most stands at the end. */
export async function measureStorybook(note) {
  buildStorybook();
  compressStorybook();
  const folder = mkdtempSync(join(tmpdir(), 'trama-bench-'));
  const server = await start({ DATA_DIR: folder });
  const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length) ?? '';
  const ids = entries().flatMap(({ id, type }) => (type === 'docs' && id.includes(only) ? [id] : []));
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
  const all = [];
  try {
    for (const id of ids) all.push(await openCold(browser, server.url, id));
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  const spread = (name) => {
    const times = all.map((page) => page[name]);
    return `p50 ${ms(quantile(times, 0.5))}, p95 ${ms(quantile(times, 0.95))}, most ${ms(Math.max(...times))}`;
  };
  note('Storybook', `${all.length} pages: title`, spread('title'), '≤ 1500 ms');
  note('Storybook', `${all.length} pages: what is in sight`, spread('first'), '≤ 1500 ms');
  const heaviest = all.toSorted((one, other) => other.files - one.files);
  note(
    'Storybook',
    'files',
    heaviest
      .slice(0, 5)
      .map(({ id, files }) => `${id} ${files}`)
      .join(', '),
    `≤ ${mostFiles}`,
  );
  const slowest = all.toSorted((one, other) => other.first - one.first);
  for (const { id, title, first, files, nodes } of slowest.slice(0, 12))
    note('Storybook', id, `title ${ms(title)}, in sight ${ms(first)}, ${files} files, ${nodes} elements`);
}
