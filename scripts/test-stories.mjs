// `npm run test:stories`: every story in a real browser, its play function, and axe in both themes.
//   node scripts/test-stories.mjs [--build] [pattern of story files]
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumPath } from './chromium.mjs';
import { bin, environment, root } from './kit.mjs';
import { setup } from './setup.mjs';
import { buildStorybook, serveStorybook } from './storybook.mjs';

const report = join(root, 'test-results/stories.json');
const words = process.argv.slice(2);

const run = (command, args, env) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...environment(), ...env } });
    child.on('close', (code) => resolve(code ?? 1));
    child.on('error', () => resolve(1));
  });

async function testStories() {
  buildStorybook({ force: words.includes('--build') });
  const CHROMIUM_PATH = await chromiumPath();
  mkdirSync(join(root, 'test-results'), { recursive: true });
  rmSync(report, { force: true });
  const { url, close } = await serveStorybook();
  const patterns = words.filter((word) => !word.startsWith('--'));
  const args = ['--url', url, '--maxWorkers=2', '--json', `--outputFile=${report}`, ...patterns];
  const code = await run(bin('test-storybook'), args, { CHROMIUM_PATH });
  await close();
  const {
    numPassedTests: passed = 0,
    numFailedTests = 0,
    numFailedTestSuites = 0,
  } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  console.log(`stories: ${passed} passed, ${Math.max(numFailedTests, numFailedTestSuites)} failed`);
  return code === 0 && passed === 0 ? 1 : code;
}

setup();
process.exit(
  await testStories().catch((error) => {
    console.log(`stories: ${error.message}`);
    return 1;
  }),
);
