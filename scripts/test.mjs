// `npm test`: everything, on a fresh clone too. Ends with `N passed, N failed` on a line of its own.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
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

/** More files than these failing is no accident: none of them is tried again. */
const mostTriedAgain = 5;

const readJson = (file, otherwise) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return otherwise;
  }
};

/**
 * Runs a test runner that writes Jest's JSON report; answers its exit code, the report (nothing where it wrote none) and
 * what went wrong outside of any test.
 */
function runReported(name, command, args, more) {
  const report = join(results, `${name}.json`);
  const astray = join(results, `${name}-astray.json`);
  for (const file of [report, astray]) rmSync(file, { force: true });
  const { status } = spawnSync(command, args(report), {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment(), ASTRAY_FILE: astray, ...more },
  });
  return { status, ...readJson(report, {}), astray: readJson(astray, []) };
}

/**
 * What a report says went wrong: the file, the test's name (a file that did not even load has none), why, and how many
 * tests it stands for. Where a worker of Vitest ended, what it had not run yet stands in the report as pending.
 */
const failuresOf = ({ testResults = [], astray }) =>
  testResults
    .flatMap(({ name: file, status, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      if (failed.length)
        return failed.map((test) => ({ file, name: test.fullName, why: test.failureMessages[0] ?? '', count: 1 }));
      const left = assertionResults.filter((test) => test.status === 'pending').length;
      if (left && astray.length) return [{ file, name: `${left} tests not run to their end`, why: '', count: left }];
      return status === 'failed' ? [{ file, name: 'the file itself', why: message ?? '', count: 1 }] : [];
    })
    .concat(astray.map((one) => ({ ...one, count: 0 })));

const filesOf = (failures) => [...new Set(failures.map(({ file }) => file).filter(Boolean))];

/**
 * Runs a test runner and, where few files failed, those once more, alone: what passes then is counted as passed and
 * told by name at the end, so that a test that depends on how busy the machine is stays seen without stopping anybody.
 */
function reported(name, command, args, more = {}) {
  const first = runReported(name, command, (report) => args(report, []), more);
  const failures = failuresOf(first);
  const passed = first.numPassedTests ?? 0;
  const files = filesOf(failures);
  if (first.status === 0 && failures.length === 0) return { passed, failed: 0 };
  // Files that were not run to their end did not fail, however many.
  if (files.length === 0 || filesOf(failures.filter(({ count }) => count === 1)).length > mostTriedAgain)
    return { passed, failed: Math.max(1, failures.length), failures };
  const second = runReported(`${name}-again`, command, (report) => args(report, files), more);
  const left = failuresOf(second);
  const ranWell = left.length > 0 || (second.status === 0 && second.numPassedTests > 0);
  if (!ranWell) return { passed, failed: failures.length, failures };
  const isLeft = (one) => left.some(({ file, name }) => file === one.file && name === one.name);
  const again = failures.filter((one) => !isLeft(one));
  const mended = again.reduce((sum, { count }) => sum + count, 0);
  return { passed: passed + mended, failed: left.length, failures: left, again };
}

const vitest = (name, more, filters = [], flags = []) =>
  reported(
    name,
    bin('vitest'),
    (report, files) => {
      const reporters = ['default', 'json', './scripts/vitest-astray.mjs'].map((one) => `--reporter=${one}`);
      return ['run', ...reporters, `--outputFile.json=${report}`, ...flags, ...(files.length ? files : filters)];
    },
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
        counts = vitest('postgres', more, ['server/', 'balances-on-killed-server'], ['--maxWorkers=2']);
      }),
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    counts = { passed: 0, failed: 1 };
  }
  await built;
  return counts;
}

const testStories = () =>
  reported('stories', node(), (report, files) => ['scripts/test-stories.mjs', `--report=${report}`, ...files]);

const stages = [
  ['types, lint and contract', check],
  [
    'build',
    () => {
      build();
      return { passed: 1, failed: 0 };
    },
  ],
  ['units, machines, server and contract, on the embedded store', () => vitest('unit', { STORE: 'embedded' })],
  ['the server on PostgreSQL', onPostgres],
  ['stories', testStories],
  // A second try of each, as above; a journey is too long to be run in vain.
  ['journeys', () => testJourneys(['--retries=1', '--max-failures=20'])],
];

const total = { passed: 0, failed: 0 };
const lines = [];
const told = { failed: [], again: [] };
for (const [name, run] of stages) {
  console.log(`\n— ${name}`);
  const started = Date.now();
  const { passed, failed, failures = [], again = [] } = await run();
  total.passed += passed;
  total.failed += failed;
  told.failed.push(...failures);
  told.again.push(...again);
  lines.push(`${name}: ${passed} passed, ${failed} failed, ${Math.round((Date.now() - started) / 1_000)} s`);
}

/** Which test, and the beginning of why: what somebody reads who has only the end of a long log. */
const tell = (title, tests) => {
  if (tests.length === 0) return;
  console.log(`\n${title}`);
  for (const { file, name, why } of tests) {
    const reason = stripVTControlCharacters(why)
      .split('\n')
      .filter((line) => line.trim())
      .slice(0, 6);
    console.log(
      `  ${relative(root, file)} › ${name}\n${reason.map((line) => `      ${line.slice(0, 300)}`).join('\n')}`,
    );
  }
};
tell('Failed:', told.failed);
tell('Passed only at the second try:', told.again);

console.log(`\n${lines.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
