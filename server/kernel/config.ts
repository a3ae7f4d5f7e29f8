import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { isDay } from '#domain/dates';
import { isEmailAddress } from './email-address.ts';
import { isLoopback, parseHost } from './hosts.ts';
import type { SecretsKey } from './secrets.ts';
import { createSettingsReader, type SettingsReader } from './settings.ts';
import { StartError } from './start-error.ts';

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The credentials of this server at an OAuth provider. */
export interface SocialClient {
  clientId: string;
  clientSecret: string;
}

/** The plan of this installation. Its limits warn and never block. */
export interface Plan {
  name: string;
  seats: number | null;
  storage_bytes: number | null;
  renews_on: string | null;
  contact: string | null;
}

/** The configuration from environment variables. */
export interface Config {
  port: number;
  host: string;
  dataDir: string;
  /** A PostgreSQL database that replaces the embedded store. */
  databaseUrl: string | undefined;
  /** Whether demonstration data may be created and its accounts may sign in. */
  demo: boolean;
  /** The setting that prevents the demonstration although TRAMA_DEMO requests it. */
  demoRefusedBy: string | undefined;
  accessTokenSeconds: number;
  refreshTokenSeconds: number;
  /** The maximum lifetime of a session, regardless of renewals. */
  sessionSeconds: number;
  /** The public origin of this server, for links in messages and redirects. */
  publicUrl: string | undefined;
  /** Who may create an account: anyone, invited people and addresses of some domains, or only invited people. */
  signUp: { who: 'anyone' | 'domains' | 'invited'; domains: readonly string[] };
  /** The contact for people without access, published by the operator. */
  accessContact: string | undefined;
  mail: { url: string; from: string } | undefined;
  sms: { url: string; token: string | undefined } | undefined;
  social: {
    google: (SocialClient & { issuer: string }) | undefined;
    microsoft: (SocialClient & { issuer: string }) | undefined;
    /** `url` is the sign-in page, `api` the API that identifies people. */
    github: (SocialClient & { url: string; api: string }) | undefined;
  };
  /** The OAuth client for calendar synchronization, with Google's endpoints. */
  googleCalendar: (SocialClient & { authUrl: string; tokenUrl: string; apiUrl: string }) | undefined;
  /** The plan sold to the operator; undefined for an own installation. */
  plan: Plan | undefined;
  logLevel: (typeof levels)[number];
  /**
   * Which proxies to trust for the client's address and scheme (`X-Forwarded-*`): none, a number of hops, or networks.
   */
  trustProxy: false | number | string[];
  /** The maximum number of text messages to all recipients per day, because each costs money. */
  smsDailyLimit: number;
  /** The days that activity is kept; 0 keeps it forever. */
  activityRetentionDays: number;
  /** The maximum size of all files in a project (MiB). */
  attachmentsProjectMib: number;
  /** The keys that encrypt third-party secrets: the first encrypts, all decrypt. Without a key no secret is stored. */
  secretsKeys: readonly SecretsKey[];
  /** The address of the metrics endpoint; undefined disables it. */
  metrics: { port: number; host: string } | undefined;
}

function readGateways({ text, fail, address, httpUrl }: SettingsReader): Pick<Config, 'mail' | 'sms'> {
  const mail = address('SMTP_URL', /^smtps?:\/\/[^\s/]+/, 'começar com smtps:// ou smtp://');
  const from = text('MAIL_FROM', '');
  if (mail && !isEmailAddress(from)) fail('MAIL_FROM', 'um endereço de e-mail quando há SMTP_URL');
  const sms = httpUrl('SMS_URL');
  return {
    mail: mail ? { url: mail, from } : undefined,
    sms: sms ? { url: sms, token: text('SMS_TOKEN', '') || undefined } : undefined,
  };
}

function readClient({ text }: SettingsReader, name: string): SocialClient | undefined {
  const clientId = text(`${name}_CLIENT_ID`, '');
  const clientSecret = text(`${name}_CLIENT_SECRET`, '');
  if (Boolean(clientId) === Boolean(clientSecret)) return clientId ? { clientId, clientSecret } : undefined;
  throw new StartError(`${name}_CLIENT_ID e ${name}_CLIENT_SECRET só valem juntos.`);
}

/** Reads the URL of another service; http is only allowed on this machine. */
const serviceUrlReader =
  ({ fail, httpUrl }: SettingsReader) =>
  (name: string, fallback: string) => {
    const value = httpUrl(name) ?? fallback;
    if (value.startsWith('http:') && !isLoopback(new URL(value).hostname)) fail(name, 'um endereço https://');
    return value;
  };

function readGoogleCalendar(settings: SettingsReader): Config['googleCalendar'] {
  const client = readClient(settings, 'GOOGLE_CALENDAR');
  const readUrl = serviceUrlReader(settings);
  return (
    client && {
      ...client,
      authUrl: readUrl('GOOGLE_CALENDAR_AUTH_URL', 'https://accounts.google.com/o/oauth2/v2/auth'),
      tokenUrl: readUrl('GOOGLE_CALENDAR_TOKEN_URL', 'https://oauth2.googleapis.com'),
      apiUrl: readUrl('GOOGLE_CALENDAR_API_URL', 'https://www.googleapis.com/calendar/v3'),
    }
  );
}

function readSocial(settings: SettingsReader): Config['social'] {
  const readUrl = serviceUrlReader(settings);
  const client = (name: string) => readClient(settings, `SOCIAL_${name}`);
  const [google, microsoft, github] = [client('GOOGLE'), client('MICROSOFT'), client('GITHUB')];
  return {
    google: google && { ...google, issuer: readUrl('SOCIAL_GOOGLE_ISSUER', 'https://accounts.google.com') },
    microsoft: microsoft && {
      ...microsoft,
      issuer: readUrl('SOCIAL_MICROSOFT_ISSUER', 'https://login.microsoftonline.com/common/v2.0'),
    },
    github: github && {
      ...github,
      url: readUrl('SOCIAL_GITHUB_URL', 'https://github.com'),
      api: readUrl('SOCIAL_GITHUB_API_URL', 'https://api.github.com'),
    },
  };
}

/** Reads who may create an account: `anyone`, `invited`, or e-mail domains separated by commas. */
function readSignUp({ text, fail }: SettingsReader, demo: boolean): Config['signUp'] {
  const value = text('SIGN_UP', demo ? 'anyone' : 'invited').toLowerCase();
  if (value === 'anyone' || value === 'invited') return { who: value, domains: [] };
  const domains = value.split(',').map((domain) => domain.trim().replace(/^@/, ''));
  if (domains.every((domain) => /^([a-z0-9-]+\.)+[a-z0-9-]{2,}$/.test(domain))) return { who: 'domains', domains };
  return fail('SIGN_UP', 'anyone, invited ou domínios de e-mail com vírgulas, como empresa.com.br');
}

/** Reads the public origin; http is only allowed on this machine. */
function readPublicUrl({ text }: SettingsReader): string | undefined {
  const value = text('PUBLIC_URL', '');
  if (value === '') return undefined;
  const url = /^https?:\/\/[^\s\\]+$/i.test(value) ? URL.parse(value) : null;
  const host = url?.href === `${url?.origin}/` ? parseHost(url.host) : undefined;
  if (!url || !host) throw new StartError('PUBLIC_URL precisa ser uma origem, como https://trama.example.');
  if (url.protocol !== 'https:' && !isLoopback(host.name))
    throw new StartError('PUBLIC_URL precisa começar com https://, a não ser neste mesmo computador.');
  return url.origin;
}

/** Throws `StartError` when messages or OAuth providers need links to this server and PUBLIC_URL is missing. */
function checkPublicUrl({ publicUrl, mail, sms, social, googleCalendar }: Config, env: NodeJS.ProcessEnv): void {
  if (publicUrl) return;
  const dependentSettings = [
    ...(env.NODE_ENV === 'production' ? ['NODE_ENV=production'] : []),
    ...(mail ? ['SMTP_URL'] : []),
    ...(sms ? ['SMS_URL'] : []),
    ...(Object.values(social).some(Boolean) ? ['SOCIAL_*'] : []),
    ...(googleCalendar ? ['GOOGLE_CALENDAR_*'] : []),
  ];
  if (dependentSettings.length > 0)
    throw new StartError(
      `Com ${dependentSettings.join(', ')} é preciso PUBLIC_URL: o endereço pelo qual as pessoas chegam a este servidor, como https://trama.example.`,
    );
}

/** Reads encryption keys: `2026:` and 32 bytes in base64, several separated by commas. Errors do not show the value. */
function readSecretsKeys({ text }: SettingsReader): SecretsKey[] {
  const keys = text('SECRETS_KEYS', '')
    .split(',')
    .filter(Boolean)
    .map((each) => {
      const [, id = '', bytes = ''] = /^\s*([\w-]{1,20}):([A-Za-z0-9+/]{43}=)\s*$/.exec(each) ?? [];
      return { id, key: Buffer.from(bytes, 'base64') };
    });
  const isWrong = keys.some(({ id, key }) => !id || key.length !== 32);
  if (isWrong || new Set(keys.map(({ id }) => id)).size < keys.length)
    throw new StartError('SECRETS_KEYS precisa ser nome:chave, a chave com 32 bytes em base64; várias, com vírgulas.');
  return keys;
}

/** Returns whether a text is an address or a network that does not contain every address. */
function isNetwork(text: string): boolean {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const maxBits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return maxBits > 0 && (bits === undefined || (Number(bits) > 0 && Number(bits) <= maxBits));
}

function readTrustProxy({ text, fail }: SettingsReader): Config['trustProxy'] {
  const value = text('TRUST_PROXY', '0');
  if (/^\d$/.test(value)) return Number(value) || false;
  const networks = value.split(',').map((network) => network.trim());
  if (networks.every(isNetwork)) return networks;
  return fail('TRUST_PROXY', '0, o número de proxies à frente (1 a 9) ou uma lista de redes, como 10.0.0.0/8');
}

/**
 * Returns the setting that makes the server reachable for others; the demonstration is disabled then, because its
 * password is public.
 */
function findPublicExposure({
  host,
  publicUrl,
  trustProxy,
  isProduction,
}: Pick<Config, 'host' | 'publicUrl' | 'trustProxy'> & { isProduction: boolean }): string | undefined {
  if (isProduction) return 'NODE_ENV=production';
  if (!isLoopback(host)) return 'HOST';
  if (publicUrl && !isLoopback(new URL(publicUrl).hostname)) return 'PUBLIC_URL';
  return trustProxy === false ? undefined : 'TRUST_PROXY';
}

function readPlan({ text, integer, fail }: SettingsReader): Plan | undefined {
  const name = text('PLAN_NAME', '');
  if (!name) return undefined;
  if (name.length > 60) fail('PLAN_NAME', 'um texto de até 60 caracteres');
  const [renewsOn, contact] = [text('PLAN_RENEWS_ON', ''), text('PLAN_CONTACT', '')];
  if (renewsOn && !isDay(renewsOn)) fail('PLAN_RENEWS_ON', 'uma data, como 2027-03-01');
  if (contact.length > 200) fail('PLAN_CONTACT', 'um texto de até 200 caracteres');
  const mib = integer('PLAN_STORAGE_MIB', 0, 0, 100_000_000);
  return {
    name,
    seats: integer('PLAN_SEATS', 0, 0, 1_000_000) || null,
    storage_bytes: mib ? mib * 1_048_576 : null,
    renews_on: renewsOn || null,
    contact: contact || null,
  };
}

/** Reads the configuration from the environment. Throws `StartError` with the name of an invalid variable. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const settings = createSettingsReader(env);
  const { text, fail, integer, flag, address } = settings;
  const host = text('HOST', '127.0.0.1');
  const trustProxy = readTrustProxy(settings);
  const publicUrl = readPublicUrl(settings);
  const refusedBy = findPublicExposure({ host, publicUrl, trustProxy, isProduction: env.NODE_ENV === 'production' });
  const metricsPort = integer('METRICS_PORT', 0, 0, 65_535);
  const demo = flag('TRAMA_DEMO', '1') && !refusedBy;
  const contact = text('SIGN_UP_CONTACT', '');
  if (contact.length > 200) fail('SIGN_UP_CONTACT', 'um texto de até 200 caracteres');
  const logLevel = levels.find((level) => level === text('LOG_LEVEL', 'info'));
  const config: Config = {
    port: integer('PORT', 3000, 0, 65_535),
    host,
    dataDir: resolve(text('DATA_DIR', '.data')),
    databaseUrl: address('DATABASE_URL', /^postgres(ql)?:\/\//, 'começar com postgres:// ou postgresql://'),
    demo,
    demoRefusedBy: text('TRAMA_DEMO', '0') === '1' ? refusedBy : undefined,
    accessTokenSeconds: integer('ACCESS_TOKEN_SECONDS', 3600, 1, 31_536_000),
    refreshTokenSeconds: integer('REFRESH_TOKEN_SECONDS', 604_800, 1, 31_536_000),
    sessionSeconds: integer('SESSION_SECONDS', 2_592_000, 1, 31_536_000),
    publicUrl,
    signUp: readSignUp(settings, demo),
    accessContact: contact || undefined,
    ...readGateways(settings),
    social: readSocial(settings),
    googleCalendar: readGoogleCalendar(settings),
    plan: readPlan(settings),
    logLevel: logLevel ?? fail('LOG_LEVEL', `um de ${levels.join(', ')}`),
    trustProxy,
    smsDailyLimit: integer('SMS_DAILY_LIMIT', 1_000, 0, 1_000_000),
    activityRetentionDays: integer('ACTIVITY_RETENTION_DAYS', 730, 0, 36_500),
    attachmentsProjectMib: integer('ATTACHMENTS_PROJECT_MIB', 500, 1, 1_000_000),
    secretsKeys: readSecretsKeys(settings),
    metrics: metricsPort ? { port: metricsPort, host: text('METRICS_HOST', '127.0.0.1') } : undefined,
  };
  checkPublicUrl(config, env);
  return config;
}
