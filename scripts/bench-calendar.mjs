// How long the longest task of the calendar is, with 2,000 meetings a month and 30 of them at once, in Chromium on a machine
// made four times slower, over the real server: part of `npm run bench`.
import { chromium } from 'playwright';
import { fillMeetings, withFilled } from './bench-fill.mjs';
import { signIn } from './bench-kit.mjs';
import { dragged, longest, pressed, tellLongest } from './bench-tasks.mjs';
import { chromiumArgs, chromiumPath } from './chromium.mjs';

const slowdown = 4;
const rounds = Number(process.env.ROUNDS ?? 5);
const day = '2026-11-18';

const alt = async (page, keys) => {
  await page.keyboard.down('Alt');
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(150);
  }
  await page.keyboard.press('Escape');
  await page.keyboard.up('Alt');
};

const marked = (page) => page.locator(`[data-lanes="${day}"] [data-movable]`).nth(4);
const walked =
  (...keys) =>
  async (page) => {
    for (const key of keys) {
      await page.keyboard.press(key);
      await page.waitForTimeout(200);
    }
  };

/** What is done, each by its name: first what makes it ready, which is not measured. */
const acts = {
  'drag begun and taken back': dragged(marked, -12, 9),
  'step by Alt and an arrow': {
    ready: (page) => marked(page).focus(),
    act: (page) => alt(page, ['ArrowDown', 'ArrowDown', 'ArrowRight']),
  },
  'walk by arrows': {
    ready: (page) => marked(page).focus(),
    act: walked('ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowUp'),
  },
  'next week and back': pressed('button', 'Próxima semana', 'Semana anterior'),
  'to the day and back': pressed('radio', 'Dia', 'Semana'),
  'to the month': pressed('radio', 'Mês'),
  'arrows in the month': {
    ready: (page) => page.locator(`[data-day="${day}"]`).focus(),
    act: walked('ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft'),
  },
  'drag in the month': dragged((page) => page.locator(`[data-day="${day}"] [data-movable]:visible`).first(), 40, 20),
  'next month and back': pressed('button', 'Próximo mês', 'Mês anterior'),
  'to the agenda': pressed('radio', 'Agenda'),
  'scrolling the agenda': {
    ready: (page) => page.mouse.move(700, 600),
    act: async (page) => {
      for (let turn = 0; turn < 12; turn++) {
        await page.mouse.wheel(0, 1_500);
        await page.waitForTimeout(80);
      }
    },
  },
  'back to the week': {
    ready: async (page) => {
      await page.evaluate(() => globalThis.scrollTo(0, 0));
      return pressed('radio', 'Semana').ready(page);
    },
    act: (page, places) => pressed('radio').act(page, places),
  },
};

async function measure(note, url) {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
  try {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'pt-BR',
      timezoneId: 'America/Sao_Paulo',
    });
    const page = await context.newPage();
    await signIn(page, url);
    const session = await context.newCDPSession(page);
    const times = new Map();
    for (let round = 0; round < rounds; round++) {
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      await page.goto(`${url}/meetings/calendar?day=${day}&view=week`);
      await page.locator(`[data-lanes="${day}"] [data-movable]`).nth(4).waitFor();
      await page.waitForTimeout(2_500);
      for (const [name, act] of Object.entries(acts))
        times.set(name, [...(times.get(name) ?? []), await longest(browser, page, act)]);
    }
    tellLongest(note, 'calendar', times, slowdown);
  } finally {
    await browser.close();
  }
}

/** The longest tasks of the calendar with 2,000 meetings a month. */
export const measureCalendar = (note) => withFilled(fillMeetings, (url) => measure(note, url));
