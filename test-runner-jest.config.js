import { getJestConfig } from '@storybook/test-runner';
import { chromiumArgs, headlessPath } from './scripts/chromium.mjs';

const base = getJestConfig();
const options = base.testEnvironmentOptions['jest-playwright'];

export default {
  ...base,
  testEnvironment: '<rootDir>/.storybook/kept-page.mjs',
  testTimeout: 60_000,
  testEnvironmentOptions: {
    ...base.testEnvironmentOptions,
    'jest-playwright': {
      ...options,
      browsers: ['chromium'],
      launchOptions: { executablePath: await headlessPath(), headless: true, args: chromiumArgs },
      // Nothing moves, so axe never reads a colour halfway through a fade.
      contextOptions: {
        ...options.contextOptions,
        reducedMotion: 'reduce',
        locale: 'pt-BR',
        // Without a window nobody could be asked.
        permissions: ['clipboard-read', 'clipboard-write'],
      },
    },
  },
};
