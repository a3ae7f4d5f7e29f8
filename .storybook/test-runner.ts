import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';

interface Violation {
  id: string;
  nodes: { html: string; any: { message: string }[] }[];
}

/**
 * The a11y addon has already run axe in the story's own theme, the dark one, and failed it if need be. Here the page
 * turns to the other theme as it stands after `play`, and the same axe looks again: contrast is what can differ.
 */
async function assertOtherTheme(page: Page) {
  const found = await page.evaluate(async () => {
    const root = document.documentElement;
    root.dataset.theme = root.dataset.theme === 'light' ? 'dark' : 'light';
    const { axe } = window as unknown as { axe: { run(...given: unknown[]): Promise<{ violations: Violation[] }> } };
    const { violations } = await axe.run(
      { exclude: ['.sb-wrapper'] },
      { runOnly: ['color-contrast', 'link-in-text-block'], resultTypes: ['violations'] },
    );
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${any[0]?.message ?? ''}\n  ${html}`),
    );
  });
  if (found.length) throw new Error(`In the other theme:\n${found.join('\n')}`);
}

/** The narrowest phone, text twice as large, and a language read from the right: each as the story stands after `play`. */
const views = [
  { name: 'At 320 px', width: 320, zoom: '100%', dir: 'ltr' },
  { name: 'With text at 200 %', width: 640, zoom: '200%', dir: 'ltr' },
  { name: 'From right to left', width: 320, zoom: '100%', dir: 'rtl' },
];

/** Nothing may stick out of the page sideways; what scrolls inside a box of its own is fine. */
async function assertReach(page: Page) {
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  const found: string[] = [];
  for (const { name, width, zoom, dir } of [
    ...views,
    { name: 'As before', width: size.width, zoom: '100%', dir: 'ltr' },
  ]) {
    await page.setViewportSize({ width, height: size.height });
    const outside = await page.evaluate(
      async ({ zoom, dir }) => {
        const root = document.documentElement;
        root.style.fontSize = zoom;
        root.dir = dir;
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const sticksOut = (element: Element) => {
          const { left, right, width } = element.getBoundingClientRect();
          return width > 0 && (left < -1 || right > root.clientWidth + 1);
        };
        const excess = root.scrollWidth - root.clientWidth;
        // An overlay stands over the page and lengthens nothing.
        const overlays = [
          ...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu], [role=tooltip]'),
        ];
        if (excess <= 0 && !overlays.some(sticksOut)) return '';
        const outside = [...document.body.querySelectorAll('*')].filter(sticksOut);
        return `${excess} px stick out:\n${outside
          .slice(0, 5)
          .map((element) => (element.cloneNode() as Element).outerHTML)
          .join('\n')}`;
      },
      { zoom, dir },
    );
    if (outside) found.push(`${name} ${outside}`);
  }
  if (found.length) throw new Error(found.join('\n'));
}

const config: TestRunnerConfig = {
  async postVisit(page, story) {
    const { parameters } = await getStoryContext(page, story);
    if (parameters.a11y?.disable || parameters.a11y?.test !== 'error') return;
    await assertOtherTheme(page);
    await assertReach(page);
  },
};

export default config;
