import { resolve } from 'node:path';
import { isLoopback, readHost } from './hosts.ts';
import { isAddress } from './post/address.ts';
import { type Settings, settingsOf } from './settings.ts';
import { StartError } from './start-error.ts';

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** As what a social provider knows this server. */
export interface SocialClient {
  clientId: string;
  clientSecret: string;
}

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
  social: {
    google: (SocialClient & { issuer: string }) | undefined;
    microsoft: (SocialClient & { issuer: string }) | undefined;
    /** `url` is where people sign in, `api` where it is asked who they are. */
    github: (SocialClient & { url: string; api: string }) | undefined;
  };
  logLevel: (typeof levels)[number];
  /** Whether a proxy in front tells the client's address and scheme (`X-Forwarded-*`). */
  trustProxy: boolean;
}

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

function socialIn({ text, fail, web }: Settings): Config['social'] {
  const client = (name: string): SocialClient | undefined => {
    const clientId = text(`SOCIAL_${name}_CLIENT_ID`, '');
    const clientSecret = text(`SOCIAL_${name}_CLIENT_SECRET`, '');
    if (Boolean(clientId) === Boolean(clientSecret)) return clientId ? { clientId, clientSecret } : undefined;
    throw new StartError(`SOCIAL_${name}_CLIENT_ID e SOCIAL_${name}_CLIENT_SECRET só valem juntos.`);
  };
  const place = (name: string, fallback: string) => {
    const value = web(name) ?? fallback;
    if (value.startsWith('http:') && !isLoopback(new URL(value).hostname)) fail(name, 'um endereço https://');
    return value;
  };
  const [google, microsoft, github] = [client('GOOGLE'), client('MICROSOFT'), client('GITHUB')];
  return {
    google: google && { ...google, issuer: place('SOCIAL_GOOGLE_ISSUER', 'https://accounts.google.com') },
    microsoft: microsoft && {
      ...microsoft,
      issuer: place('SOCIAL_MICROSOFT_ISSUER', 'https://login.microsoftonline.com/common/v2.0'),
    },
    github: github && {
      ...github,
      url: place('SOCIAL_GITHUB_URL', 'https://github.com'),
      api: place('SOCIAL_GITHUB_API_URL', 'https://api.github.com'),
    },
  };
}

/** Where people reach this server; only on this machine without https. */
function publicUrlIn({ text }: Settings): string | undefined {
  const value = text('PUBLIC_URL', '');
  if (value === '') return undefined;
  const url = /^https?:\/\/[^\s\\]+$/i.test(value) ? URL.parse(value) : null;
  const host = url?.href === `${url?.origin}/` ? readHost(url.host) : undefined;
  if (!url || !host) throw new StartError('PUBLIC_URL precisa ser uma origem, como https://trama.example.');
  if (url.protocol !== 'https:' && !isLoopback(host.name))
    throw new StartError('PUBLIC_URL precisa começar com https://, a não ser neste mesmo computador.');
  return url.origin;
}

/** Refuses to start where messages or providers would lead people back here and nobody said where that is. */
function checkPublicUrl({ publicUrl, mail, sms, social }: Config, env: NodeJS.ProcessEnv): void {
  if (publicUrl) return;
  const asking = [
    ...(env.NODE_ENV === 'production' ? ['NODE_ENV=production'] : []),
    ...(mail ? ['SMTP_URL'] : []),
    ...(sms ? ['SMS_URL'] : []),
    ...(Object.values(social).some(Boolean) ? ['SOCIAL_*'] : []),
  ];
  if (asking.length > 0)
    throw new StartError(
      `Com ${asking.join(', ')} é preciso PUBLIC_URL: o endereço pelo qual as pessoas chegam a este servidor, como https://trama.example.`,
    );
}

/** Reads the environment; a value that cannot be meant is a `StartError` that names it. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const settings = settingsOf(env);
  const { text, fail, whole, flag, address } = settings;
  const host = text('HOST', '127.0.0.1');
  const logLevel = levels.find((level) => level === text('LOG_LEVEL', 'info'));
  const config: Config = {
    port: whole('PORT', 3000, 0, 65_535),
    host,
    dataDir: resolve(text('DATA_DIR', '.data')),
    databaseUrl: address('DATABASE_URL', /^postgres(ql)?:\/\//, 'começar com postgres:// ou postgresql://'),
    demo: flag('TRAMA_DEMO', '1') && isLoopback(host) && env.NODE_ENV !== 'production',
    accessTokenSeconds: whole('ACCESS_TOKEN_SECONDS', 3600, 1, 31_536_000),
    refreshTokenSeconds: whole('REFRESH_TOKEN_SECONDS', 604_800, 1, 31_536_000),
    sessionSeconds: whole('SESSION_SECONDS', 2_592_000, 1, 31_536_000),
    publicUrl: publicUrlIn(settings),
    ...gatewaysIn(settings),
    social: socialIn(settings),
    logLevel: logLevel ?? fail('LOG_LEVEL', `um de ${levels.join(', ')}`),
    trustProxy: flag('TRUST_PROXY', '0'),
  };
  checkPublicUrl(config, env);
  return config;
}
