// `npm run test:stories`: every story in a real browser, its play function, and axe in both themes.
//   node scripts/test-stories.mjs [--build] [--report=file] [pattern of story files]
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { headlessPath } from './chromium.mjs';
import { bin, environment, root } from './kit.mjs';
import { setup } from './setup.mjs';
import { buildStorybook, serveStorybook } from './storybook.mjs';

const words = process.argv.slice(2);
const report =
  words.find((word) => word.startsWith('--report='))?.slice('--report='.length) ??
  join(root, 'test-results/stories.json');

/** Runs a command; what it writes for a person goes on to the person, what it writes for us comes back. */
const read = (command, args, env) =>
  new Promise((resolve, reject) => {
    const options = { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], env: { ...environment(), ...env } };
    const child = spawn(command, args, options);
    let output = '';
    child.stdout.on('data', (text) => {
      output += text;
    });
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
    child.on('error', reject);
  });

async function testStories() {
  buildStorybook({ force: words.includes('--build') });
  const CHROMIUM_PATH = await headlessPath();
  mkdirSync(join(root, 'test-results'), { recursive: true });
  rmSync(report, { force: true });
  const { url, close } = await serveStorybook();
  const patterns = words.filter((word) => !word.startsWith('--'));
  // With --json all that a person reads goes to stderr, and stdout holds one line for us: Jest's result.
  // A story waits for frames a sixth of its time, so three keep two cores busy.
  const args = ['--url', url, '--maxWorkers=3', '--json', ...patterns];
  const { code, output } = await read(bin('test-storybook'), args, { CHROMIUM_PATH });
  await close();
  const result = output.split('\n').findLast((line) => line.startsWith('{"num'));
  if (result) writeFileSync(report, result);
  const { numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0 } = result ? JSON.parse(result) : {};
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  console.log(`stories: ${numPassedTests} passed, ${failed} failed`);
  // Nothing run is no success.
  return code !== 0 || failed > 0 || numPassedTests === 0 ? code || 1 : 0;
}

setup();
process.exit(
  await testStories().catch((error) => {
    console.log(`stories: ${error.message}`);
    return 1;
  }),
);
