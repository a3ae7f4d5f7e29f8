import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { shedLoad } from './load-shedding.ts';
import { en } from './words/en.ts';

let server: Server;
let served: string[];

async function open(gate: ReturnType<typeof createConcurrencyLimit>) {
  served = [];
  server = createServer(({ url }, response) => {
    served.push(url ?? '');
    response.end('served');
  });
  shedLoad(server, gate);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test('who would wait in vain is turned away when their time is over, in their language; what takes no turn is served', async () => {
  const shed: number[] = [];
  const gate = createConcurrencyLimit({ maxRunning: 1, maxQueued: 1, maxWaitMs: 60 }, () => shed.push(1));
  const url = await open(gate);
  const leave = await gate.acquire();
  expect(await (await fetch(`${url}/api/projects`)).text()).toBe('served');
  const waiting = gate.acquire().catch(({ code }) => code);
  const began = performance.now();
  const answer = await fetch(`${url}/api/projects?limit=1`, {
    method: 'POST',
    body: '{}',
    headers: { 'accept-language': 'en' },
  });
  expect(performance.now() - began).toBeGreaterThanOrEqual(55);
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    503,
    'application/json; charset=utf-8',
    'no-store',
  ]);
  expect(['1', '2', '3']).toContain(answer.headers.get('retry-after'));
  expect(await answer.json()).toEqual({ error: en.tooBusy, message: en.tooBusy, code: 'UNAVAILABLE' });
  expect(await waiting).toBe('UNAVAILABLE');
  expect([shed.length, gate.stats().rejected]).toEqual([2, 2]);
  const again = gate.acquire().catch(() => {});
  for (const path of ['/', '/healthz', '/readyz', '/api/auth/google?next=%2F', '/assets/a.js'])
    await (await fetch(url + path)).text();
  expect(served).toEqual(['/api/projects', '/', '/healthz', '/readyz', '/api/auth/google?next=%2F', '/assets/a.js']);
  leave();
  await again;
});
