import { createRequire } from 'node:module';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chromiumArgs, headlessPath } from '../scripts/chromium.mjs';
import { mermaidOf } from '../src/inspector/export';
import { graphOf } from '../src/inspector/graph';
import { zoo } from '../src/inspector/zoo';

const require = createRequire(import.meta.url);

// What is copied as Mermaid is drawn by Mermaid itself, in a page that has nothing else.
let browser: Browser;
let page: Page;

interface Mermaid {
  initialize: (options: object) => void;
  render: (id: string, text: string) => Promise<{ svg: string }>;
}

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await headlessPath(), args: chromiumArgs });
  page = await browser.newPage();
  await page.addScriptTag({ path: require.resolve('mermaid/dist/mermaid.min.js') });
  await page.evaluate(() => {
    const { mermaid } = globalThis as unknown as { mermaid: Mermaid };
    // As text of the drawing, so that what it says can be read.
    mermaid.initialize({ startOnLoad: false, htmlLabels: false, flowchart: { htmlLabels: false } });
  });
}, 60_000);

afterAll(() => browser?.close());

/** What Mermaid draws of a text: all that it says, without spaces, and how many arrows. */
const draw = (text: string) =>
  page.evaluate(async (given) => {
    const { mermaid } = globalThis as unknown as { mermaid: Mermaid };
    document.body.innerHTML = (await mermaid.render('drawing', given)).svg;
    const svg = document.body.firstElementChild;
    return {
      said: svg?.textContent?.replace(/\s/g, '') ?? '',
      arrows: svg?.querySelectorAll('.edgePaths path, path.transition').length ?? 0,
    };
  }, text);

const close = (text: string) => text.replace(/\s/g, '');

it.each(Object.entries(zoo))('Mermaid draws %s: all its states and transitions, by their names', async (_, machine) => {
  const lines = mermaidOf(graphOf(machine)).split('\n');
  const drawn = await draw(lines.join('\n'));
  const names = lines.flatMap((line) => /state "(.+)" as /.exec(line)?.[1] ?? []);
  const labels = lines.flatMap((line) => / --> \w+ : (.+)$/.exec(line)?.[1]?.split('<br>') ?? []);
  expect(names.length).toBe(Object.keys(graphOf(machine).nodes).length);
  expect([...names, ...labels].filter((text) => !drawn.said.includes(close(text)))).toEqual([]);
  expect(drawn.arrows).toBeGreaterThanOrEqual(lines.filter((line) => line.includes('-->')).length);
});
