// `npm run chromatic`: visual review. With a token, Chromatic; with `--local`, pictures compared on this machine.
//   npm run chromatic -- --local [part of an id]   compares with what was accepted, and writes a report
//   npm run chromatic -- --local --review          … and serves the report, to accept from it story by story or group by group
//   npm run chromatic -- --local --accept          takes today's pictures as the ones to compare with
//   npm run chromatic -- --prove                   plants changes and says whether each is seen
import { spawnSync } from 'node:child_process';
import { bin, environment, root } from './kit.mjs';
import { setup } from './setup.mjs';

setup();

const isAsked = (word) => process.argv.includes(`--${word}`);

if (isAsked('prove')) {
  const { prove } = await import('./visual/prove.mjs');
  process.exit((await prove()) > 0 ? 1 : 0);
}

if (isAsked('local')) {
  const { reviewLocally } = await import('./visual/review.mjs');
  const only = process.argv.slice(2).find((word) => !word.startsWith('--'));
  process.exit((await reviewLocally({ accept: isAsked('accept'), serve: isAsked('review'), only })) > 0 ? 1 : 0);
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
