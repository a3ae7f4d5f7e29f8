import { defineConfig } from '@playwright/test';
import { chromiumArgs, headlessPath } from '../../scripts/chromium.mjs';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  fullyParallel: false,
  // A journey waits a third of its time, so three keep two cores busy.
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Twice what the slowest takes on two busy cores: a machine may be half as fast another day.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: process.env.E2E_REPORT ? [['line'], ['json', { outputFile: process.env.E2E_REPORT }]] : 'line',
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1280, height: 800 },
    // Traces of all of them cost a good part of the time; ask for one with `--trace on`.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: await headlessPath(), args: chromiumArgs },
  },
});
