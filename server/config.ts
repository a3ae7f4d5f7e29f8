import { isIPv4 } from 'node:net';
import { resolve } from 'node:path';
import { StartError } from './start-error.ts';

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** What the environment decides. */
export interface Config {
  port: number;
  host: string;
  dataDir: string;
  /** A PostgreSQL to use in place of the embedded store. */
  databaseUrl: string | undefined;
  /** Whether demonstration data may be made and its accounts may sign in. */
  demo: boolean;
  accessTokenSeconds: number;
  refreshTokenSeconds: number;
  logLevel: (typeof levels)[number];
  /** Whether a proxy in front tells the client's address and scheme (`X-Forwarded-*`). */
  trustProxy: boolean;
}

const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));

/** Reads the environment; a value that cannot be meant is a `StartError` that names it. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const text = (name: string, fallback: string) => env[name]?.trim() || fallback;
  const fail = (name: string, wanted: string) => {
    throw new StartError(`${name} precisa ser ${wanted}; recebeu "${env[name]}".`);
  };
  const whole = (name: string, fallback: number, least: number, most: number) => {
    const value = text(name, String(fallback));
    if (!/^\d{1,10}$/.test(value) || Number(value) < least || Number(value) > most)
      fail(name, `um número inteiro de ${least} a ${most}`);
    return Number(value);
  };
  const flag = (name: string, fallback: '0' | '1') => {
    const value = text(name, fallback);
    if (value !== '0' && value !== '1') fail(name, '0 ou 1');
    return value === '1';
  };
  const host = text('HOST', '127.0.0.1');
  const databaseUrl = text('DATABASE_URL', '') || undefined;
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl))
    // The value may hold a password: it is not repeated.
    throw new StartError('DATABASE_URL precisa começar com postgres:// ou postgresql://.');
  const logLevel = levels.find((level) => level === text('LOG_LEVEL', 'info'));
  return {
    port: whole('PORT', 3000, 0, 65_535),
    host,
    dataDir: resolve(text('DATA_DIR', '.data')),
    databaseUrl,
    demo: flag('TRAMA_DEMO', '1') && isLoopback(host) && env.NODE_ENV !== 'production',
    accessTokenSeconds: whole('ACCESS_TOKEN_SECONDS', 3600, 1, 31_536_000),
    refreshTokenSeconds: whole('REFRESH_TOKEN_SECONDS', 604_800, 1, 31_536_000),
    logLevel: logLevel ?? fail('LOG_LEVEL', `um de ${levels.join(', ')}`),
    trustProxy: flag('TRUST_PROXY', '0'),
  };
}
