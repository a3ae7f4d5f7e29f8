// The built Storybook, for whatever looks at all of it.
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compress } from './compress.mjs';
import { bin, environment, newest, node, root } from './kit.mjs';

/** Where the built Storybook stands, below the project's folder. */
export const built = 'storybook-static';

const sources = ['src', 'openapi', '.storybook', 'public', 'package-lock.json', 'vite.config.ts', 'tsconfig.json'];

const building = ['build', '--quiet', '--disable-telemetry'];
const isStale = () => newest(join(built, 'index.json')) < newest(...sources);

/** Builds the Storybook where it is older than its sources; throws when it cannot be built. */
export function buildStorybook({ force = false } = {}) {
  if (!force && !isStale()) return;
  const { status } = spawnSync(bin('storybook'), building, { cwd: root, stdio: 'inherit', env: environment() });
  if (status !== 0) throw new Error('The Storybook could not be built.');
}

/** Builds the Storybook in the background where it is older than its sources, and gives what does. */
export function spawnStaleStorybook() {
  if (!isStale()) return undefined;
  return spawn(bin('storybook'), building, { cwd: root, stdio: 'ignore', env: environment() }).on('error', () => {});
}

const isCompressed = () => newest(join(built, 'index.json.br')) >= newest(join(built, 'index.json'));

/** Compresses the built Storybook for those who read it from the server, where that is not done; tests do without. */
export function compressStorybook() {
  if (!isStale() && !isCompressed()) compress(built);
}

/** The same in the background; gives what does it. */
export function spawnCompression() {
  if (isStale() || isCompressed()) return undefined;
  return spawn(node(), ['scripts/compress.mjs', built], { cwd: root, stdio: 'ignore' }).on('error', () => {});
}

/** Serves the built Storybook on a free port of this machine. */
export async function serveStorybook() {
  const { preview } = await import('vite');
  const server = await preview({
    configFile: false,
    root,
    logLevel: 'silent',
    build: { outDir: built },
    preview: { host: '127.0.0.1', port: 0 },
  });
  return { url: `http://127.0.0.1:${server.httpServer.address().port}`, close: () => server.close() };
}

/** All that Storybook shows: stories and pages of prose, as its index has them. */
export const entries = () => Object.values(JSON.parse(readFileSync(join(root, built, 'index.json'), 'utf8')).entries);
