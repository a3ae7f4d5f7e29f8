import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/** How Chromium runs here: also as root, without a graphics card, and without speaking to anyone. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const macApp = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

const isExecutable = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

function onThisMachine(wanted = names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = wanted.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, macApp].find(isExecutable);
}

async function fromPlaywright() {
  const { chromium } = await import('playwright');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function run(command, args) {
  try {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'], timeout: 300_000 });
    return true;
  } catch {
    return false;
  }
}

function installByPlaywright() {
  const cli = join(createRequire(import.meta.url).resolve('playwright/package.json'), '..', 'cli.js');
  console.log('chromium: none found, asking Playwright for one');
  return run(process.execPath, [cli, 'install', 'chromium']);
}

function installByApt(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`chromium: asking the package manager for ${name}`);
  const patience = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1'];
  run('/usr/bin/apt-get', [...patience, 'update']);
  return run('/usr/bin/apt-get', [...patience, 'install', '-y', '--no-install-recommends', name]);
}

let found;

/** Where a Chromium is, fetching one when there is none. Fails with what to do. */
export async function chromiumPath() {
  found ??= find();
  return found;
}

function namedByUser() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !isExecutable(named)) throw new Error(`CHROMIUM_PATH is ${named}, which cannot be run.`);
  return named;
}

async function find() {
  const here = namedByUser() ?? onThisMachine() ?? (await fromPlaywright());
  if (here) return here;
  const fetched = (installByPlaywright() && (await fromPlaywright())) || (installByApt('chromium') && onThisMachine());
  if (fetched) return fetched;
  throw new Error('No Chromium found and none could be fetched. Install Chromium or Chrome, or set CHROMIUM_PATH.');
}

const shell = 'chromium-headless-shell';
const findShell = () => onThisMachine([shell]);

/**
 * The Chromium for tests: the one without a window, where there is one. The same engine at two thirds of the work, so
 * CI, whose machine nobody keeps, asks for it.
 */
export async function headlessPath() {
  return namedByUser() ?? findShell() ?? ((process.env.CI && installByApt(shell) && findShell()) || chromiumPath());
}
