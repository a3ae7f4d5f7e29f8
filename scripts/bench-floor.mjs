// Our pages beside the floor (`scripts/floor`), in turn and several rounds, over HTTP/2 with TLS: part of
// `npm run bench -- --front`.
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { build } from 'vite';
import { paths } from '../src/features/paths.ts';
import { account, asker, ms, quantile } from './bench-kit.mjs';
import { lighthouseScores } from './bench-lighthouse.mjs';
import { keyTimes, restMs } from './bench-tasks.mjs';
import { proxyTo, serveFolder, serveTls } from './bench-tls.mjs';
import { chromiumPath } from './chromium.mjs';
import { root } from './kit.mjs';

const rounds = 7;
const slowdown = 4;
/** For how long (milliseconds) a page is left alone, for what comes when idle. */
const settling = 2_500;
/** How long (milliseconds) a new window is given: Chromium draws its own frame first, at what is measured's cost. */
const opening = 1_500;
/** For how long (milliseconds) it is watched while nobody touches it. */
const untouched = 120_000;

const median = (values) => quantile(values, 0.5);
const spread = (values) => `${ms(Math.min(...values))}–${ms(Math.max(...values))}`;
const kB = (bytes) => `${(bytes / 1_000).toFixed(0)} kB`;
const percent = (share) => `${(share * 100).toFixed(1)} %`;

const floorFolder = join(root, 'dist/floor');
async function buildFloor() {
  const { NODE_ENV = '' } = process.env;
  await build({
    root: join(root, 'scripts/floor'),
    configFile: false,
    logLevel: 'warn',
    build: { outDir: floorFolder, emptyOutDir: true, modulePreload: { polyfill: false } },
  });
  // Vite says that this is production: a server that is started after it would ask for what one needs there.
  process.env.NODE_ENV = NODE_ENV;
}

/** Watches a page from its beginning: what it shifts, its long tasks, and when something was first painted. */
const watch = () => {
  const seen = { shift: 0, longest: 0, long: 0 };
  globalThis.benchPage = seen;
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value;
  });
  observe('longtask', ({ duration }) => {
    seen.long++;
    seen.longest = Math.max(seen.longest, duration);
  });
  // The task that comes first after the frame in which it was drawn. Of rows out of sight nothing need be drawn: so many
  // are there, or those that fill the window.
  globalThis.benchPainted = (selector, count = 1, mayFill = true) =>
    new Promise((resolve) => {
      // A page that was left may still be there, unseen.
      const isThere = () => {
        const found = [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
        return (
          found.length >= count || (mayFill && found.some((row) => row.getBoundingClientRect().bottom >= innerHeight))
        );
      };
      const told = () =>
        requestAnimationFrame(() =>
          scheduler.postTask(() => resolve(performance.now()), { priority: 'user-blocking' }),
        );
      if (isThere()) return told();
      new MutationObserver((_, observer) => {
        if (!isThere()) return;
        observer.disconnect();
        told();
      }).observe(document, { childList: true, subtree: true, attributeFilter: ['style', 'aria-current'] });
    });
};

async function open(subject) {
  const context = await subject.browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 1440, height: 900 },
    locale: 'pt-BR',
    storageState: subject.storageState,
  });
  const page = await context.newPage();
  await page.addInitScript(watch);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const metrics = async () =>
    Object.fromEntries((await session.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value]));
  return { context, page, session, metrics };
}

/** How many addresses were asked for: the mark is the page's icon too, and one request. */
const addresses = (responses) => new Set([...responses].map((response) => response.url())).size;

/** One visit with nothing kept: what it fetches, when what is awaited is there, and what the main thread did. */
async function visit(subject, path, awaited, count = 1) {
  const { context, page, metrics } = await open({
    ...subject,
    storageState: path.isPublic ? undefined : subject.storageState,
  });
  const responses = [];
  page.on('response', (response) => responses.push(response));
  // From the page's beginning: to ask it once it has begun takes longer than some pages take.
  await page.addInitScript(
    ([selector, least]) => {
      globalThis.benchUsable = globalThis.benchPainted(selector, least);
    },
    [awaited, count],
  );
  await page.waitForTimeout(opening);
  await page.goto(subject.url + path.at, { waitUntil: 'commit' });
  const usable = await page.evaluate(() => globalThis.benchUsable);
  const needed = new Set(responses);
  const script = (await metrics()).ScriptDuration * 1_000;
  await page.waitForTimeout(settling);
  const unused = new Set(responses);
  await page.mouse.move(1, 1);
  await page.waitForTimeout(settling);
  const scripts = responses.filter((response) => response.request().resourceType() === 'script');
  const bodies = await Promise.all(scripts.map((response) => response.body().catch(() => Buffer.alloc(0))));
  const sizes = bodies.map((body) => gzipSync(body, { level: 9 }).length);
  const sum = (isCounted) =>
    sizes.reduce((total, size, index) => (isCounted(scripts[index]) ? total + size : total), 0);
  const seen = await page.evaluate(() => globalThis.benchPage);
  await context.close();
  return {
    usable,
    script,
    requests: addresses(unused),
    requestsInUse: addresses(responses),
    asked: addresses(needed),
    bytes: sum((response) => unused.has(response)),
    bytesInUse: sum(() => true),
    neededBytes: sum((response) => needed.has(response)),
    scripts: scripts.length,
    ...seen,
  };
}

/** The time from a click on a link to the paint of what it leads to, and to that of its last row, in milliseconds. */
async function change(page, { link, awaited, count = 1 }, isResting = true) {
  const target = page.locator(link).first();
  if (isResting) {
    await target.hover();
    await page.waitForTimeout(restMs);
  } else await page.mouse.move(1, 1);
  await page.evaluate(
    ([selector, least]) => {
      globalThis.benchChange = new Promise((resolve) => {
        addEventListener(
          'click',
          ({ timeStamp }) =>
            // After the router took the click, for the page that is left may show the like.
            queueMicrotask(async () => {
              const both = [true, false].map((mayFill) => globalThis.benchPainted(selector, least, mayFill));
              resolve((await Promise.all(both)).map((at) => at - timeStamp));
            }),
          { capture: true, once: true },
        );
      });
    },
    [awaited, count],
  );
  await target.click();
  const [filled, all] = await page.evaluate(() => globalThis.benchChange);
  return { filled, all };
}

/** A page of its own, slowed, from which nobody has gone anywhere. */
async function openSlowed(subject, from) {
  const { context, page, session } = await open(subject);
  await page.goto(subject.url + from.at);
  await page.locator(from.awaited).first().waitFor();
  await page.waitForTimeout(settling);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { context, page };
}

/** Changes from one page to another and back, slowed: the first time, and then again, with or without resting on the link. */
async function changes(subject, from, to, isResting) {
  const { context, page } = await openSlowed(subject, from);
  const first = await change(page, to, isResting);
  const again = [];
  for (let index = 0; index < 3; index++) {
    await page.waitForTimeout(500);
    await change(page, from, isResting);
    await page.waitForTimeout(500);
    again.push(await change(page, to, isResting));
  }
  await context.close();
  return { first: first.filled, again: median(again.map(({ filled }) => filled)) };
}

/** A first change from one page to another, slowed, by a hand that presses as soon as it points. */
async function hastyChange(subject) {
  const { context, page } = await openSlowed(subject, subject.home);
  const times = await change(page, subject.list, false);
  await context.close();
  return times;
}

/** The time from a key in the filter of a list to its paint, by Chromium's own Event Timing: the 95th of a hundred. */
async function keys(subject) {
  const { context, page, session } = await open(subject);
  await page.goto(subject.url + subject.list.at);
  await page.locator(subject.list.awaited).first().waitFor();
  await page.waitForTimeout(settling);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const { field, text } = subject.list;
  const times = await keyTimes(page, page.locator(field).first(), [text, text, text]);
  await context.close();
  return quantile(times, 0.95);
}

/** The heap holds what the browser compiles hot code to as well, which goes on for hundreds of changes and ends by itself. */
const interpreted = '--js-flags=--no-opt --no-maglev --no-sparkplug';

/** How the heap stands after some changes of page, against after many. */
async function heap(subject, many = 500) {
  const { context, page, session, metrics } = await open(subject);
  await page.goto(subject.url + subject.home.at);
  await page.locator(subject.home.awaited).first().waitFor();
  const used = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return (await metrics()).JSHeapUsedSize;
  };
  let early = 0;
  for (let index = 1; index <= many; index++) {
    await page
      .locator(index % 2 ? subject.list.link : subject.home.link)
      .first()
      .click();
    await page
      .locator(index % 2 ? subject.list.awaited : subject.home.awaited)
      .first()
      .waitFor();
    if (index === 50) early = await used();
  }
  const late = await used();
  await context.close();
  return { early, late };
}

/** What the main thread does while nobody touches a list, as a share of the time. */
async function idle(subject) {
  const { context, page, metrics } = await open(subject);
  await page.goto(subject.url + subject.list.at);
  await page.locator(subject.list.awaited).first().waitFor();
  await page.waitForTimeout(settling);
  const before = await metrics();
  await page.waitForTimeout(untouched);
  const after = await metrics();
  await context.close();
  return (after.TaskDuration - before.TaskDuration) / (after.Timestamp - before.Timestamp);
}

async function signIn(browser, url) {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, locale: 'pt-BR' });
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.locator('input[type=email]').fill(account.email);
  await page.locator('input[type=password]').fill(account.password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/home');
  const storageState = await context.storageState();
  await context.close();
  return storageState;
}

/** Runs a measurement of both in turn, so many rounds. */
async function inTurn(subjects, times, measure) {
  const found = subjects.map(() => []);
  for (let round = 0; round < times; round++)
    for (const [index, subject] of subjects.entries()) found[index].push(await measure(subject));
  return found;
}

/** Notes a figure of both beside its goal, if it has one, and whether that is met. */
function judge(note) {
  const tell = (...told) => note('floor', ...told);
  return {
    ratio(what, [ours, floor], goal) {
      const ratio = median(ours) / median(floor);
      const value = `${ms(median(ours))} : ${ms(median(floor))} = ${ratio.toFixed(1)} (${spread(ours)} : ${spread(floor)})`;
      tell(what, value, goal === undefined ? '–' : `≤ ${goal}`, goal === undefined || ratio <= goal);
    },
    atMost: (what, [ours, floor], goal, text = String) =>
      tell(
        what,
        `${text(ours)} : ${text(floor)}`,
        goal === Number.POSITIVE_INFINITY ? '–' : `≤ ${text(goal)}`,
        ours <= goal,
      ),
    beside: (what, value) => tell(what, value, '–', true),
    less: (what, [ours, floor], goal) =>
      tell(what, `${ours.toFixed(0)} : ${floor.toFixed(0)}`, `at most ${goal} less`, floor - ours <= goal),
  };
}

async function measureLoads(told, subjects, what, { path, goals }) {
  const visits = await inTurn(subjects, rounds, (subject) => {
    const page = subject[path];
    return visit(subject, page, page.awaited, page.count);
  });
  const each = (pick) => visits.map((some) => some.map(pick));
  const middle = (pick) => each(pick).map(median);
  told.atMost(
    `${what}: script, gzip`,
    middle(({ bytes }) => bytes),
    goals.bytes,
    kB,
  );
  told.atMost(
    `${what}: script until it is usable, gzip`,
    middle(({ neededBytes }) => neededBytes),
    goals.bytes,
    kB,
  );
  told.atMost(
    `${what}: script with what comes once a hand is seen, gzip`,
    middle(({ bytesInUse }) => bytesInUse),
    Number.POSITIVE_INFINITY,
    kB,
  );
  told.atMost(
    `${what}: requests`,
    middle(({ requests }) => requests),
    goals.requests,
  );
  told.atMost(
    `${what}: requests until it is usable`,
    middle(({ asked }) => asked),
    goals.requests,
  );
  told.atMost(
    `${what}: requests with what comes once a hand is seen`,
    middle(({ requestsInUse }) => requestsInUse),
    Number.POSITIVE_INFINITY,
  );
  told.ratio(
    `${what}: time to a usable field or list`,
    each(({ usable }) => usable),
    goals.usable,
  );
  told.ratio(
    `${what}: main-thread script until it is usable`,
    each(({ script }) => script),
    goals.script,
  );
  told.atMost(
    `${what}: longest task`,
    middle(({ longest }) => longest),
    100,
    ms,
  );
}

/** Changes from each main page of ours to each other, and from one to what only it leads to, beside as many to the floor's list. */
async function measureChanges(told, [ours, floor]) {
  const others = ours.main.map((to) => ({ to, all: ours.main.filter((page) => page !== to) }));
  for (const { to, all } of [...others, { to: ours.within, all: Array(5).fill(ours.within.from) }]) {
    for (const isResting of [true, false]) {
      const how = isResting ? 'after a rest' : 'without a rest';
      const moved = [];
      for (const from of all) {
        const own = await changes(ours, from, to, isResting);
        const theirs = await changes(floor, floor.home, floor.list, isResting);
        told.beside(
          `route change ${from.at} → ${to.at}, first and again, ${how}`,
          [ms(own.first), ms(own.again)].join(', '),
        );
        moved.push([own, theirs]);
      }
      for (const [time, goal] of [
        ['first', 2.5],
        ['again', 2],
      ])
        told.ratio(
          `route change to ${to.at}, ${time}, ${how}, ${slowdown}× slowdown`,
          [0, 1].map((index) => moved.map((both) => both[index][time])),
          goal,
        );
    }
  }
  const hasty = await inTurn([ours, floor], 5, hastyChange);
  for (const [time, what] of [
    ['filled', ''],
    ['all', ', until its last row'],
  ])
    told.ratio(
      `route change to the list of projects, first, pressed as soon as it is pointed at, ${slowdown}× slowdown${what}`,
      hasty.map((some) => some.map((found) => found[time])),
    );
}

/** Where the first of each kind is found, for the addresses that name one. */
const listed = {
  projectId: '/api/projects',
  meetingId: '/api/meetings',
  unitId: '/api/units',
  accountId: '/api/finance/accounts',
  clientId: '/api/finance/clients',
  categoryId: '/api/finance/categories',
  transactionId: '/api/finance/transactions',
  wabaId: '/api/wabas',
  userId: '/api/users',
};

/** Every address of the app, those of the demonstration's first project, meeting, … among them. */
async function allAddresses(url, { origins }) {
  const kept = origins.flatMap(({ localStorage }) => localStorage);
  const ask = asker(url, kept.find(({ name }) => name === 'accessToken').value);
  const found = { token: 'nobody-was-invited-by-this-one-0000' };
  for (const [name, path] of Object.entries(listed)) found[name] = (await ask('GET', path)).data[0]?.id;
  return Object.values(paths).map(({ pattern }) => pattern.replace(/:(\w+)/, (_, name) => found[name]));
}

/** How much each page moves by itself while it comes, cold. */
async function measureShifts(told, ours, url) {
  const shifts = [];
  for (const at of await allAddresses(url, ours.storageState)) {
    const isPublic = /^\/($|login|signup|auth\/)/.test(at);
    const { context, page } = await open({ ...ours, storageState: isPublic ? undefined : ours.storageState });
    await page.goto(ours.url + at);
    await page.locator('h1').first().waitFor();
    await page.waitForTimeout(settling);
    shifts.push({ at, shift: await page.evaluate(() => globalThis.benchPage.shift) });
    await context.close();
  }
  shifts.sort((one, other) => other.shift - one.shift);
  for (const { at, shift } of shifts.slice(0, 3).concat(shifts.slice(3).filter((each) => each.shift > 0.01)))
    told.atMost(`layout shift of ${at}, among the most of ${shifts.length} pages`, [shift.toFixed(3), 0], 0.01);
}

const place = (at, shown, count = 1) => {
  const link = `nav a[href="${at}"]`;
  // The page that is left may show the like.
  return { at, awaited: `body:has(${link}[aria-current]) main ${shown}`, count, link };
};

/** The pages of the side navigation that are opened most, each with what shows that its data is there. */
const mainPages = {
  home: place('/home', 'a[href^="/projects/"]'),
  work: place('/my-work', 'a[href*="step="]'),
  projects: place('/projects', ':is([role=row], tr) a[href^="/projects/"]', 50),
  meetings: place('/meetings', ':is([role=row], tr) a[href^="/meetings/"]'),
  finance: place('/finance', 'a[href^="/finance/transactions?kind=income"]'),
};

/** What only the dashboard leads to while the navigation is folded. */
const transactions = {
  at: '/finance/transactions',
  from: mainPages.finance,
  link: 'main a[href^="/finance/transactions?kind=income"][href*="&kind=expense&period"]',
  awaited: 'main tr a[href^="/finance/transactions/"]',
};

/** Measures our pages over a server beside the floor, and says which goals they miss. */
export async function measureBesideFloor(note, url) {
  await buildFloor();
  const executablePath = await chromiumPath();
  const browser = await chromium.launch({ executablePath });
  const [front, floorFront] = [await serveTls(proxyTo(url)), await serveTls(serveFolder(floorFolder))];
  const ours = {
    browser,
    url: front.url,
    storageState: await signIn(browser, front.url),
    login: { at: '/login', awaited: 'input[type=email]', isPublic: true },
    home: mainPages.home,
    list: { ...mainPages.projects, field: 'input[type=search]', text: 'Projeto 12 de aut' },
    main: Object.values(mainPages),
    within: transactions,
  };
  const floor = {
    browser,
    url: floorFront.url,
    login: { at: '/login', awaited: 'input[type=email]', isPublic: true },
    home: { at: '/', awaited: 'a[href="/list"]', link: 'a[href="/"]' },
    list: {
      at: '/list',
      awaited: 'tbody tr',
      count: 50,
      link: 'a[href="/list"]',
      field: 'input[type=search]',
      text: 'Ação 12 da linha',
    },
  };
  const subjects = [ours, floor];
  const told = judge(note);
  try {
    await measureLoads(told, subjects, 'sign-in', {
      path: 'login',
      goals: { bytes: 160_000, requests: 10, usable: 1.8, script: 2 },
    });
    await measureLoads(told, subjects, 'list', {
      path: 'list',
      goals: { bytes: 260_000, requests: 20, usable: 2.5, script: 4 },
    });
    await measureChanges(told, subjects);
    told.ratio(`key to paint in the filter, p95, ${slowdown}× slowdown`, await inTurn(subjects, 3, keys), 1);
    await measureShifts(told, ours, url);
    const plain = await chromium.launch({ executablePath, args: [interpreted] });
    for (const [what, subject, goal] of [
      ['with what hot code is compiled to', ours, Number.POSITIVE_INFINITY],
      ['of the app itself', { ...ours, browser: plain }, 1.1],
    ]) {
      const { early, late } = await heap(subject);
      const shares = [late / early, 1];
      told.atMost(`heap after 500 changes of page, against after 50, ${what}`, shares, goal, percent);
    }
    await plain.close();
    told.atMost('main thread of a list that nobody touches', [await idle(ours), await idle(floor)], 0.01, percent);
    await lighthouseScores(told, subjects, executablePath);
  } finally {
    front.stop();
    floorFront.stop();
    await browser.close();
  }
}
