// Builds what `npm start` serves: the app, compressed beside itself, and the store's snapshot. Skips what is up to date.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { bin, environment, newest, node, root } from './kit.mjs';
import { setup } from './setup.mjs';

const sources = [
  'src',
  'openapi',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/preloads.mjs',
];
const schema = ['server/kernel/store', 'package-lock.json'];

function run(command, args) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: environment(),
  });
  if (status !== 0) process.exit(status ?? 1);
}

function compress(folder) {
  for (const name of readdirSync(join(root, folder), { recursive: true })) {
    if (!/\.(js|css|svg|json)$/.test(name)) continue;
    const path = join(root, folder, name);
    const content = readFileSync(path);
    if (content.length < 1_024) continue;
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }));
  }
}

/** Builds what is older than its sources. */
export function build() {
  if (newest('dist/app/index.html') < newest(...sources)) {
    console.log('Building the app …');
    run(bin('vite'), ['build', '--logLevel', 'warn']);
    // What the build notes for our tests is not for the public.
    renameSync(join(root, 'dist/app/.vite/manifest.json'), join(root, 'dist/manifest.json'));
    rmSync(join(root, 'dist/app/.vite'), { recursive: true });
    // A process of its own, for it needs packages that may be installed only now.
    run(node(), ['scripts/preloads.mjs']);
    compress('dist/app');
  }
  if (newest('dist/store.tar.gz') < newest(...schema)) {
    console.log('Preparing the embedded store …');
    run(node(), ['server/kernel/store/make-snapshot.ts']);
    // It writes nothing when the one at hand still fits; either way it is as new as its sources now.
    utimesSync(join(root, 'dist/store.tar.gz'), new Date(), new Date());
  }
}

if (process.argv[1]?.endsWith('build.mjs')) {
  setup();
  build();
  (await import('./storybook.mjs')).buildStorybook();
}
