import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSnapshot } from './store/make-snapshot.ts';
import { run } from './testing/process.ts';
import { makeDatabase, onPostgres } from './testing/store.ts';
import { asker } from './testing/workspace.ts';

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

/** Runs the command with a password on its input. */
function admin(given: string, ...args: string[]): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./admin.ts', import.meta.url)), ...args], {
    env: { ...process.env, NODE_ENV: 'production', PUBLIC_URL: 'https://trama.example', ...where },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
  child.stdin.on('error', () => {}).end(`${given}\n`);
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, said })));
}
const create = (given: string, ...more: string[]) =>
  admin(given, 'create', '--email', 'Chefe@trama.example', '--name', 'paula dos santos', ...more);

test.each([
  ['senha12345', 'Muita gente usa esta senha. Escolha uma mais difícil de adivinhar.\n'],
  ['curta', 'A senha precisa ter pelo menos 10 caracteres.\n'],
  ['', 'A senha precisa ter pelo menos 10 caracteres.\n'],
])('the password "%s" is refused', async (given, said) => {
  expect(await create(given)).toEqual({ code: 1, said });
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
