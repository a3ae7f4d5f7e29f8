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

/** The times from a key to the paint of what it writes, in milliseconds, by Chromium's own Event Timing. */
async function timeKeys(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(() => {
    globalThis.benchKeys = [];
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') globalThis.benchKeys.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 });
  });
  let typed = 0;
  for (const [index, text] of texts.entries()) {
    await page
      .getByRole('row')
      .nth(2 + index)
      .getByRole('gridcell', { name: /R\$/ })
      .first()
      .click();
    for (const key of text) {
      await page.keyboard.press(key);
      await page.waitForTimeout(120);
      typed++;
    }
    await page.keyboard.press('Escape');
    await page.waitForTimeout(300);
  }
  const slow = await page.evaluate(() => globalThis.benchKeys);
  // Event Timing leaves out what took less than 16 ms.
  return [...slow, ...Array.from({ length: Math.max(0, typed - slow.length) }, () => 16)];
}

/** Measures typing in the cells of a list, the first key of a cell, which opens its field, with it. */
export async function measureCells(note, name, url) {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
  try {
    const times = await timeKeys(await openList(browser, url));
    const told = `p50 ${ms(quantile(times, 0.5))}, p95 ${ms(quantile(times, 0.95))} of ${times.length} keys`;
    note(name, `a key in a cell at ${slowdown}x slowdown`, told, 'p95 ≤ 50 ms');
  } finally {
    await browser.close();
  }
}
