// `npm run test:e2e`: whole journeys in real Chromium against the real server.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { headlessPath } from './chromium.mjs';
import { bin, environment, root } from './kit.mjs';
import { setup } from './setup.mjs';

const report = join(root, 'test-results', 'e2e.json');

/** Each test of a report that did not pass at its first try: its file, its name, and why. */
function readFailures(suites, path = []) {
  return suites.flatMap(({ title, file, specs = [], suites: inner = [] }) => {
    const names = title === file ? path : [...path, title];
    const here = specs.flatMap(({ title: name, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ status, results }) => ({
          file: join(root, 'tests/e2e', file),
          name: [...names, name].join(' › '),
          why: results.find(({ error }) => error)?.error.message ?? '',
          again: status === 'flaky',
        })),
    );
    return [...here, ...readFailures(inner, names)];
  });
}

/** Runs the journeys; answers how many passed and failed, which failed, and which passed only at the second try. */
export async function testJourneys(args = []) {
  build();
  mkdirSync(join(root, 'test-results'), { recursive: true });
  const { status } = spawnSync(bin('playwright'), ['test', '--config', 'tests/e2e/playwright.config.ts', ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment(), E2E_REPORT: report, CHROMIUM_PATH: await headlessPath() },
  });
  try {
    const { stats, suites } = JSON.parse(readFileSync(report, 'utf8'));
    const told = readFailures(suites);
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + (status !== 0 && stats.unexpected === 0 ? 1 : 0),
      failures: told.filter(({ again }) => !again),
      again: told.filter(({ again }) => again),
    };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

if (process.argv[1]?.endsWith('test-e2e.mjs')) {
  setup();
  const { failed } = await testJourneys(process.argv.slice(2));
  process.exit(failed > 0 ? 1 : 0);
}
