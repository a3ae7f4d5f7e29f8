// Builds what `npm start` serves: the app, compressed beside itself, and the store's snapshot. Skips what is up to date.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, renameSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { compress } from './compress.mjs';
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
  'scripts/compress.mjs',
  'scripts/preloads.mjs',
  'scripts/prerender-site.mjs',
  'scripts/run-built.mjs',
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

/** Builds what is older than its sources. */
export function build() {
  if (newest('dist/app/index.html') < newest(...sources)) {
    console.log('Building the app …');
    // It names files of the app that it was drawn for: after a build that was cut off there is none.
    rmSync(join(root, 'dist/site'), { recursive: true, force: true });
    run(bin('vite'), ['build', '--logLevel', 'warn']);
    // What the build notes for our tests is not for the public.
    renameSync(join(root, 'dist/app/.vite/manifest.json'), join(root, 'dist/manifest.json'));
    rmSync(join(root, 'dist/app/.vite'), { recursive: true });
    // A process of its own, for it needs packages that may be installed only now.
    run(node(), ['scripts/preloads.mjs']);
    run(node(), ['scripts/prerender-site.mjs']);
    mkdirSync(join(root, 'dist/api-reference'), { recursive: true });
    copyFileSync(join(root, 'node_modules/rapidoc/dist/rapidoc-min.js'), join(root, 'dist/api-reference/rapidoc.js'));
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
  const { buildStorybook, compressStorybook } = await import('./storybook.mjs');
  buildStorybook();
  compressStorybook();
}
