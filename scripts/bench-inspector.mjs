// How soon the inspector draws a chart on a page that never drew one, and how smoothly 30 states while about 60 events a
// second flow: part of `npm run bench`.
import { chromium } from 'playwright';
import { quantile } from './bench-kit.mjs';
import { chromiumArgs, chromiumPath } from './chromium.mjs';
import { buildStorybook, serveStorybook } from './storybook.mjs';

const seconds = 6;
const modes = { 'software drawing': [], SwiftShader: ['--use-angle=swiftshader', '--enable-gpu-rasterization'] };

/** The times between frames, in milliseconds, while a page goes on by itself. */
const frames = (page) =>
  page.evaluate(
    (ms) =>
      new Promise((resolve) => {
        const found = [];
        let last = performance.now();
        const end = last + ms;
        const tick = (now) => {
          found.push(now - last);
          last = now;
          if (now < end) requestAnimationFrame(tick);
          else resolve(found.slice(1));
        };
        requestAnimationFrame(tick);
      }),
    seconds * 1_000,
  );

/** What the main thread computes between one frame and the next, in milliseconds, from a trace of Chromium. */
function workOf(trace) {
  const { traceEvents: events } = JSON.parse(trace);
  const inPage = events.find(({ name, ph }) => name === 'FireAnimationFrame' && ph === 'X');
  if (!inPage) return [];
  const own = events.filter(({ pid, tid }) => pid === inPage.pid && tid === inPage.tid);
  const tasks = own.filter(({ name, ph }) => name === 'ThreadControllerImpl::RunTask' && ph === 'X');
  const marks = own
    .filter(({ name, ph }) => name === 'Commit' && ph === 'X')
    .map(({ ts }) => ts)
    .sort((a, b) => a - b);
  return marks.slice(1).map((end, index) => {
    const within = tasks.filter(({ ts }) => ts >= marks[index] && ts < end);
    return within.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1_000;
  });
}

const story = 'iframe.html?id=machines-zoo--thirty&viewMode=story';

/** Storybook's own highlighter reads the style of every element again after each change; it takes itself for started. */
const withoutHighlighter = () => {
  globalThis.__STORYBOOK_HIGHLIGHT_INITIALIZED = true;
};

const cold = { '30 states': 'thirty', '49 regions side by side': 'regions', 'a chain of 200': 'chain' };

/** Before a page's own code: when the inspector begins to be drawn, its chart first is, and is as it stays (ms). */
const followDrawing = () => {
  const times = {};
  globalThis.drawingTimes = times;
  const look = () => {
    const chart = document.querySelector('[data-drawing]');
    if (!chart) return;
    times.begun ??= performance.now();
    // What is in the document is seen with the next frame.
    if (chart.querySelector('[data-state]')) times.drawn ??= performance.now();
    if (chart.dataset.drawing === 'placed') times.placed ??= performance.now();
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      if (startTime < times.begun && times.begun <= startTime + duration) times.begun = startTime;
  }).observe({ entryTypes: ['longtask'] });
};

/** How long the first chart of a page takes, in the middle of five fresh pages: from where the inspector begins to be drawn. */
async function measureCold(note, url) {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
  for (const [what, id] of Object.entries(cold)) {
    const all = [];
    for (let round = 0; round < 5; round++) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      const page = await context.newPage();
      await page.addInitScript(followDrawing);
      // Storybook's own look at what is accessible takes the thread for two seconds.
      await page.goto(`${url}/iframe.html?id=machines-zoo--${id}&viewMode=story&globals=a11y.manual:!true`);
      await page.waitForFunction(() => globalThis.drawingTimes.placed, undefined, { timeout: 60_000 });
      all.push(await page.evaluate(() => globalThis.drawingTimes));
      await context.close();
    }
    const middle = (name) =>
      quantile(
        all.map((times) => times[name] - times.begun),
        0.5,
      ).toFixed(0);
    note(
      'first chart of a page',
      what,
      `drawn after ${middle('drawn')} ms, as it stays after ${middle('placed')} ms`,
      '300 ms',
    );
  }
  await browser.close();
}

/** Ten thousand events, about 600 a second, with the log open: how many frames are late, and how many entries are drawn. */
async function measureMany(note, url) {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(withoutHighlighter);
  await page.goto(`${url}/iframe.html?id=machines-zoo--ten-thousand-events&viewMode=story`);
  const isPlayed = () =>
    ['completed', 'finished', 'errored'].includes(globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase);
  await page.waitForFunction(isPlayed, undefined, { timeout: 120_000 });
  const newest = () => page.evaluate(() => Number(document.querySelector('[data-number]')?.dataset.number));
  const before = await newest();
  await page.getByRole('radio', { name: '60×' }).click();
  const times = [];
  while ((await newest()) - before < 10_000) times.push(...(await frames(page)));
  const rows = await page.evaluate(() => document.querySelectorAll('[data-number]').length);
  const late = times.filter((time) => time > 25).length / times.length;
  note(
    'log open',
    `${(await newest()) - before} events`,
    `${(100 * late).toFixed(1)} % of ${times.length} frames late, p50 ${quantile(times, 0.5).toFixed(1)}, p95 ${quantile(times, 0.95).toFixed(1)} ms; ${rows} entries drawn`,
    'no frame > 25 ms',
  );
  await browser.close();
}

/** Frames per second and work per frame, by what draws and which part of the inspector is open. */
export async function measureInspector(note, { profile } = {}) {
  buildStorybook();
  const { url, close } = await serveStorybook();
  await measureCold(note, url);
  await measureMany(note, url);
  for (const [mode, args] of Object.entries(modes)) {
    const browser = await chromium.launch({ executablePath: await chromiumPath(), args });
    for (const [what, tab] of Object.entries({ 'chart and events': 'Conduzir', 'chart and log': 'Registro' })) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await page.addInitScript(withoutHighlighter);
      await page.goto(`${url}/${story}`);
      await page.locator('[data-state]').first().waitFor();
      await page.getByRole('tab', { name: tab }).click();
      const clock = page.getByRole('timer');
      await page.getByRole('radio', { name: '60×' }).click();
      await page.waitForTimeout(2_000);
      const before = await clock.textContent();
      const times = await frames(page);
      if ((await clock.textContent()) === before) throw new Error('The clock stands: nothing was measured.');
      const categories = ['devtools.timeline', 'toplevel', 'disabled-by-default-devtools.timeline'];
      await browser.startTracing(page, { categories });
      await page.waitForTimeout(seconds * 500);
      const trace = String(await browser.stopTracing());
      const work = workOf(trace);
      profile?.(`${mode}, ${what}`, trace);
      const fps = (1_000 * times.length) / times.reduce((sum, time) => sum + time, 0);
      const late = times.filter((time) => time > 25).length / times.length;
      note(
        mode,
        `30 states, ${what}`,
        `${fps.toFixed(0)} frames/s, ${(100 * late).toFixed(0)} % late; work per frame p50 ${quantile(work, 0.5).toFixed(1)}, p95 ${quantile(work, 0.95).toFixed(1)} ms`,
        '60 frames/s, p95 ≤ 16 ms',
      );
      await page.close();
    }
    await browser.close();
  }
  await close();
}
