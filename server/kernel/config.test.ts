import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { StartError } from './start-error.ts';

test('nothing needs to be set', () => {
  expect(readConfig({ PORT: '' })).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    demo: true,
    accessTokenSeconds: 3600,
    refreshTokenSeconds: 604_800,
    sessionSeconds: 2_592_000,
    publicUrl: undefined,
    mail: undefined,
    sms: undefined,
    social: { google: undefined, microsoft: undefined, github: undefined },
    logLevel: 'info',
    trustProxy: false,
    smsDailyLimit: 1_000,
    secretsKeys: [],
  });
});

test('keys of secrets have a name and 32 bytes, and what was set is not repeated', () => {
  const [one, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const written = `2026:${one.toString('base64')}, 2025:${other.toString('base64')}`;
  expect(readConfig({ SECRETS_KEYS: written }).secretsKeys).toEqual([
    { id: '2026', key: one },
    { id: '2025', key: other },
  ]);
  for (const wrong of [
    'segredo',
    `a:${one.toString('hex')}`,
    `a:${Buffer.alloc(16).toString('base64')}`,
    `${written},${written}`,
  ])
    expect(() => readConfig({ SECRETS_KEYS: wrong })).toThrow(/^SECRETS_KEYS precisa ser nome:chave, [^0-9]*32 bytes/);
});

test('PUBLIC_URL is an origin, told as browsers tell it', () => {
  const read = (PUBLIC_URL: string) => readConfig({ PUBLIC_URL }).publicUrl;
  expect(read('HTTPS://Trama.example:443/')).toBe('https://trama.example');
  expect(read('http://localhost:3000')).toBe('http://localhost:3000');
  expect(read('http://[::1]:3000')).toBe('http://[::1]:3000');
});

test.each([
  [{ NODE_ENV: 'production' }, 'NODE_ENV=production'],
  [{ SMTP_URL: 'smtp://h', MAIL_FROM: 'a@trama.example' }, 'SMTP_URL'],
  [{ SMS_URL: 'https://sms.example' }, 'SMS_URL'],
  [{ SOCIAL_GITHUB_CLIENT_ID: 'x', SOCIAL_GITHUB_CLIENT_SECRET: 's' }, 'SOCIAL_*'],
])('with %j nothing starts before somebody says where people come in', (env, why) => {
  const line = `Com ${why} é preciso PUBLIC_URL: o endereço pelo qual as pessoas chegam a este servidor, como https://trama.example.`;
  expect(() => readConfig(env as unknown as NodeJS.ProcessEnv)).toThrow(new StartError(line));
});

test.each([
  [{}, true],
  [{ HOST: 'localhost' }, true],
  [{ HOST: '::1' }, true],
  [{ HOST: '127.0.0.9' }, true],
  [{ TRAMA_DEMO: '0' }, false],
  [{ NODE_ENV: 'production', PUBLIC_URL: 'https://trama.example' }, false],
  [{ NODE_ENV: 'production', PUBLIC_URL: 'https://trama.example', TRAMA_DEMO: '1' }, false],
  [{ HOST: '0.0.0.0' }, false],
  [{ HOST: '::' }, false],
  [{ HOST: '127.example.com' }, false],
  [{ PUBLIC_URL: 'https://trama.example' }, false],
  // Nobody comes from elsewhere to an address that is each one's own machine.
  [{ PUBLIC_URL: 'http://127.0.0.1:3000' }, true],
  [{ TRUST_PROXY: '1' }, false],
  [{ TRUST_PROXY: '10.0.0.0/8', TRAMA_DEMO: '1' }, false],
  [{ TRUST_PROXY: '0', TRAMA_DEMO: '1' }, true],
])('with %j the demonstration is allowed: %s', (env, demo) => {
  expect(readConfig(env as NodeJS.ProcessEnv).demo).toBe(demo);
});

const refused: [object, string][] = [
  [{ PORT: 'http' }, 'PORT precisa ser um número inteiro de 0 a 65535; recebeu "http".'],
  [{ PORT: '65536' }, 'PORT precisa ser um número inteiro de 0 a 65535; recebeu "65536".'],
  [{ PORT: '3e3' }, 'PORT precisa ser um número inteiro de 0 a 65535; recebeu "3e3".'],
  [{ ACCESS_TOKEN_SECONDS: '0' }, 'ACCESS_TOKEN_SECONDS precisa ser um número inteiro de 1 a 31536000; recebeu "0".'],
  [{ PUBLIC_URL: 'trama.example' }, 'PUBLIC_URL precisa ser uma origem, como https://trama.example.'],
  [{ PUBLIC_URL: 'https://trama.example/app' }, 'PUBLIC_URL precisa ser uma origem, como https://trama.example.'],
  ...[
    'https://secret@trama.example',
    'https://u:secret@trama.example',
    'https://trama.example?x=secret',
    'https://trama.example/#',
    'https:\\\\trama.example',
    'https://trama example',
    'https://-trama.example',
  ].map((PUBLIC_URL): [object, string] => [
    { PUBLIC_URL },
    'PUBLIC_URL precisa ser uma origem, como https://trama.example.',
  ]),
  ...['http://trama.example', 'http://localhost.evil', 'http://127.0.0.1.evil'].map((PUBLIC_URL): [object, string] => [
    { PUBLIC_URL },
    'PUBLIC_URL precisa começar com https://, a não ser neste mesmo computador.',
  ]),
  [{ SMS_URL: 'http://[secret' }, 'SMS_URL precisa ser um endereço completo.'],
  [{ SMTP_URL: 'http://u:secret@h' }, 'SMTP_URL precisa começar com smtps:// ou smtp://.'],
  [{ SMTP_URL: 'smtp://h' }, 'MAIL_FROM precisa ser um endereço de e-mail quando há SMTP_URL; recebeu "".'],
  [{ SMS_URL: 'tel:secret' }, 'SMS_URL precisa começar com https:// ou http://.'],
  [{ SOCIAL_GITHUB_CLIENT_ID: 'x' }, 'SOCIAL_GITHUB_CLIENT_ID e SOCIAL_GITHUB_CLIENT_SECRET só valem juntos.'],
  [
    { SOCIAL_GOOGLE_CLIENT_ID: 'x', SOCIAL_GOOGLE_CLIENT_SECRET: 's', SOCIAL_GOOGLE_ISSUER: 'http://evil.example' },
    'SOCIAL_GOOGLE_ISSUER precisa ser um endereço https://',
  ],
  ...['true', '-1', '10', 'loopback', '10.0.0.0/33', '0.0.0.0/0', '::/0', '10.0.0.0/8,', '300.0.0.1'].map(
    (given): [object, string] => [
      { TRUST_PROXY: given },
      `TRUST_PROXY precisa ser 0, o número de proxies à frente (1 a 9) ou uma lista de redes, como 10.0.0.0/8; recebeu "${given}".`,
    ],
  ),
  [{ SMS_DAILY_LIMIT: 'many' }, 'SMS_DAILY_LIMIT precisa ser um número inteiro de 0 a 1000000; recebeu "many".'],
  [{ TRAMA_DEMO: 'yes' }, 'TRAMA_DEMO precisa ser 0 ou 1; recebeu "yes".'],
  [{ DATABASE_URL: 'mysql://u:secret@h/d' }, 'DATABASE_URL precisa começar com postgres:// ou postgresql://.'],
  [
    { LOG_LEVEL: 'loud' },
    'LOG_LEVEL precisa ser um de fatal, error, warn, info, debug, trace, silent; recebeu "loud".',
  ],
];
test.each(refused)('%j is refused in a line that does not repeat a password', (env, line) => {
  expect(() => readConfig(env as unknown as NodeJS.ProcessEnv)).toThrow(line);
});

test.each([
  ['0', false],
  ['2', 2],
  ['10.0.0.7', ['10.0.0.7']],
  ['10.0.0.0/8, fd00::/8', ['10.0.0.0/8', 'fd00::/8']],
])('TRUST_PROXY=%s is %j', (given, is) => {
  expect(readConfig({ TRUST_PROXY: given }).trustProxy).toEqual(is);
});

test('what stands in the way of a demonstration is named only where one was asked for', () => {
  const refusedBy = (env: Record<string, string>) => readConfig(env).demoRefusedBy;
  expect(refusedBy({ PUBLIC_URL: 'https://trama.example' })).toBeUndefined();
  expect(refusedBy({ TRAMA_DEMO: '1' })).toBeUndefined();
  expect(refusedBy({ TRAMA_DEMO: '1', PUBLIC_URL: 'https://trama.example' })).toBe('PUBLIC_URL');
  expect(refusedBy({ TRAMA_DEMO: '1', TRUST_PROXY: '1' })).toBe('TRUST_PROXY');
  expect(refusedBy({ TRAMA_DEMO: '1', HOST: '0.0.0.0' })).toBe('HOST');
});

test('gateways and providers are what was said of them', () => {
  const { publicUrl, mail, sms, social } = readConfig({
    PUBLIC_URL: 'https://trama.example:8443/',
    SMTP_URL: 'smtps://u:p@mail.example:465',
    MAIL_FROM: 'nao-responda@trama.example',
    SMS_URL: 'https://sms.example/send',
    SOCIAL_MICROSOFT_CLIENT_ID: 'id',
    SOCIAL_MICROSOFT_CLIENT_SECRET: 'secret',
  });
  expect({ publicUrl, mail, sms, social }).toEqual({
    publicUrl: 'https://trama.example:8443',
    mail: { url: 'smtps://u:p@mail.example:465', from: 'nao-responda@trama.example' },
    sms: { url: 'https://sms.example/send', token: undefined },
    social: {
      google: undefined,
      microsoft: { clientId: 'id', clientSecret: 'secret', issuer: 'https://login.microsoftonline.com/common/v2.0' },
      github: undefined,
    },
  });
});
