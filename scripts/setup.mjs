// Installs the packages from the lock file when they are missing or older than it. Only Node's own modules.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './kit.mjs';

const installed = join(root, 'node_modules', '.package-lock.json');
const lock = join(root, 'package-lock.json');

/** Makes `node_modules` what the lock file says; ends the process with npm's own words when that fails. */
export function setup() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  // `engines` of package.json, what Storybook and Vite run on: ^20.19.0 || >=22.12.0.
  const isSupported = major === 20 ? minor >= 19 : major === 22 ? minor >= 12 : major > 22;
  if (!isSupported) {
    console.error(`Trama needs Node 20.19, or 22.12 or newer; this is ${process.version}.`);
    process.exit(1);
  }
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  console.log('Installing packages from package-lock.json …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

if (process.argv[1]?.endsWith('setup.mjs')) setup();
