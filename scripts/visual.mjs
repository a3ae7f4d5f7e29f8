// Every story in both themes as a picture, compared with the one accepted before; a page shows what differs.
//   npm run chromatic -- --local [part of a story's id]   compares
//   npm run chromatic -- --local --accept                  takes today's pictures as the ones to compare with
// Pictures depend on the machine's Chromium, so they are kept beside the project (.cache/visual) and not in it.
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { chromium } from 'playwright';
import { PNG } from 'pngjs';
import { chromiumArgs, chromiumPath } from './chromium.mjs';
import { root } from './kit.mjs';
import { buildStorybook, serveStorybook, stories } from './storybook.mjs';

const accepted = join(root, '.cache/visual');
const results = join(root, 'test-results/visual');
const themes = ['dark', 'light'];
/** Pixels of 10,000 that may differ before a picture counts as changed. */
const tolerance = 1;

const picture = (path) => PNG.sync.read(readFileSync(path));

/** A picture on a larger, empty sheet: a story that grew can still be compared. */
function onSheet(image, width, height) {
  const sheet = new PNG({ width, height });
  PNG.bitblt(image, sheet, 0, 0, image.width, image.height, 0, 0);
  return sheet.data;
}

/** Where two pictures differ, written as a third; undefined where they do not. */
function difference(before, after, path) {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const diff = new PNG({ width, height });
  const sheets = [before, after].map((image) => onSheet(image, width, height));
  const count = pixelmatch(...sheets, diff.data, width, height, { threshold: 0.1 });
  if (count * 10_000 <= tolerance * width * height) return undefined;
  writeFileSync(path, PNG.sync.write(diff));
  const grown = before.height === after.height ? '' : `, ${after.height - before.height} px taller`;
  return `${count} pixels${grown}`;
}

async function take(page, url, { id, theme }) {
  const globals = `theme:${theme};clock:fixed;motion:reduced`;
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
  await page.waitForFunction(() => {
    const phase = globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase;
    return ['completed', 'finished', 'errored', 'aborted'].includes(phase);
  });
  await page.evaluate(() => document.fonts.ready);
  const path = join(results, `${id}-${theme}.png`);
  await page.screenshot({ path, fullPage: true, animations: 'disabled', caret: 'hide' });
}

/** Takes all pictures, several pages at a time. */
async function takeAll(shots) {
  const { url, close } = await serveStorybook();
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
  const waiting = [...shots];
  const work = async () => {
    const page = await browser.newPage({ viewport: { width: 1024, height: 768 }, locale: 'pt-BR' });
    for (let shot = waiting.shift(); shot; shot = waiting.shift()) {
      await take(page, url, shot).catch((error) => {
        shot.failure = error.message.split('\n')[0];
      });
    }
  };
  await Promise.all([work(), work()]);
  await browser.close();
  await close();
}

function judge({ id, theme, title, name, failure }) {
  const file = `${id}-${theme}.png`;
  const [before, after] = [join(accepted, file), join(results, file)];
  const shot = { file, title: `${title} · ${name} · ${theme}` };
  if (failure) return { ...shot, kind: 'failed', what: failure };
  if (!existsSync(before)) return { ...shot, kind: 'new' };
  const what = difference(picture(before), picture(after), join(results, `diff-${file}`));
  if (!what) return { ...shot, kind: 'same' };
  copyFileSync(before, join(results, `before-${file}`));
  return { ...shot, kind: 'changed', what };
}

const figure = (src, caption) =>
  `<figure><a href="${src}"><img src="${src}" loading="lazy" alt="${caption}"></a><figcaption>${caption}</figcaption></figure>`;

function page(judged) {
  const shown = judged.filter(({ kind }) => kind !== 'same');
  const sections = shown.map(({ kind, title, what = '', file }) => {
    const pictures =
      kind === 'changed'
        ? figure(`before-${file}`, 'before') + figure(file, 'now') + figure(`diff-${file}`, what)
        : figure(file, `${kind} ${what}`);
    return `<section><h2>${title}</h2><div>${pictures}</div></section>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Visual differences</title>
<style>body{font:14px system-ui;margin:24px;color-scheme:light dark}div{display:flex;gap:12px}figure{margin:0;flex:1}img{width:100%;border:1px solid #8888}</style>
<h1>${shown.length} of ${judged.length} pictures to look at</h1>${sections.join('\n')}`;
}

/** Compares all stories with the accepted pictures; answers how many changed or failed. */
export async function compare({ accept, only = '' }) {
  buildStorybook();
  rmSync(results, { recursive: true, force: true });
  for (const folder of [results, accepted]) mkdirSync(folder, { recursive: true });
  const shots = stories()
    .filter(({ id, tags = [] }) => id.includes(only) && !tags.includes('no-visual'))
    .flatMap((story) => themes.map((theme) => ({ ...story, theme })));
  await takeAll(shots);
  const judged = shots.map(judge);
  writeFileSync(join(results, 'index.html'), page(judged));
  const count = (kind) => judged.filter((each) => each.kind === kind).length;
  if (accept)
    for (const { kind, file } of judged) if (kind !== 'failed') copyFileSync(join(results, file), join(accepted, file));
  console.log(
    `visual: ${count('same')} same, ${count('changed')} changed, ${count('new')} new, ${count('failed')} failed: ${join('test-results', 'visual', 'index.html')}`,
  );
  return accept ? 0 : count('changed') + count('failed');
}
