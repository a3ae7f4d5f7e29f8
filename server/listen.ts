import { once } from 'node:events';
import { type AddressInfo, createServer, type ListenOptions, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Of each socket that it listens on Node takes one new connection per turn of its event loop. Under load a turn takes
 * milliseconds, and of two thousand who come at once the last would be let in, and told to wait, seconds later.
 */
const sockets = 64;
/** How many may wait to be let in; who comes on top is only heard again seconds later. The system may allow fewer. */
const backlog = 4_096;

const portOf = (server: Pick<Server, 'address'>) => (server.address() as AddressInfo).port;

async function listen(server: Server, options: ListenOptions): Promise<Server> {
  server.listen(options);
  await once(server, 'listening');
  return server;
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
/** Whether several sockets may share one port, and the system spread who comes over them. */
const mayShare = process.platform === 'linux' && (major > 22 || (major === 22 && minor >= 12));

/** Lets in whoever connects to a host and port (0: any that is free), until the server closes; gives the port. */
export async function openDoors(app: FastifyInstance, { host, port }: { host: string; port: number }): Promise<number> {
  if (!mayShare) {
    await app.listen({ host, port, backlog });
    return portOf(app.server);
  }
  // Alone at first: a port that somebody else listens on is told, never shared with them.
  const alone = await listen(createServer(), { host, port });
  const shared = { host, port: portOf(alone), backlog, reusePort: true };
  alone.close();
  await once(alone, 'close');

  const others = Array.from({ length: sockets - 1 }, () =>
    createServer((socket) => app.server.emit('connection', socket)),
  );
  let closed: Promise<unknown>[] = [];
  app.addHook('preClose', async () => {
    closed = others.map((other) => new Promise((resolve) => other.close(resolve)));
  });
  app.addHook('onClose', async () => void (await Promise.all(closed)));
  await app.listen(shared);
  await Promise.all(others.map((other) => listen(other, shared)));
  return shared.port;
}
