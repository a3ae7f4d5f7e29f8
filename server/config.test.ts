import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('nothing needs to be set', () => {
  expect(readConfig({ PORT: '' })).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    demo: true,
    accessTokenSeconds: 3600,
    refreshTokenSeconds: 604_800,
    logLevel: 'info',
    trustProxy: false,
  });
});

test.each([
  [{}, true],
  [{ HOST: 'localhost' }, true],
  [{ HOST: '::1' }, true],
  [{ HOST: '127.0.0.9' }, true],
  [{ TRAMA_DEMO: '0' }, false],
  [{ NODE_ENV: 'production' }, false],
  [{ NODE_ENV: 'production', TRAMA_DEMO: '1' }, false],
  [{ HOST: '0.0.0.0' }, false],
  [{ HOST: '::' }, false],
  [{ HOST: '127.example.com' }, false],
])('with %j the demonstration is allowed: %s', (env, demo) => {
  expect(readConfig(env as NodeJS.ProcessEnv).demo).toBe(demo);
});

test.each([
  [{ PORT: 'http' }, 'PORT precisa ser um número inteiro de 0 a 65535; recebeu "http".'],
  [{ PORT: '65536' }, 'PORT precisa ser um número inteiro de 0 a 65535; recebeu "65536".'],
  [{ PORT: '3e3' }, 'PORT precisa ser um número inteiro de 0 a 65535; recebeu "3e3".'],
  [{ ACCESS_TOKEN_SECONDS: '0' }, 'ACCESS_TOKEN_SECONDS precisa ser um número inteiro de 1 a 31536000; recebeu "0".'],
  [{ TRAMA_DEMO: 'yes' }, 'TRAMA_DEMO precisa ser 0 ou 1; recebeu "yes".'],
  [{ DATABASE_URL: 'mysql://u:secret@h/d' }, 'DATABASE_URL precisa começar com postgres:// ou postgresql://.'],
  [
    { LOG_LEVEL: 'loud' },
    'LOG_LEVEL precisa ser um de fatal, error, warn, info, debug, trace, silent; recebeu "loud".',
  ],
])('%j is refused in a line that does not repeat a password', (env, line) => {
  expect(() => readConfig(env as unknown as NodeJS.ProcessEnv)).toThrow(line);
});
