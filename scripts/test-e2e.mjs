// `npm run test:e2e`: whole journeys in real Chromium against the real server.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { bin, environment, root } from './kit.mjs';
import { setup } from './setup.mjs';

const report = join(root, 'test-results', 'e2e.json');

/** Runs the journeys; answers how many passed and failed. */
export function testJourneys(args = []) {
  build();
  mkdirSync(join(root, 'test-results'), { recursive: true });
  const { status } = spawnSync(bin('playwright'), ['test', '--config', 'tests/e2e/playwright.config.ts', ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment(), E2E_REPORT: report },
  });
  try {
    const { expected, unexpected, flaky } = JSON.parse(readFileSync(report, 'utf8')).stats;
    return { passed: expected, failed: unexpected + flaky + (status !== 0 && unexpected === 0 ? 1 : 0) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

if (process.argv[1]?.endsWith('test-e2e.mjs')) {
  setup();
  const { failed } = testJourneys(process.argv.slice(2));
  process.exit(failed > 0 ? 1 : 0);
}
