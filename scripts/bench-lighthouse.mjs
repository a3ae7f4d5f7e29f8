// Lighthouse beside the floor, where it is installed: `npm install --no-save lighthouse`. It is no dependency, for it
// brings 150 packages that nothing else needs.
import { chromium } from 'playwright';
import { quantile } from './bench-kit.mjs';

const runs = 3;
const port = 9_223;

/** Keeps in a browser what somebody who is signed in keeps there. */
async function signInto(context, { url, storageState }) {
  const page = await context.newPage();
  await page.goto(`${url}/icon.svg`);
  await page.evaluate(
    (items) => {
      for (const { name, value } of items) localStorage.setItem(name, value);
    },
    storageState.origins.flatMap(({ localStorage }) => localStorage),
  );
  await page.close();
}

/** The score of a page, mobile and simulated, in a browser of its own. */
async function score(lighthouse, executablePath, subject, { at, isPublic }) {
  const args = [`--remote-debugging-port=${port}`, '--ignore-certificate-errors'];
  const context = await chromium.launchPersistentContext('', { executablePath, args, ignoreHTTPSErrors: true });
  try {
    if (!isPublic && subject.storageState) await signInto(context, subject);
    const options = { port, onlyCategories: ['performance'], logLevel: 'error', disableStorageReset: true };
    const { lhr } = await lighthouse(subject.url + at, options);
    return lhr.categories.performance.score * 100;
  } finally {
    await context.close();
  }
}

/** Notes how many points our pages score less than the floor's. */
export async function lighthouseScores(told, subjects, executablePath) {
  const { default: lighthouse } = await import('lighthouse').catch(() => ({}));
  if (!lighthouse) return console.log('floor: Lighthouse is not installed: npm install --no-save lighthouse');
  for (const [path, goal] of [
    ['login', 3],
    ['list', 8],
  ]) {
    const scores = subjects.map(() => []);
    for (let run = 0; run < runs; run++)
      for (const [index, subject] of subjects.entries())
        scores[index].push(await score(lighthouse, executablePath, subject, subject[path]));
    told.less(
      `Lighthouse, mobile, ${path}`,
      scores.map((some) => quantile(some, 0.5)),
      goal,
    );
  }
}
