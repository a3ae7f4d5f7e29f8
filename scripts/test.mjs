// `npm test`: everything, on a fresh clone too. Ends with `N passed, N failed` on a line of its own.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bin, environment, node, root } from './kit.mjs';
import { setup } from './setup.mjs';

setup();

// Only now: these need installed packages.
const [{ build }, { check }, { testJourneys }, { withPostgres }, { spawnStaleStorybook }] = await Promise.all([
  import('./build.mjs'),
  import('./check.mjs'),
  import('./test-e2e.mjs'),
  import('./postgres.mjs'),
  import('./storybook.mjs'),
]);

const results = join(root, 'test-results');
mkdirSync(results, { recursive: true });

/** Runs a test runner that writes Jest's JSON report; answers its counts, one failure where it wrote none. */
function reported(name, command, args, more = {}) {
  const report = join(results, `${name}.json`);
  rmSync(report, { force: true });
  const { status } = spawnSync(command, args(report), {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment(), ...more },
  });
  try {
    const { numPassedTests: passed, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
    const failed = Math.max(numFailedTests, numFailedTestSuites);
    return { passed, failed: status !== 0 && failed === 0 ? 1 : failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const vitest = (name, filters, more) =>
  reported(
    name,
    bin('vitest'),
    (report) => ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...filters],
    more,
  );

async function onPostgres() {
  const building = spawnStaleStorybook();
  const built = building && once(building, 'close');
  let counts = { passed: 0, failed: 0 };
  try {
    await withPostgres((one) =>
      withPostgres((other) => {
        const more = { STORE: 'postgres', TEST_DATABASE_URL: `${one} ${other}` };
        counts = vitest('postgres', ['server', '--maxWorkers=2'], more);
      }),
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    counts = { passed: 0, failed: 1 };
  }
  await built;
  return counts;
}

const stages = [
  ['types, lint and contract', check],
  [
    'build',
    () => {
      build();
      return { passed: 1, failed: 0 };
    },
  ],
  ['units, machines, server and contract, on the embedded store', () => vitest('unit', [], { STORE: 'embedded' })],
  ['the server on PostgreSQL', onPostgres],
  ['stories', () => reported('stories', node(), () => ['scripts/test-stories.mjs'])],
  ['journeys', testJourneys],
];

const total = { passed: 0, failed: 0 };
const lines = [];
for (const [name, run] of stages) {
  console.log(`\n— ${name}`);
  const started = Date.now();
  const { passed, failed } = await run();
  total.passed += passed;
  total.failed += failed;
  lines.push(`${name}: ${passed} passed, ${failed} failed, ${Math.round((Date.now() - started) / 1_000)} s`);
}

console.log(`\n${lines.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
