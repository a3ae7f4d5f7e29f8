import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log('chromatic: skipped (CHROMATIC_PROJECT_TOKEN is not set)');
  process.exit(0);
}

const npx = (...args) => {
  const { status } = spawnSync('npx', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
};

if (!existsSync('storybook-static/index.json')) npx('storybook', 'build', '--quiet');
npx('chromatic', '--storybook-build-dir', 'storybook-static', '--exit-zero-on-changes', '--only-changed');
