import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { openMetrics } from './metrics.ts';
import { connect } from './store/store.ts';

const store = connect({ host: '/nowhere', max: 1 });
const config = readConfig({ LOG_LEVEL: 'silent' });
const parts = { store, config, metrics: openMetrics(), now: () => new Date(), isClosing: () => false };
let app: Awaited<ReturnType<typeof buildApp>>;
beforeAll(async () => {
  app = await buildApp(parts, '/nowhere');
});
afterAll(() => app.close());

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
    'The service is not available at the moment. Try again shortly.',
  ]);
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
});
