import { isIPv4 } from 'node:net';
import { resolve } from 'node:path';
import { isAddress } from './post/address.ts';
import { type Settings, settingsOf } from './settings.ts';

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
  /** After so long a session ends, however often it was renewed. */
  sessionSeconds: number;
  /** Where people reach this server, for links in messages and for what comes back: an origin without a path. */
  publicUrl: string | undefined;
  mail: { url: string; from: string } | undefined;
  sms: { url: string; token: string | undefined } | undefined;
  logLevel: (typeof levels)[number];
  /** Whether a proxy in front tells the client's address and scheme (`X-Forwarded-*`). */
  trustProxy: boolean;
}

/** Whether a host can only be this machine. */
export const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));

function gatewaysIn({ text, fail, address, web }: Settings): Pick<Config, 'mail' | 'sms'> {
  const mail = address('SMTP_URL', /^smtps?:\/\/[^\s/]+/, 'começar com smtps:// ou smtp://');
  const from = text('MAIL_FROM', '');
  if (mail && !isAddress(from)) fail('MAIL_FROM', 'um endereço de e-mail quando há SMTP_URL');
  const sms = web('SMS_URL');
  return {
    mail: mail ? { url: mail, from } : undefined,
    sms: sms ? { url: sms, token: text('SMS_TOKEN', '') || undefined } : undefined,
  };
}

/** Reads the environment; a value that cannot be meant is a `StartError` that names it. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const settings = settingsOf(env);
  const { text, fail, whole, flag, address } = settings;
  const host = text('HOST', '127.0.0.1');
  const logLevel = levels.find((level) => level === text('LOG_LEVEL', 'info'));
  return {
    port: whole('PORT', 3000, 0, 65_535),
    host,
    dataDir: resolve(text('DATA_DIR', '.data')),
    databaseUrl: address('DATABASE_URL', /^postgres(ql)?:\/\//, 'começar com postgres:// ou postgresql://'),
    demo: flag('TRAMA_DEMO', '1') && isLoopback(host) && env.NODE_ENV !== 'production',
    accessTokenSeconds: whole('ACCESS_TOKEN_SECONDS', 3600, 1, 31_536_000),
    refreshTokenSeconds: whole('REFRESH_TOKEN_SECONDS', 604_800, 1, 31_536_000),
    sessionSeconds: whole('SESSION_SECONDS', 2_592_000, 1, 31_536_000),
    publicUrl: address('PUBLIC_URL', /^https?:\/\/[\w.:[\]-]+$/, 'ser uma origem, como https://trama.example'),
    ...gatewaysIn(settings),
    logLevel: logLevel ?? fail('LOG_LEVEL', `um de ${levels.join(', ')}`),
    trustProxy: flag('TRUST_PROXY', '0'),
  };
}
