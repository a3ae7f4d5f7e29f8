import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { assemble } from '../assemble.ts';
import { readConfig } from '../kernel/config.ts';
import { openMetrics } from '../kernel/metrics.ts';
import { connect } from '../kernel/store/store.ts';

const store = connect({ host: '/nowhere', max: 1 });
const config = readConfig({ LOG_LEVEL: 'warn' });
const parts = { store, config, metrics: openMetrics(), now: () => new Date(), isClosing: () => false };
let app: Awaited<ReturnType<typeof assemble>>;
const lines: string[] = [];
beforeAll(async () => {
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    lines.push(String(text));
    return true;
  });
  app = await assemble(parts, '/nowhere');
});
afterAll(async () => {
  await app.close();
  vi.restoreAllMocks();
});

test('while the store is away, requests are answered 503 and the server is not ready, but alive', async () => {
  const body = { email: 'ana@trama.example', password: 'x' };
  const told = await app.inject({ method: 'POST', url: '/api/auth/authenticate', payload: body });
  expect([told.statusCode, told.json().code, told.headers['retry-after']]).toEqual([503, 'UNAVAILABLE', '5']);
  const listed = await app.inject({
    url: '/api/projects',
    headers: { authorization: 'Bearer tra_x', 'accept-language': 'en' },
  });
  expect([listed.statusCode, listed.json().message]).toEqual([
    503,
    'The service is unavailable right now. Try again shortly.',
  ]);
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
});

test('what is refused for now is a line of warning, without a stack', async () => {
  lines.length = 0;
  await app.inject({
    method: 'POST',
    url: '/api/auth/authenticate',
    payload: { email: 'ana@trama.example', password: 'x' },
  });
  const told = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'Unavailable');
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({ level: 40, reason: 'ENOENT' });
  expect(lines.join('')).not.toContain('    at ');
});
