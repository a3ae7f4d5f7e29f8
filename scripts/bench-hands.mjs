// How long the page's own tasks are while hands work in the largest project and in a list with 10,000 rows loaded, and how
// soon a key shows in their fields, in Chromium made four times slower: part of `npm run bench -- --front`.
import { chromium } from 'playwright';
import { ms, quantile, signIn } from './bench-kit.mjs';
import { dragged, keyTimes, longest, middle, pressAt, tellLongest } from './bench-tasks.mjs';
import { chromiumArgs, chromiumPath } from './chromium.mjs';

const slowdown = 4;
const rounds = 3;

/** Presses one thing, and then keys. */
const press = (find, ...keys) => ({
  ready: async (page) => {
    await find(page).scrollIntoViewIfNeeded();
    return middle(find(page));
  },
  act: async (page, place, isResting) => {
    await pressAt(page, place, isResting);
    for (const key of keys) {
      await page.keyboard.press(key);
      await page.waitForTimeout(600);
    }
  },
});

const row = (page, index) =>
  page.locator('li[data-row]').filter({ has: page.getByRole('link', { name: `Etapa ${index}`, exact: true }) });
const panel = (page) => page.getByRole('dialog').last();

/** What is done in the menu of a row, which is open before. */
const fromMenu = ({ ready, act }) => ({
  ready: async (page) => {
    await row(page, 3).getByRole('button').last().click();
    await page.waitForTimeout(900);
    return ready(page);
  },
  act,
});

/** What is done in the project, one after the other. */
const inProject = {
  'a step is chosen': press((page) => row(page, 1).getByRole('checkbox').first()),
  'a second one, and all let go of': press((page) => row(page, 2).getByRole('checkbox').first(), 'Escape'),
  'the menu of a step': press((page) => row(page, 3).getByRole('button').last(), 'Escape'),
  'its status is asked': press((page) => row(page, 3).getByRole('button', { name: /^Situação de/ }), 'Escape'),
  'its date is asked': press((page) => row(page, 3).getByRole('button', { name: /^Prazo de/ }), 'Escape'),
  'a step unfolds': press((page) => row(page, 2).locator('button[aria-expanded]').first()),
  'a sub-step is ticked': press((page) => page.getByRole('checkbox', { name: 'Parte 3', exact: true }).first()),
  'it folds': press((page) => row(page, 2).locator('button[aria-expanded]').first()),
  'a step is dragged and let go of': dragged((page) => row(page, 1).locator('[data-handle]'), 4, 30),
  'the panel of a step': press((page) => row(page, 5).getByRole('link').first()),
  'its name is written, and left as it was': press((page) => panel(page).getByRole('heading').first(), 'Escape'),
  'the panel goes': press((page) => panel(page).getByRole('button', { name: 'Fechar' }).first()),
  'a modal': fromMenu(press((page) => page.getByRole('menuitem', { name: /^Mover/ }), 'Escape')),
};

/** What is done in the list. */
const inList = {
  'a row is chosen': press((page) => page.locator('tbody [role=row], tbody tr').nth(2).getByRole('checkbox')),
  'all rows are chosen': press((page) => page.locator('thead').getByRole('checkbox')),
  'all rows are let go of': press((page) => page.locator('thead').getByRole('checkbox')),
  'how it is shown': press((page) => page.getByRole('button', { name: 'Exibir' }), 'Escape'),
};

async function measureActs(note, browser, page, where, acts) {
  const times = new Map();
  // Of an act the figure after a rest stands above the one without.
  for (const act of Object.keys(acts))
    for (const how of ['after a rest', 'without a rest']) times.set(`${where}: ${act}, ${how}`, []);
  for (let round = 0; round < rounds; round++)
    for (const isResting of [true, false])
      for (const [act, done] of Object.entries(acts))
        times
          .get(`${where}: ${act}, ${isResting ? 'after a rest' : 'without a rest'}`)
          .push(await longest(browser, page, done, isResting));
  tellLongest(note, 'hands', times, slowdown);
}

async function measureKeys(note, page, where, field, text) {
  const times = await keyTimes(page, field, [text, text]);
  note(
    'hands',
    `${where}, ${slowdown}× slowdown`,
    `key to paint p50 ${ms(quantile(times, 0.5))}, p95 ${ms(quantile(times, 0.95))} (${times.length} keys)`,
    'p95 ≤ 50 ms',
    quantile(times, 0.95) <= 50,
  );
}

async function withPage(url, measure) {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'pt-BR' });
    const page = await context.newPage();
    await signIn(page, url);
    const session = await context.newCDPSession(page);
    await measure(browser, page, (rate) => session.send('Emulation.setCPUThrottlingRate', { rate }));
  } finally {
    await browser.close();
  }
}

/** Hands in a project of 500 steps with 5,000 sub-steps, and in the forms beside it. */
export const measureHands = (note, url, id) =>
  withPage(url, async (browser, page, slow) => {
    await page.goto(`${url}/projects/${id}?groupBy=none&sortBy=position&sortOrder=asc`);
    await row(page, 5).waitFor();
    await page.waitForTimeout(2_500);
    await slow(slowdown);
    await measureActs(note, browser, page, 'project of 500 × 10', inProject);
    await row(page, 5).getByRole('link').first().click();
    await page.waitForTimeout(1_500);
    const comment = panel(page).getByRole('textbox').last();
    await measureKeys(note, page, 'a comment in the panel of its step', comment, 'Medir de novo, sem pressa');
    for (const [where, at, name] of [
      ['the name of a new project', '/projects/create', /^Nome/],
      ['the description of a new transaction', '/finance/transactions/create', /^Descrição/],
      ['the title of a new meeting', '/meetings/create', /^Título/],
    ]) {
      await slow(1);
      await page.goto(url + at);
      const field = page.getByRole('textbox', { name }).first();
      await field.waitFor();
      await page.waitForTimeout(2_500);
      await slow(slowdown);
      await measureKeys(note, page, where, field, 'Reforma da linha 3');
    }
  });

/** Hands in a list of which 10,000 rows are loaded. */
export const measureLongList = (note, url) =>
  withPage(url, async (browser, page, slow) => {
    await page.goto(`${url}/projects`);
    await page.locator('tbody tr').nth(5).waitFor();
    const loaded = () => page.evaluate(() => Number(document.querySelector('[aria-rowcount]')?.ariaRowCount));
    const more = page.getByRole('button', { name: 'Mostrar mais' });
    for (let count = await loaded(), turn = 0; turn < 400 && count < 10_000; turn++) {
      const before = count;
      await more.evaluate((button) => button.click());
      while (count === before) {
        await page.waitForTimeout(20);
        count = await loaded();
      }
    }
    await page.evaluate(() => globalThis.scrollTo(0, 0));
    await page.waitForTimeout(2_500);
    await slow(slowdown);
    await measureActs(note, browser, page, `list, ${await loaded()} rows loaded`, inList);
    await measureKeys(note, page, 'search in it', page.getByRole('searchbox').first(), 'Projeto 12 de aut');
  });
