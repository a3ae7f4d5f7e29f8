// How soon each page of prose of the built Storybook is there and how many files it asks for, opened from another and
// opened cold from the server, where most of the time is Storybook's own start: `npm run bench -- --storybook`.
// `--only=part of an id` narrows it, `--cold=0` leaves out the cold ones.
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
  await context.close();
  return { id, title: title - began, first: first - began, files };
}

/** In the frame of all pages: goes to another as its link does, and tells when what stands in the window was drawn (ms). */
const goTo = (id) =>
  new Promise((resolve) => {
    const titleNow = () => document.querySelector('#storybook-docs h1');
    const before = titleNow();
    const began = performance.now();
    let title;
    const look = () => {
      const heading = titleNow();
      if (heading && heading !== before) {
        title ??= performance.now() - began;
        const first = document.querySelector('[data-story-block]');
        const isInSight = first && first.getBoundingClientRect().top < innerHeight;
        if (!isInSight || first.querySelector('iframe, [id$="-inner"] > *'))
          return resolve({ title, first: performance.now() - began });
      }
      requestAnimationFrame(look);
    };
    globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('selectStory', { storyId: id });
    look();
  });

/** Opens each page from the one before it, as a reader does who looks around. */
async function openInTurn(browser, url, ids) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  let files = 0;
  let last = performance.now();
  page.on('request', () => {
    files++;
    last = performance.now();
  });
  const rest = async () => {
    while (performance.now() - last < quiet) await page.waitForTimeout(100);
  };
  await page.goto(`${url}/docs/?path=/docs/${ids.at(-1)}`);
  const frame = await (await page.waitForSelector('#storybook-preview-iframe')).contentFrame();
  await frame.waitForSelector('#storybook-docs h1');
  const all = [];
  for (const id of ids.slice(0, -1)) {
    await rest();
    files = 0;
    const times = await frame.evaluate(goTo, id);
    last = performance.now();
    await rest();
    all.push({ id, ...times, files });
  }
  await page.close();
  return all;
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
  const isColdToo = !process.argv.includes('--cold=0');
  const cold = [];
  let inTurn;
  try {
    inTurn = await openInTurn(browser, server.url, ids);
    if (isColdToo) for (const id of ids) cold.push(await openCold(browser, server.url, id));
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  const tell = (how, all, target) => {
    const spread = (name) => {
      const times = all.map((page) => page[name]);
      return `p50 ${ms(quantile(times, 0.5))}, p95 ${ms(quantile(times, 0.95))}, most ${ms(Math.max(...times))}`;
    };
    note('Storybook', `${all.length} pages, ${how}: title`, spread('title'), target);
    note('Storybook', `${all.length} pages, ${how}: what is in sight`, spread('first'), target);
    const heaviest = all.toSorted((one, other) => other.files - one.files).slice(0, 5);
    note('Storybook', `files, ${how}`, heaviest.map(({ id, files }) => `${id} ${files}`).join(', '), `≤ ${mostFiles}`);
    const slowest = all.toSorted((one, other) => other.first - one.first).slice(0, 6);
    for (const { id, title, first, files } of slowest)
      note('Storybook', `${id}, ${how}`, `title ${ms(title)}, in sight ${ms(first)}, ${files} files`);
  };
  tell('from another', inTurn, '≤ 1500 ms');
  if (isColdToo) tell('cold', cold, '≤ 1500 ms');
}
