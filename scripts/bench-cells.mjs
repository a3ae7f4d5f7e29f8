// How soon a key in a cell of the transactions shows, in Chromium over the real server: part of `npm run bench -- --finance`.
import { chromium } from 'playwright';
import { ms, quantile, signIn } from './bench-kit.mjs';
import { chromiumArgs, chromiumPath } from './chromium.mjs';

const slowdown = 4;
const texts = ['1.234,50', '98,7', '45.000', '12,34'];

/** Signs in and shows the list of transactions. */
async function openList(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'pt-BR' });
  const page = await context.newPage();
  await signIn(page, url);
  await page.goto(`${url}/finance/transactions?kind=expense`);
  await page.getByRole('row').nth(6).waitFor();
  // What comes after the first paint is not what is measured.
  await page.waitForTimeout(2_000);
  return page;
}

/** Notes how long each key takes to the paint of what it writes, by Chromium's own Event Timing. */
const watchKeys = () => {
  globalThis.benchKeys = [];
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'keydown') globalThis.benchKeys.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 });
};

/** The times of keys in milliseconds: those that open a field in a cell, and those that are typed in it. */
async function timeKeys(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(watchKeys);
  const press = async (key) => {
    await page.evaluate(() => {
      globalThis.benchKeys = [];
    });
    await page.keyboard.press(key);
    await page.waitForTimeout(160);
    // Event Timing leaves out what took less than 16 ms.
    return (await page.evaluate(() => globalThis.benchKeys[0])) ?? 16;
  };
  const times = { opening: [], typed: [] };
  for (const [index, text] of [...texts, ...texts].entries()) {
    await page
      .getByRole('row')
      .nth(2 + (index % texts.length))
      .getByRole('gridcell', { name: /R\$/ })
      .first()
      .click();
    await page.waitForTimeout(160);
    const [first, ...others] = text;
    times.opening.push(await press(first));
    for (const key of others) times.typed.push(await press(key));
    await page.keyboard.press('Escape');
    await page.waitForTimeout(300);
  }
  return times;
}

/** Measures typing in the cells of a list, and apart from it the first key of a cell, which opens its field. */
export async function measureCells(note, name, url) {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
  try {
    const { opening, typed } = await timeKeys(await openList(browser, url));
    const told = (times) => `p50 ${ms(quantile(times, 0.5))}, p95 ${ms(quantile(times, 0.95))} of ${times.length} keys`;
    note(name, `a key in a cell at ${slowdown}x slowdown`, told(typed), 'p95 ≤ 50 ms');
    note(name, 'the key that opens its field', told(opening), '');
  } finally {
    await browser.close();
  }
}
