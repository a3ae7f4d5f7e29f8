import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A real server on a data folder of its own. */
export interface Server {
  url: string;
  /** Ends it as an operator would (SIGTERM) and starts it again on the same data and port. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

/** What tokens of others are kept under, for as long as this lasts. */
const secretsKeys = `e2e:${randomBytes(32).toString('base64')}`;

async function launch(environment: Record<string, string>): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, DATABASE_URL: '', LOG_LEVEL: 'warn', SECRETS_KEYS: secretsKeys, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
    const [, url] = /Trama está em (http\S+)/.exec(line) ?? [];
    if (url) {
      child.stdout?.resume();
      return { child, url };
    }
  }
  throw new Error('The server ended before it served.');
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Starts a server with the demonstration workspace. */
export async function serve(environment: Record<string, string> = {}): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), 'trama-e2e-'));
  const port = await freePort();
  // Where providers lead back to has to be said before it listens.
  const publicUrl = Object.keys(environment).some((name) => /^(SOCIAL|GOOGLE)_/.test(name)) && {
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  };
  const settings = { DATA_DIR: folder, PORT: String(port), ...publicUrl, ...environment };
  let running = await launch(settings);
  const { url } = running;
  const end = async () => {
    const ended = once(running.child, 'exit');
    running.child.kill('SIGTERM');
    await ended;
  };
  return {
    url,
    restart: async () => {
      await end();
      running = await launch({ ...settings, PORT: new URL(url).port });
    },
    stop: async () => {
      await end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
