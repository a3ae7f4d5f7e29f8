// Runs every story in a real browser: its play function, and axe in both themes.
//   node scripts/test-stories.mjs [--build] [pattern of story files]
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';
import { chromiumPath } from './chromium.mjs';

const out = 'storybook-static';
const report = 'test-results/stories.json';
const inputs = ['src', 'openapi', '.storybook', 'public', 'package-lock.json', 'vite.config.ts', 'tsconfig.json'];

const newest = (path) => {
  if (!existsSync(path)) return 0;
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
};

const isStale = () =>
  !existsSync(join(out, 'index.json')) || newest(join(out, 'index.json')) < Math.max(...inputs.map(newest));

const bin = (name) => join('node_modules', '.bin', name);

const run = (command, args, env = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('close', (code) => resolve(code ?? 1));
    child.on('error', () => resolve(1));
  });

const [flags, patterns] = [process.argv.slice(2), process.argv.slice(2).filter((word) => !word.startsWith('--'))];

if (flags.includes('--build') || isStale()) {
  const code = await run(bin('storybook'), ['build', '--quiet', '--disable-telemetry']);
  if (code !== 0) {
    console.log('stories: the Storybook could not be built');
    process.exit(code);
  }
}

const browser = await chromiumPath().catch((error) => {
  console.log(`stories: ${error.message}`);
  process.exit(1);
});

mkdirSync('test-results', { recursive: true });
rmSync(report, { force: true });

const server = await preview({
  configFile: false,
  logLevel: 'silent',
  build: { outDir: out },
  preview: { host: '127.0.0.1', port: 0 },
});
const { port } = server.httpServer.address();

const code = await run(
  bin('test-storybook'),
  ['--url', `http://127.0.0.1:${port}`, '--maxWorkers=2', '--json', `--outputFile=${report}`, ...patterns],
  { CHROMIUM_PATH: browser },
);
await server.close();

const {
  numPassedTests = 0,
  numFailedTests = 0,
  numFailedTestSuites = 0,
} = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
console.log(`stories: ${numPassedTests} passed, ${Math.max(numFailedTests, numFailedTestSuites)} failed`);
process.exit(code === 0 && numPassedTests === 0 ? 1 : code);
