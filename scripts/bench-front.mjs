// How soon a project of 500 steps with 5,000 sub-steps is on screen, how soon a key in the filter shows, and whether
// frames are dropped while it scrolls, in Chromium over the real server: part of `npm run bench`.
import { chromium } from 'playwright';
import { fillLarge, fillLongList, withFilled } from './bench-fill.mjs';
import { measureBesideFloor } from './bench-floor.mjs';
import { measureHands, measureLongList } from './bench-hands.mjs';
import { ms, quantile, signIn } from './bench-kit.mjs';
import { keyTimes } from './bench-tasks.mjs';
import { chromiumPath } from './chromium.mjs';

const slowdown = 4;

/** Watches a page from its beginning: when the project's data had come, and when its steps were first painted. */
const watch = () => {
  // The task that comes first after the frame in which something was drawn.
  const afterPaint = (done) =>
    requestAnimationFrame(() => scheduler.postTask(() => done(performance.now()), { priority: 'user-blocking' }));
  const seen = { painted: undefined };
  globalThis.benchSeen = seen;
  new MutationObserver((_, observer) => {
    if (!document.querySelector('li[data-row]')) return;
    observer.disconnect();
    afterPaint((at) => {
      seen.painted = at;
    });
  }).observe(document, { childList: true, subtree: true });
};

/** The time from a project's data to its paint, in milliseconds, after a click in the list of projects. */
async function opening(context, url, id) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.addInitScript(watch);
  await page.goto(`${url}/projects?search=PRJ-1000`);
  const row = page.getByRole('row', { name: /Projeto 0 de automação/ });
  await row.waitFor();
  // The line of events never ends, so the network is never idle.
  await page.waitForTimeout(1_500);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await row.click();
  await page.waitForFunction(() => globalThis.benchSeen.painted !== undefined);
  const took = await page.evaluate((path) => {
    const [data] = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(path));
    return {
      came: globalThis.benchSeen.painted - data.responseEnd,
      asked: globalThis.benchSeen.painted - data.startTime,
    };
  }, `/api/projects/${id}`);
  await page.close();
  return took;
}

/** The times from a key in the filter to the paint of what it leaves, in milliseconds, by Chromium's own Event Timing. */
async function typing(page, rate) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const times = await keyTimes(page, page.getByRole('searchbox').first(), [
    'Etapa 4',
    'Parte 7',
    'Etapa 12',
    'Etapa 99',
  ]);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return times;
}

/**
 * What Chromium's own account of its frames (PipelineReporter in a trace) says of the page scrolling down and up again
 * at 3,000 pixels a second. The compositor scrolls, so the times between calls of requestAnimationFrame say nothing of it.
 */
async function scrolling(browser, page) {
  await page.evaluate(() => {
    globalThis.scrollTo(0, 0);
    const seen = { reached: 0, bare: 0 };
    globalThis.benchScroll = seen;
    const edge = () => {
      seen.reached = Math.max(seen.reached, globalThis.scrollY);
      // Where a row has to be at the lower end of the screen, unless the list ends above it.
      const { bottom } = document.querySelector('li[data-row]').parentElement.getBoundingClientRect();
      const at = Math.min(bottom, globalThis.innerHeight) - 8;
      if (!document.elementFromPoint(700, at)?.closest('li[data-row]')) seen.bare++;
    };
    globalThis.addEventListener('scroll', edge, { passive: true });
  });
  const session = await page.context().newCDPSession(page);
  await browser.startTracing(page, { categories: ['cc,benchmark'] });
  const gesture = { x: 700, y: 500, gestureSourceType: 'mouse', speed: 3_000 };
  for (const yDistance of [-15_000, 15_000])
    await session.send('Input.synthesizeScrollGesture', { ...gesture, yDistance });
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  const reports = traceEvents
    .filter(({ name, ph }) => name === 'PipelineReporter' && ph === 'b')
    .map(({ args }) => args.frame_reporter)
    .filter(({ scroll_state }) => scroll_state !== 'SCROLL_NONE');
  // A frame is reported twice when what the page draws comes later than the scrolling.
  const frames = Object.values(Object.groupBy(reports, (report) => report.frame_sequence));
  const isShown = (frame) => frame.some(({ state }) => state.startsWith('STATE_PRESENTED'));
  const isUnwanted = (frame) => frame.every(({ state }) => state === 'STATE_NO_UPDATE_DESIRED');
  return {
    ...(await page.evaluate(() => globalThis.benchScroll)),
    frames: frames.length,
    dropped: frames.filter((frame) => !isShown(frame) && !isUnwanted(frame)).length,
    unpainted: frames.filter((frame) => frame.some((report) => report.has_missing_content)).length,
  };
}

async function measure(note, url, id) {
  const browser = await chromium.launch({ executablePath: await chromiumPath() });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'pt-BR' });
  const page = await context.newPage();
  await signIn(page, url);
  await page.close();

  const times = [];
  for (let index = 0; index < 8; index++) times.push(await opening(context, url, id));
  const [came, asked] = [times.map((time) => time.came), times.map((time) => time.asked)];
  note(
    'front',
    `project of 500 × 10 opened, ${slowdown}× slowdown`,
    `data to paint p50 ${ms(quantile(came, 0.5))}, worst ${ms(Math.max(...came))}; from asking p50 ${ms(quantile(asked, 0.5))}`,
    '≤ 300 ms',
    quantile(came, 0.5) <= 300,
  );

  const project = await context.newPage();
  await project.goto(`${url}/projects/${id}`);
  await project.locator('li[data-row]').first().waitFor();
  // The page listens for changes for as long as it is open, so its network is never idle.
  await project.waitForTimeout(2_000);
  for (const rate of [1, slowdown]) {
    const keys = await typing(project, rate);
    note(
      'front',
      `typing in its filter, ${rate}× slowdown`,
      `key to paint p50 ${ms(quantile(keys, 0.5))}, p95 ${ms(quantile(keys, 0.95))} (${keys.length} keys)`,
      'p95 ≤ 50 ms',
      quantile(keys, 0.95) <= 50,
    );
  }
  const scrolled = await scrolling(browser, project);
  if (scrolled.reached < 10_000) throw new Error(`Only ${scrolled.reached} px were scrolled: nothing was measured.`);
  note(
    'front',
    'scrolling its steps, 3,000 px/s',
    `${scrolled.dropped} of ${scrolled.frames} frames dropped, ${scrolled.unpainted} with something unpainted; ${scrolled.bare} times a row missing`,
    'none dropped',
    scrolled.dropped === 0,
  );
  await browser.close();
}

/** How soon the largest project is there, and how it takes keys and scrolling. */
export const measureLarge = (note) => withFilled(fillLarge, (url, id) => measure(note, url, id));

/** What hands do in the largest project, in forms and in a list of 10,000 rows. */
export async function measureAllHands(note) {
  await withFilled(fillLarge, (url, id) => measureHands(note, url, id));
  await withFilled(fillLongList, (url) => measureLongList(note, url));
}

/** The app beside the floor, its largest project, and hands. */
export async function measureFront(note) {
  await withFilled(fillLarge, async (url, id) => {
    await measureBesideFloor(note, url);
    await measure(note, url, id);
  });
  await measureAllHands(note);
}
