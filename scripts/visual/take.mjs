// Pictures of stories and pages of prose, as they stand after `play`: both themes, each at its own size, and on a phone.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { PNG } from 'pngjs';
import { chromiumArgs, headlessPath } from '../chromium.mjs';

const usual = { width: 1024, height: 768 };
const phone = { width: 375, height: 760 };
/** How long a notice stays by itself (ms), as `Toast` has it. */
const noticeMs = 6_000;

/** Counts what a page has asked for and not yet got: a part that comes late is still to be drawn. */
function followRequests(page) {
  const open = new Set();
  page.on('request', (request) => open.add(request));
  for (const end of ['requestfinished', 'requestfailed']) page.on(end, (request) => open.delete(request));
  // A story that shows how something waits never gets it: what belongs to the build does come.
  return () => [...open].some((request) => ['script', 'stylesheet', 'font', 'image'].includes(request.resourceType()));
}

/** How long rows that are on their way are awaited (ms), where a story does not say that they never come. */
const busyMs = 2_000;
/** For so many frames a story that is busy has nothing on its way, when it is the picture of how something waits. */
const calmFrames = 20;

/** Waits until nothing says that it is busy, or nothing that was asked for will be answered (`.storybook/calls.ts`). */
async function awaitRows({ page, isLoading }) {
  const until = Date.now() + busyMs;
  const isCalm = () =>
    page.evaluate(
      async ({ calmFrames, until }) => {
        const draw = () => new Promise((done) => requestAnimationFrame(done));
        for (let calm = 0; calm < calmFrames && performance.timeOrigin + performance.now() < until; await draw()) {
          if (!document.querySelector('[aria-busy=true]')) return;
          calm = globalThis.callsOfStory?.size === 0 ? calm + 1 : 0;
        }
      },
      { calmFrames, until },
    );
  do await isCalm();
  while (isLoading() && Date.now() < until);
}

/** Waits until nothing in a picture is by chance: parts that come late, fonts, images, charts still being placed, and three frames drawn. */
async function settle({ page, isLoading }) {
  do
    await page.evaluate(async () => {
      await document.fonts.ready;
      await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
      const draw = () => new Promise((done) => requestAnimationFrame(done));
      while (document.querySelector('[data-drawing]:not([data-drawing=placed])')) await draw();
      for (let frame = 0; frame < 3; frame++) await draw();
    });
  while (isLoading());
}

const turn = (page, theme) =>
  page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme;
  }, theme);

/** The sizes that stories ask for by themselves, by the story's id. */
async function sizesOf(page, url, stories) {
  await page.goto(`${url}/iframe.html?viewMode=story`);
  await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue);
  return page.evaluate(async (ids) => {
    const sizes = {};
    for (const storyId of ids) {
      const { storyGlobals, parameters } = await globalThis.__STORYBOOK_PREVIEW__.loadStory({ storyId });
      const styles = parameters.viewport?.options?.[storyGlobals.viewport?.value]?.styles;
      if (styles)
        sizes[storyId] = { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) };
    }
    return sizes;
  }, stories);
}

/** Before a page's own code: keeps what goes by itself, and hears when a `play` comes to nothing. */
const beforePage = (noticeMs) => {
  const start = globalThis.setTimeout;
  // A notice stays for some seconds, in which a busy machine may have taken its picture or not.
  globalThis.setTimeout = (work, ms, ...more) => start(work, ms === noticeMs ? 2 ** 31 - 1 : ms, ...more);
  const waiting = setInterval(() => {
    const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
    if (!channel) return;
    clearInterval(waiting);
    channel.on('playFunctionThrewException', ({ message }) => {
      globalThis.playFault = message;
    });
  }, 5);
};

/** Whether all that an address shows is there: a story after `play`, a page of prose with the stories within it. */
const isReady = () => {
  const { type, phase } = globalThis.__STORYBOOK_PREVIEW__?.currentRender ?? {};
  if (type !== 'docs') return ['completed', 'finished', 'errored', 'aborted'].includes(phase);
  const shown = [...document.querySelectorAll('[data-story-block]')];
  const isDrawn = (block) => block.querySelector('iframe, [id$="-inner"] > *');
  const isWhole = !document.querySelector('#storybook-docs [data-coming]');
  return isWhole && document.querySelector('#storybook-docs :is(h1, h2)') && shown.every(isDrawn);
};

/** The most of a page that is drawn at once (px): what is taller is taken piece by piece. */
const tallest = 6_000;

/** All of a page as it stands, from above: one picture, or as many as it takes. */
async function takePieces(tab, size) {
  const { page } = tab;
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
  // From its own size each time: a page that once was taller would never be less than the window that was made for it.
  await page.setViewportSize(size);
  await settle(tab);
  const window = Math.min(Math.max(size.height, await heightOf()), tallest);
  // Made as tall as the page before the picture is taken: what comes into sight has time to load.
  await page.setViewportSize({ ...size, height: window });
  await settle(tab);
  const pieces = [await page.screenshot({ animations: 'disabled', caret: 'hide' })];
  for (let top = window; top < (await heightOf()); top += window) {
    const above = await page.evaluate((top) => {
      scrollTo({ top, behavior: 'instant' });
      return top - scrollY;
    }, top);
    await settle(tab);
    const clip = { x: 0, y: above, width: size.width, height: window - above };
    pieces.push(await page.screenshot({ animations: 'disabled', caret: 'hide', clip }));
  }
  if (pieces.length > 1) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  return pieces;
}

/** Pictures one below the other, as one. */
function joined(pieces) {
  if (pieces.length === 1) return pieces[0];
  const images = pieces.map((piece) => PNG.sync.read(piece));
  const height = images.reduce((sum, image) => sum + image.height, 0);
  const sheet = new PNG({ width: images[0].width, height });
  let top = 0;
  for (const image of images) {
    PNG.bitblt(image, sheet, 0, 0, image.width, image.height, 0, top);
    top += image.height;
  }
  return PNG.sync.write(sheet);
}

/** The picture of a whole page that stands still: the same twice, a moment (ms) apart, each time from its own size. */
export async function takeStill(tab, size, pauseMs) {
  let last = [];
  for (let tries = 0; tries < 20; tries++) {
    const now = await takePieces(tab, size);
    if (now.length === last.length && now.every((piece, at) => piece.equals(last[at]))) return joined(now);
    last = now;
    await tab.page.waitForTimeout(pauseMs);
  }
  throw new Error('It never stands still.');
}

/** Takes all pictures of one entry of Storybook's index. */
async function takeEntry(tab, url, { id, type, size = usual }, planted, keep) {
  const { page } = tab;
  const open = async (theme, triesLeft = 1) => {
    await page.goto(`${url}/iframe.html?id=${id}&viewMode=${type}&globals=theme:${theme};clock:fixed;motion:reduced`);
    await page.waitForFunction(isReady);
    const fault = await page.evaluate(() => globalThis.playFault);
    if (type !== 'docs') await awaitRows(tab);
    // Half of a play is no picture of its story: a busy machine has one more try.
    if (fault && triesLeft > 0) return open(theme, triesLeft - 1);
    if (fault) throw new Error(fault);
    // A story in a frame has pictures of its own.
    await page.addStyleTag({ content: `iframe { visibility: hidden } ${planted.style ?? ''}` });
  };
  // A page of prose brings its parts one after the other.
  const pauseMs = type === 'docs' ? 800 : 100;
  const shoot = async (view, at = size) => {
    await page.setViewportSize(at);
    keep(`${id}.${view}`, await takeStill(tab, at, pauseMs));
  };
  // A story turns as it stands after `play`; a page of prose has a theme of its own around what it shows.
  const show = (theme) => (type === 'docs' ? open(planted.theme ?? theme) : planted.theme || turn(page, theme));
  await page.setViewportSize(size);
  if (type !== 'docs') await open(planted.theme ?? 'dark');
  await show('light');
  await shoot('light');
  await show('dark');
  await shoot('dark');
  // Last: what stays in sight while a page scrolls is drawn half a pixel elsewhere, now and then, once a page was narrow.
  if (size.width > phone.width) await shoot('phone', phone);
}

/**
 * Takes pictures of entries into a folder, two at a time; answers the names of the pictures by the entry's id, and what
 * went wrong. What is planted (a style, a theme) is there to see whether it is seen.
 */
export async function takePictures(url, entries, folder, planted = {}) {
  const browser = await chromium.launch({ executablePath: await headlessPath(), args: chromiumArgs });
  const open = async () => {
    const settings = { locale: 'pt-BR', timezoneId: 'America/Sao_Paulo', reducedMotion: 'reduce' };
    const page = await browser.newPage({ viewport: usual, ...settings });
    await page.addInitScript(beforePage, noticeMs);
    return { page, isLoading: followRequests(page) };
  };
  const tabs = await Promise.all([open(), open()]);
  const ids = entries.filter(({ type }) => type === 'story').map(({ id }) => id);
  const sizes = await sizesOf(tabs[0].page, url, ids);
  const waiting = [...entries];
  const taken = new Map();
  const failures = new Map();
  const work = async (tab) => {
    for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
      const names = [];
      const keep = (name, picture) => {
        names.push(name);
        writeFileSync(join(folder, `${name}.png`), picture);
      };
      await takeEntry(tab, url, { ...entry, size: sizes[entry.id] }, planted, keep).catch((error) =>
        failures.set(entry.id, error.message.split('\n')[0]),
      );
      taken.set(entry.id, names);
    }
  };
  await Promise.all(tabs.map(work));
  await browser.close();
  return { taken, failures };
}
