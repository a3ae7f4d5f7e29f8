// A throw-away PostgreSQL for tests and measurements. Finds one that is installed, or installs it where that is possible.
import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const isRoot = process.getuid?.() === 0;
const byVersion = (a, b) => Number(b) - Number(a);

/** The folder of PostgreSQL's own commands, 15 or newer; nothing where there is none. */
function findCommands() {
  const places = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'].filter(existsSync).flatMap((base) =>
    readdirSync(base)
      .map((name) => [Number(name.replace('postgresql@', '')), join(base, name, 'bin')])
      .filter(([version]) => version >= 15),
  );
  const inPath = (process.env.PATH ?? '').split(':').find((folder) => existsSync(join(folder, 'initdb')));
  return (
    places
      .sort(([a], [b]) => byVersion(a, b))
      .map(([, folder]) => folder)
      .find((folder) => existsSync(join(folder, 'initdb'))) ?? inPath
  );
}

/** Debian's package, when this may install it. */
function install() {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return;
  console.log('Instalando o PostgreSQL para os testes…');
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => spawnSync('apt-get', ['-qq', ...args], { env: environment, stdio: 'ignore' }).status === 0;
  if (!apt('install', '-y', '--no-install-recommends', 'postgresql')) {
    apt('update');
    apt('install', '-y', '--no-install-recommends', 'postgresql');
  }
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Runs a command as somebody who may run PostgreSQL: it refuses root. */
function run(command, ...args) {
  // The user may not be allowed into the folder that this runs in.
  const options = { stdio: ['ignore', 'ignore', 'pipe'], cwd: '/' };
  if (!isRoot) return execFileSync(command, args, options);
  return execFileSync('setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', command, ...args], options);
}

const idOf = (kind) => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));

/**
 * Starts a PostgreSQL in a temporary folder, hands its address (as its administrator) and a way to restart it to `work`,
 * and clears it away. What it acknowledged outlives its own end only where it is to be durable. Where none can be had it
 * says so in a line and gives false, or throws in CI, where that must not pass unseen.
 */
export async function withPostgres(work, { isDurable = false } = {}) {
  if (!findCommands()) install();
  const commands = findCommands();
  if (!commands) {
    const line = 'Nenhum PostgreSQL 15 ou mais novo foi encontrado nem pôde ser instalado: esta parte foi pulada.';
    if (process.env.CI) throw new Error(line);
    console.log(line);
    return false;
  }
  const folder = mkdtempSync(join(tmpdir(), 'trama-postgres-'));
  const data = join(folder, 'data');
  const control = join(commands, 'pg_ctl');
  const port = await freePort();
  try {
    if (isRoot) chownSync(folder, idOf('-u'), idOf('-g'));
    const making = ['-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C', '--no-instructions', '--no-sync'];
    run(join(commands, 'initdb'), '-D', data, ...making);
    const quick = '-c fsync=off -c synchronous_commit=off -c full_page_writes=off';
    const settings = `${isDurable ? '' : quick} -c max_connections=200`;
    const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 ${settings}`;
    run(control, '-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start');
    try {
      const restart = (mode) =>
        run(control, '-D', data, '-w', '-l', join(folder, 'log'), '-o', options, '-m', mode, 'restart');
      await work(`postgres://postgres@127.0.0.1:${port}/postgres`, restart);
    } finally {
      run(control, '-D', data, '-m', 'immediate', 'stop');
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return true;
}

// `node scripts/postgres.mjs COMMAND …` runs a command with the address in TEST_DATABASE_URL.
if (import.meta.main) {
  const [command, ...args] = process.argv.slice(2);
  const { spawn } = await import('node:child_process');
  const ran = await withPostgres(
    (url) =>
      new Promise((resolve) => {
        const environment = { ...process.env, STORE: 'postgres', TEST_DATABASE_URL: url };
        spawn(command, args, { stdio: 'inherit', env: environment }).on('close', (code) => {
          process.exitCode = code ?? 1;
          resolve();
        });
      }),
  );
  if (!ran) process.exitCode = 0;
}
