import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeSnapshot } from './kernel/store/make-snapshot.ts';
import { run } from './testing/process.ts';
import { makeDatabase, onPostgres } from './testing/store.ts';
import { asker } from './testing/workspace.ts';

// Each test starts many processes.
vi.setConfig({ testTimeout: 180_000 });
const folder = mkdtempSync(join(tmpdir(), 'trama-admin-'));
const password = 'tear-de-algodao-cru';
let where: Record<string, string> = { DATA_DIR: join(folder, 'data'), TMPDIR: folder };
let drop = async () => {};
beforeAll(async () => {
  if (!onPostgres) return makeSnapshot();
  const database = await makeDatabase();
  where = { DATABASE_URL: database.url };
  drop = database.drop;
});
afterAll(async () => {
  await drop();
  rmSync(folder, { recursive: true, force: true });
});

type Env = Record<string, string>;
/** Starts the command with a password on its input. */
function spawned(given: string, args: string[], env: Env = {}) {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./admin.ts', import.meta.url)), ...args], {
    env: { ...process.env, NODE_ENV: 'production', PUBLIC_URL: 'https://trama.example', ...where, ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
  child.stdin.on('error', () => {}).end(`${given}\n`);
  const ended = new Promise<{ code: number | null; said: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, said }));
  });
  return { child, ended };
}
/** Runs the command; an environment other than the usual may come last. */
const admin = (given: string, ...args: (string | Env)[]) => {
  const env = args.find((arg) => typeof arg === 'object');
  return spawned(
    given,
    args.filter((arg) => typeof arg === 'string'),
    env,
  ).ended;
};
const create = (given: string, ...more: string[]) =>
  admin(given, 'create', '--email', 'Chefe@trama.example', '--name', 'paula dos santos', ...more);

test.each([
  ['senha12345', 'Muita gente usa esta senha. Escolha uma mais difícil de adivinhar.\n'],
  ['curta', 'A senha precisa ter pelo menos 10 caracteres.\n'],
  ['', 'A senha precisa ter pelo menos 10 caracteres.\n'],
])('the password "%s" is refused', async (given, said) => {
  expect(await create(given)).toEqual({ code: 1, said });
});

test('how it is used names every command', async () => {
  const { code, said } = await admin(password);
  expect(code).toBe(1);
  for (const command of ['create', 'backup', 'restore', 'export'])
    expect(said).toMatch(new RegExp(`^  ${command} --`, 'm'));
  for (const args of [['nothing'], ['backup'], ['restore'], ['export', '--to', 'x'], ['backup', '--to', 'x', '--for']])
    expect(await admin(password, ...args)).toEqual({ code: 1, said });
});

test('what it needs is told in a line', async () => {
  expect(await admin(password, 'create', '--email', 'x')).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^Uso/),
  });
  expect((await admin(password, 'create', '--email', 'x', '--name', 'Paula')).said).toContain('endereço de e-mail');
});

test('the first administrator may sign in, to everything; a second is only made when that is meant', async () => {
  expect(await create(password)).toEqual({ code: 0, said: 'Chefe@trama.example pode entrar como administrador.\n' });
  expect(await create(password)).toEqual({
    code: 1,
    said: 'Já existe uma pessoa administradora. Use --force para criar mais uma.\n',
  });
  expect(await create(password, '--force')).toEqual({ code: 1, said: 'Já existe uma conta com este e-mail.\n' });
  const { child, url, ended } = run({ ...where, NODE_ENV: 'production', PUBLIC_URL: 'https://trama.example' });
  try {
    const ask = asker(await url);
    const { accessToken: token } = (
      await ask('POST', '/api/auth/sign-in', { body: { email: 'chefe@trama.example', password } })
    ).body;
    const { body } = await ask('GET', '/api/auth/me', { token });
    expect(body).toMatchObject({ name: 'Paula dos Santos', roles: ['admin'] });
    expect(body.permissions).toContain('view:rbac');
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
});

const backup = join(folder, 'trama.gz');
/** Another store that nothing is in, of the kind that this run is about. */
async function elsewhere(): Promise<{ env: Env; drop: () => Promise<void> }> {
  if (!onPostgres) return { env: { DATA_DIR: mkdtempSync(join(folder, 'other-')) }, drop: async () => {} };
  const database = await makeDatabase();
  return { env: { DATABASE_URL: database.url }, drop: database.drop };
}
const mayEnter = async (env: Record<string, string>) => {
  const { child, url, ended } = run({
    ...env,
    TMPDIR: folder,
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://trama.example',
  });
  try {
    const body = { email: 'chefe@trama.example', password };
    return (await asker(await url)('POST', '/api/auth/sign-in', { body })).status;
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
};

test('a copy is made, and put into another store, where people sign in as before', async () => {
  expect((await admin('', 'backup', '--to', backup)).said).toMatch(
    /^\d+ linhas de \d+ tabelas copiadas para .*trama\.gz\.\n$/,
  );
  expect(await admin('', 'backup', '--to', backup)).toMatchObject({
    code: 1,
    said: expect.stringContaining('já existe'),
  });
  const { env, drop } = await elsewhere();
  try {
    const restored = await admin('', 'restore', '--from', backup, env);
    expect(restored).toEqual({ code: 0, said: expect.stringMatching(/restauradas de .*entrar de novo\.\n$/) });
    expect(await admin('', 'restore', '--from', backup, env)).toMatchObject({
      code: 1,
      said: expect.stringContaining('não está vazio'),
    });
    expect((await admin('', 'restore', '--from', backup, '--force', env)).code).toBe(0);
    expect(await mayEnter(env)).toBe(200);
  } finally {
    await drop();
  }
});

test('a copy that was killed leaves no file under its name', async () => {
  const file = join(folder, 'killed.gz');
  execFileSync('mkfifo', [`${file}.part`]);
  // It waits at the pipe, that nobody reads, until it is killed.
  const { child, ended } = spawned('', ['backup', '--to', file]);
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  child.kill('SIGKILL');
  await ended;
  expect(readdirSync(folder)).not.toContain('killed.gz');
  rmSync(`${file}.part`);
  expect((await admin('', 'backup', '--to', file)).code).toBe(0);
});

test('a restore that is killed in the middle leaves the store as it was', async () => {
  const { env, drop } = await elsewhere();
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  try {
    const { child, ended } = spawned('', ['restore', '--from', pipe], env);
    const bytes = readFileSync(backup);
    const writer = await open(pipe, 'w');
    await writer.write(bytes.subarray(0, Math.floor(bytes.length * 0.8)));
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    child.kill('SIGKILL');
    await ended;
    await writer.close();
    expect((await admin('', 'restore', '--from', backup, env)).code).toBe(0);
    expect(await mayEnter(env)).toBe(200);
  } finally {
    await drop();
  }
});

test.runIf(onPostgres)('the embedded store moves to PostgreSQL, and only where that is empty', async () => {
  const env = { DATA_DIR: mkdtempSync(join(folder, 'moving-')), DATABASE_URL: '' };
  const { url, drop } = await makeDatabase();
  try {
    expect((await admin('', 'restore', '--from', backup, env)).code).toBe(0);
    expect((await admin('', 'export', '--to', url, env)).said).toMatch(/levadas para o PostgreSQL/);
    expect((await admin('', 'export', '--to', url, env)).said).toContain('não está vazio');
    expect(await mayEnter({ DATABASE_URL: url })).toBe(200);
  } finally {
    await drop();
  }
});

test('what is not there is told in a line', async () => {
  const empty = { DATA_DIR: join(folder, 'none'), DATABASE_URL: '' };
  expect(await admin('', 'backup', '--to', join(folder, 'x.gz'), empty)).toEqual({
    code: 1,
    said: `Não há banco embutido em ${empty.DATA_DIR}.\n`,
  });
  expect((await admin('', 'restore', '--from', join(folder, 'none.gz'))).said).toContain('não existe');
  const { code, said } = await admin('', 'backup', '--to', '/nowhere/x.gz');
  expect([code, said.split('\n').length]).toEqual([1, 2]);
});
