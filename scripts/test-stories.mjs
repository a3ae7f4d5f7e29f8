// Runs every story in a real browser: its play function, and axe in both themes.
//   node scripts/test-stories.mjs [--build] [pattern of story files]
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
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

const read = (command, args, env) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['inherit', 'pipe', 'inherit'], env: { ...process.env, ...env } });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
    child.on('error', () => resolve({ code: 1, output }));
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

// With --json all that a person reads goes to stderr, and stdout holds one line for us: Jest's result.
const { code, output } = await read(
  bin('test-storybook'),
  ['--url', `http://127.0.0.1:${port}`, '--maxWorkers=2', '--json', ...patterns],
  { CHROMIUM_PATH: browser },
);
await server.close();

const result = output.split('\n').findLast((line) => line.startsWith('{"num'));
if (result) writeFileSync(report, result);
const { numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0 } = result ? JSON.parse(result) : {};
const failed = numFailedTests + numRuntimeErrorTestSuites;
console.log(`stories: ${numPassedTests} passed, ${failed} failed`);
// Nothing run is no success.
process.exit(code !== 0 || failed > 0 || numPassedTests === 0 ? code || 1 : 0);
