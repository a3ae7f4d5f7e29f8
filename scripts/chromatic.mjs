// `npm run chromatic`: visual review. With a token, Chromatic; with `--local`, pictures compared on this machine.
import { spawnSync } from 'node:child_process';
import { bin, environment, root } from './kit.mjs';
import { setup } from './setup.mjs';

setup();

if (process.argv.includes('--local')) {
  const { compare } = await import('./visual.mjs');
  const only = process.argv.slice(2).find((word) => !word.startsWith('--'));
  process.exit((await compare({ accept: process.argv.includes('--accept'), only })) > 0 ? 1 : 0);
}

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log('chromatic: skipped (CHROMATIC_PROJECT_TOKEN is not set); `npm run chromatic -- --local` compares here');
  process.exit(0);
}

const { buildStorybook, built } = await import('./storybook.mjs');
buildStorybook();
const args = ['--storybook-build-dir', built, '--exit-zero-on-changes', '--only-changed'];
const { status } = spawnSync(bin('chromatic'), args, { cwd: root, stdio: 'inherit', env: environment() });
process.exit(status ?? 1);
