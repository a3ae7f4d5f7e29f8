import AxeBuilder from '@axe-core/playwright';
import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';

/**
 * The a11y addon has already run axe in the story's own theme, the dark one, and failed it if need be. Here the page
 * turns to the other theme as it stands after `play`, and axe looks again: contrast is the one thing that can differ.
 */
const config: TestRunnerConfig = {
  async postVisit(page, story) {
    const { parameters } = await getStoryContext(page, story);
    if (parameters.a11y?.disable || parameters.a11y?.test !== 'error') return;

    await page.evaluate(() => {
      const root = document.documentElement;
      root.dataset.theme = root.dataset.theme === 'light' ? 'dark' : 'light';
    });
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode(true)
      .exclude('.sb-wrapper')
      .withRules(['color-contrast', 'link-in-text-block'])
      .analyze();
    if (violations.length) {
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, any }) => `${id}: ${any[0]?.message ?? ''}\n  ${html}`),
      );
      throw new Error(`In the other theme:\n${found.join('\n')}`);
    }
  },
};

export default config;
