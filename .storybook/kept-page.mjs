import { setupPage } from '@storybook/test-runner';
import PlaywrightEnvironment from '@storybook/test-runner/dist/jest-playwright-entries/test-environment.js';

/** The page of this worker, with what it needs, and where it came from. */
let kept;
/** Ends the browser of a worker that is asked for nothing more, so that the worker ends too. */
let ending;

const own = 'jest-playwright';

const withoutPage = ({ projectConfig, ...given }) => {
  const { testEnvironmentOptions } = projectConfig;
  const options = { ...testEnvironmentOptions, [own]: { ...testEnvironmentOptions[own], skipInitialization: true } };
  return { ...given, projectConfig: { ...projectConfig, testEnvironmentOptions: options } };
};

/**
 * Shows the stories of all files of a worker in one page, one after another, as who reads Storybook sees them. A page for
 * each file, as the test runner has it, reads all of Storybook and of axe anew: a third of the time of all stories.
 */
export default class KeptPage extends PlaywrightEnvironment {
  #hasFailed = false;

  constructor(given, context) {
    clearTimeout(ending);
    super(kept ? withoutPage(given) : given, context);
  }

  async setup() {
    const taken = kept;
    // Whatever goes wrong with it now, the next file gets another.
    kept = undefined;
    await super.setup();
    if (!taken) return setupPage(this.global.page, this.global.context);
    Object.assign(this.global, taken);
    await taken.context.clearCookies();
    await taken.page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }

  async handleTestEvent(event) {
    await super.handleTestEvent(event);
    if (event.name === 'test_done' && event.test.errors.length > 0) this.#hasFailed = true;
  }

  async teardown() {
    const { browser, context, page } = this.global;
    // Where something failed nobody knows what the page was left with: the next file gets another.
    kept = this.#hasFailed ? undefined : { browser, context, page };
    if (!kept) await browser?.close();
    // Jest gives a worker half a second to end.
    else
      ending = setTimeout(() => {
        kept = undefined;
        browser.close();
      }, 250);
    this.global.browser = undefined;
    await super.teardown();
  }
}
