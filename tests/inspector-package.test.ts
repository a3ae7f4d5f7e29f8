import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chromiumArgs, headlessPath } from '../scripts/chromium.mjs';
import { bin, environment, node, root } from '../scripts/kit.mjs';

// A stranger's app and their Storybook: the example alone in a folder, the tarball installed into it, and beside that
// only what any app of Vite and XState has, and any Storybook.
let app: string;
let browser: Browser;
const servers: Record<string, PreviewServer> = {};

const ofAnApp = ['react', 'react-dom', 'scheduler', 'xstate', 'vite', '@types'];
const theirs = [...ofAnApp, 'storybook', '@storybook/react-vite', '@storybook/addon-docs'];

/** Runs a command as nobody's test, and gives what it says. */
function run(command: string, args: string[], cwd = app) {
  const env = { ...environment(), NODE_ENV: 'production' };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', env });
  expect(status, `${stdout}${stderr}`).toBe(0);
  return stdout.trim();
}

beforeAll(async () => {
  app = mkdtempSync(join(tmpdir(), 'trama-stranger-'));
  cpSync(join(root, 'examples/inspector'), app, { recursive: true });
  const tarball = run(node(), ['scripts/inspector-package.mjs'], root);
  const target = join(app, 'node_modules/@trama/inspector');
  mkdirSync(target, { recursive: true });
  run('tar', ['-xzf', tarball, '--strip-components=1', '-C', target]);
  for (const name of theirs) {
    const link = join(app, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), link);
  }
  run(bin('vite'), ['build']);
  run(bin('storybook'), ['build', '--quiet', '--disable-telemetry', '--output-dir', 'storybook']);
  for (const outDir of ['dist', 'storybook']) {
    const settings = { logLevel: 'silent', build: { outDir }, preview: { host: '127.0.0.1', port: 0 } } as const;
    servers[outDir] = await preview({ root: app, ...settings });
  }
  browser = await chromium.launch({ executablePath: await headlessPath(), args: chromiumArgs });
}, 240_000);

afterAll(async () => {
  await browser?.close();
  for (const server of Object.values(servers)) await server.close();
  rmSync(app, { recursive: true, force: true });
});

async function open(path: string, folder = 'dist'): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(10_000);
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto(new URL(path, servers[folder]?.resolvedUrls?.local[0]).href);
  await page
    .getByRole('heading', { name: /The door is/ })
    .or(page.locator('[data-state]'))
    .first()
    .waitFor();
  expect(faults).toEqual([]);
  return page;
}

const activeOn = (page: Page, state: string) => page.locator(`[data-state="door.${state}"][data-active]`);

it('says its types to whoever installs it', () => {
  run(bin('tsc'), ['-p', app]);
  run(bin('tsc'), ['-p', join(app, '.storybook')]);
});

it('puts a machine on a stage: sends, answers, lets time pass', async () => {
  const page = await open('#stage');
  await activeOn(page, 'closed').waitFor();
  const panel = page.getByRole('tabpanel');
  await panel.getByRole('button', { name: 'try the key', exact: true }).click();
  await activeOn(page, 'asking').waitFor();
  await panel.getByRole('button', { name: 'Answer' }).click();
  await page.getByRole('dialog', { name: 'Answer: ask the lock' }).getByRole('button', { name: 'Send' }).click();
  await activeOn(page, 'open').waitFor();
  await page.getByRole('button', { name: 'Next timer' }).click();
  await activeOn(page, 'closed').waitFor();
  // What it opens has its colours too, outside of its frame.
  await page.getByRole('button', { name: 'Export' }).click();
  const menu = page.getByRole('menu');
  await menu.waitFor();
  expect(await menu.evaluate((one) => getComputedStyle(one).colorScheme)).toBe('dark');
  await page.close();
});

it('shows the machines of a running page, and leaves the styles of the page alone', async () => {
  const page = await open('#live');
  await activeOn(page, 'closed').waitFor();
  await page.getByRole('button', { name: 'Turn the key' }).click();
  await activeOn(page, 'open').waitFor();
  await page.getByRole('tabpanel').getByRole('button', { name: 'shut', exact: true }).click();
  await page.getByRole('heading', { name: 'The door is closed' }).waitFor();
  const looks = await page.evaluate(() =>
    ['html', 'body', 'h1', 'p', 'main button'].map((one) => {
      const { fontFamily, fontSize, margin, backgroundColor, color } = getComputedStyle(
        document.querySelector(one) as Element,
      );
      return `${one}: ${fontSize} ${fontFamily}, ${margin}, ${color} on ${backgroundColor}`;
    }),
  );
  // The browser's own styles, and those of `page.css`.
  expect(looks).toEqual([
    'html: 16px "Times New Roman", 0px, rgb(0, 0, 0) on rgba(0, 0, 0, 0)',
    'body: 16px "Times New Roman", 8px, rgb(0, 0, 0) on rgba(0, 0, 0, 0)',
    'h1: 40px serif, 24px, rgb(0, 0, 0) on rgba(0, 0, 0, 0)',
    'p: 16px "Times New Roman", 16px 0px, rgb(0, 0, 0) on rgba(0, 0, 0, 0)',
    'main button: 18px monospace, 0px, rgb(0, 0, 0) on rgb(239, 239, 239)',
  ]);
  await page.close();
});

const story = (id: string, viewMode = 'story') => open(`iframe.html?id=door--${id}&viewMode=${viewMode}`, 'storybook');

it('shows beside each story of a stranger the machines that it runs', async () => {
  const page = await story('beside');
  await activeOn(page, 'closed').waitFor();
  await page.getByRole('button', { name: 'Turn the key' }).click();
  await activeOn(page, 'open').waitFor();
  await page.getByRole('tabpanel').getByRole('button', { name: 'shut', exact: true }).click();
  await page.getByRole('heading', { name: 'The door is closed' }).waitFor();
  // The story keeps the styles of its own app, which are the browser's.
  expect(await page.locator('main h1').evaluate((one) => getComputedStyle(one).fontFamily)).toContain('Times');
  await page.close();
});

it('leaves out a story that says so and a page of docs, and takes its theme and language from one', async () => {
  const alone = await story('alone');
  expect(await alone.locator('.trama-inspector').count()).toBe(0);
  await alone.close();
  const docs = await story('docs', 'docs');
  expect(await docs.locator('.trama-inspector').count()).toBe(0);
  await docs.close();
  const light = await story('light');
  await activeOn(light, 'closed').waitFor();
  await light.getByRole('tab', { name: 'Conduzir' }).waitFor();
  expect(
    await light
      .locator('.trama-inspector')
      .first()
      .evaluate((one) => getComputedStyle(one).colorScheme),
  ).toBe('light');
  await light.close();
});
