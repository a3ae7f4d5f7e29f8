// What measurements of hands share: what is done in a page slowed by Chromium, and how long the page's own tasks are meanwhile.
import { ms, quantile } from './bench-kit.mjs';

/**
 * The longest task of a page while something is done, in milliseconds of its own thread: what else the machine does in
 * between does not count.
 */
export async function longest(browser, page, { ready, act }, isResting = true) {
  const found = await ready(page);
  await page.mouse.move(1, 1);
  await page.waitForTimeout(300);
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] });
  await act(page, found, isResting);
  await page.waitForTimeout(900);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  const tasks = traceEvents.filter(({ name, tdur }) => name === 'RunTask' && tdur > 0);
  const mains = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(placeOf),
  );
  return Math.max(0, ...tasks.filter((task) => mains.has(placeOf(task))).map(({ tdur }) => tdur / 1_000));
}

/** Tells the longest tasks of what was done, each by its name with those of all rounds. */
export function tellLongest(note, part, times, slowdown) {
  for (const [name, taken] of times)
    note(
      part,
      `${name}, ${slowdown}× slowdown`,
      `longest task p50 ${ms(quantile(taken, 0.5))}, worst ${ms(Math.max(...taken))}`,
      '≤ 100 ms',
      quantile(taken, 0.5) <= 100,
    );
}

const placeOf = ({ pid, tid }) => `${pid} ${tid}`;

/** Where the middle of something stands: found before, for to find it is work of the page's own thread. */
export async function middle(locator) {
  const { x, y, width, height } = await locator.boundingBox();
  return [x + width / 2, y + height / 2];
}

/** How long (milliseconds) a pointer that rests does so before it presses. */
export const restMs = 300;

/** Presses a place, not all within one frame: after the pointer has rested there, or as soon as it arrives. */
export async function pressAt(page, [x, y], isResting = true) {
  await page.mouse.move(x, y);
  if (isResting) await page.waitForTimeout(restMs);
  await page.mouse.click(x, y, { delay: 60 });
  await page.waitForTimeout(900);
}

/** Presses what has these names one after the other. */
export const pressed = (role, ...names) => ({
  ready: (page) => Promise.all(names.map((name) => middle(page.getByRole(role, { name, exact: true })))),
  act: async (page, places, isResting) => {
    for (const one of places) await pressAt(page, one, isResting);
  },
});

/** Drags something by some steps, and takes it back. */
export const dragged = (find, stepX, stepY) => ({
  ready: async (page) => {
    const { x, y } = await find(page).boundingBox();
    return [x + 10, y + 5];
  },
  act: async (page, [x, y]) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let step = 1; step < 6; step++) await page.mouse.move(x + step * stepX, y + step * stepY);
    await page.keyboard.press('Escape');
    await page.mouse.up();
  },
});

/** Types something into a field and takes it out again, key by key; says how many keys those were. */
async function typeAndErase(page, field, text) {
  await field.pressSequentially(text, { delay: 120 });
  for (const _ of text) {
    await field.press('Backspace');
    await page.waitForTimeout(80);
  }
  return 2 * text.length;
}

/**
 * How long each key of some texts takes in a field to the paint of what it writes, in milliseconds, by Chromium's own
 * Event Timing, which leaves out what took less than 16.
 */
export async function keyTimes(page, field, texts) {
  await field.click();
  await page.evaluate(() => {
    globalThis.benchKeys = [];
    globalThis.benchEvents?.disconnect();
    globalThis.benchEvents = new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') globalThis.benchKeys.push(duration);
    });
    globalThis.benchEvents.observe({ type: 'event', durationThreshold: 16 });
  });
  let typed = 0;
  for (const text of texts) typed += await typeAndErase(page, field, text);
  await page.waitForTimeout(800);
  const slow = await page.evaluate(() => globalThis.benchKeys);
  return [...slow, ...Array.from({ length: Math.max(0, typed - slow.length) }, () => 16)];
}
