import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { openDoors } from './listen.ts';

const host = '127.0.0.1';
let app = fastify();
afterEach(() => app.close());

function serve() {
  app = fastify({ forceCloseConnections: true });
  app.get('/', async () => 'here');
  return openDoors(app, { host, port: 0 });
}

test('many who come at once are let in by many in each turn of the event loop, and all are answered', async () => {
  const port = await serve();
  let [inTurn, most] = [0, 0];
  app.server.on('connection', () => {
    if (inTurn++ === 0)
      setImmediate(() => {
        most = Math.max(most, inTurn);
        inTurn = 0;
      });
  });
  const answers = await Promise.all(
    Array.from({ length: 300 }, async () => {
      const socket = connect(port, host);
      socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
      let text = '';
      socket.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      await once(socket, 'close');
      return text.startsWith('HTTP/1.1 200') && text.endsWith('here');
    }),
  );
  expect(answers.filter(Boolean)).toHaveLength(300);
  expect(most).toBeGreaterThan(1);
});

test('a port that is taken, by a server like this one too, is refused', async () => {
  const port = await serve();
  const other = fastify();
  await expect(openDoors(other, { host, port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await other.close();
});

test('once closed it listens no more', async () => {
  const port = await serve();
  await app.close();
  const next = createServer().listen(port, host);
  await once(next, 'listening');
  next.close();
});
