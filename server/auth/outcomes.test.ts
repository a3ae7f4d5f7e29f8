import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { demoPassword } from '../kernel/demo-cast.ts';
import { makeSnapshot } from '../kernel/store/make-snapshot.ts';
import { run } from '../testing/process.ts';
import { makeDatabase, onPostgres } from '../testing/store.ts';
import { asker, type Loose } from '../testing/workspace.ts';

const folder = mkdtempSync(join(tmpdir(), 'trama-outcomes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Lets a server of its own do something; gives what it printed and the lines that it logged. */
async function served(env: Record<string, string>, work: (ask: ReturnType<typeof asker>) => Promise<unknown>) {
  const database = onPostgres ? await makeDatabase() : undefined;
  if (!onPostgres) await makeSnapshot();
  const where: Record<string, string> = database
    ? { DATABASE_URL: database.url }
    : { DATA_DIR: mkdtempSync(join(folder, 'store-')) };
  const { child, url, ended } = run({ TMPDIR: folder, ...where, ...env });
  try {
    await work(asker(await url));
  } finally {
    child.kill('SIGTERM');
  }
  const { out, err } = await ended;
  await database?.drop();
  return {
    out,
    err,
    lines: err
      .trim()
      .split('\n')
      .filter(Boolean)
      .map((line): Loose => JSON.parse(line)),
  };
}

test('what came of each attempt is one line: the account or a pseudonym, from where, by a known device or not', async () => {
  const email = 'admin@trama.example';
  const { lines, err } = await served({}, async (ask) => {
    const post = (path: string, body: object, headers = {}) => ask('POST', `/api/auth/${path}`, { body, headers });
    const first = await post('sign-in', { email, password: demoPassword });
    const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? '';
    await post('sign-in', { email, password: 'x' });
    for (let tried = 0; tried < 11; tried++) await post('sign-in', { email: 'nobody@trama.example', password: 'x' });
    await post('sign-in', { email, password: demoPassword }, { cookie });
    const { challengeId } = (await post('sign-in', { email: 'manager@trama.example', password: demoPassword })).body;
    await post('otp/verify', { challengeId, code: '000000' });
    await post('refresh', { refreshToken: 'trr_x' });
    await post('authenticate', { code: 'trc_x' });
    await post('logout', { refreshToken: first.body.refreshToken });
  });
  const told = lines.filter(({ msg }) => msg === 'auth').map(({ auth }) => auth);
  expect(told.map(({ outcome, device }) => `${outcome}, ${device}`)).toEqual([
    'sign-in ok, unknown',
    'sign-in refused, unknown',
    ...Array(10).fill('sign-in refused, unknown'),
    'limited, unknown',
    'sign-in ok, known',
    'code sent, unknown',
    'code wrong, unknown',
    'renewal refused, unknown',
    'proof refused, unknown',
    'session ended, unknown',
  ]);
  for (const { from } of told) expect(from).toBe('127.0.0.1');
  expect(told[0].account).toMatch(/^[\da-f-]{36}$/);
  expect(told[1].account).toBe(told[0].account);
  expect(told[2]).toMatchObject({ unknown: told[11].unknown });
  expect(told[2].unknown).toMatch(/^[\w-]{16}$/);
  expect(told[2].account).toBeUndefined();
  for (const secret of ['nobody', email, demoPassword, 'trr_', 'tra_', 'trd_', 'trc_'])
    expect(err).not.toContain(secret);
});

test.each([
  [{}, 1],
  [{ TRUST_PROXY: '1' }, 0],
])('with %j a proxy that nobody said is there is told of so often: %i', async (env, times) => {
  const { lines } = await served(
    { NODE_ENV: 'production', PUBLIC_URL: 'https://trama.example', ...(env as Record<string, string>) },
    async (ask) => {
      for (const address of ['198.51.100.7', '198.51.100.8'])
        await ask('GET', '/healthz', { headers: { 'x-forwarded-for': address } });
    },
  );
  expect(lines.filter(({ msg }) => msg.startsWith('X-Forwarded-For'))).toHaveLength(times);
});

test.each([
  ['PUBLIC_URL', 'https://trama.example'],
  ['TRUST_PROXY', '1'],
])('with %s there is no demonstration, and it says so where one was asked for', async (setting, value) => {
  const signIn = { body: { email: 'admin@trama.example', password: demoPassword } };
  const { out } = await served({ TRAMA_DEMO: '1', [setting]: value }, async (ask) => {
    expect((await ask('POST', '/api/auth/sign-in', signIn)).status).toBe(401);
  });
  expect(out).toContain(`Sem demonstração, apesar de TRAMA_DEMO=1: ${setting}.`);
  expect(out).not.toContain(demoPassword);
});
