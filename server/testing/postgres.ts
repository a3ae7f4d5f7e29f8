import { connect as connectTo, createServer, type Socket } from 'node:net';
import pg from 'pg';

/**
 * The PostgreSQL of this worker: `TEST_DATABASE_URL` names one for each, with a space between. Two files that run at once
 * may not share one, for what one holds open in its database holds back the events of all others (0017).
 */
export function testDatabaseUrl(): string {
  const urls = (process.env.TEST_DATABASE_URL ?? '').split(' ');
  return urls[(Number(process.env.VITEST_POOL_ID ?? 1) - 1) % urls.length] ?? '';
}

/** Does something over a connection of its own; whoever asks over one that was cut is told so. */
export async function connected<T>(to: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(to);
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The address of a database of the test PostgreSQL. */
export function databaseUrl(database: string): string {
  const url = new URL(testDatabaseUrl());
  url.pathname = `/${database}`;
  return url.href;
}

/** Does something in a database of the test PostgreSQL. */
export const inDatabase = <T>(database: string, work: (client: pg.Client) => Promise<T>): Promise<T> =>
  connected({ connectionString: databaseUrl(database) }, work);

/** Ends all other connections to a database, as a restart or a failover does, and gives how many there were. */
export const endConnections = (database: string): Promise<number> =>
  inDatabase(database, async (client) => {
    const { rowCount } = await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
    return rowCount ?? 0;
  });

/** A way to a PostgreSQL that a test can stop: connections stand, and nothing comes through. */
export async function openWay(to: string) {
  const { hostname, port } = new URL(to);
  const sockets = new Set<Socket>();
  let isStopped = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    if (isStopped) socket.pause();
  };
  const server = createServer((near) => {
    const far = connectTo(Number(port), hostname);
    [near, far].forEach(keep);
    near.on('data', (data) => far.write(data)).on('close', () => far.destroy());
    far.on('data', (data) => near.write(data)).on('close', () => near.destroy());
    if (isStopped) [near, far].forEach((socket) => void socket.pause());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(to);
  url.host = `127.0.0.1:${(server.address() as { port: number }).port}`;
  return {
    url: url.href,
    stop: () => {
      isStopped = true;
      for (const socket of sockets) socket.pause();
    },
    go: () => {
      isStopped = false;
      for (const socket of sockets) socket.resume();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
