import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { demoPassword } from '../kernel/demo-cast.ts';
import { isEmailAddress, isPhone } from '../kernel/email-address.ts';
import { makeSnapshot } from '../kernel/store/make-snapshot.ts';
import { run } from '../testing/process.ts';
import { makeDatabase, onPostgres } from '../testing/store.ts';
import { asker, openWorkspace, type Workspace } from '../testing/workspace.ts';

/** An SMTP server that takes all mail, with the envelope and the text of each. */
async function openSmtp() {
  const taken: { from: string; to: string[]; text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, { envelope }, done) => {
      text(stream).then((raw) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        taken.push({ from, to: envelope.rcptTo.map(({ address }) => address), text: raw });
        done();
      }, done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  return { url: `smtp://127.0.0.1:${port}`, taken, close };
}

/** An SMS gateway that keeps what it is asked, and answers with a status. */
async function openSms(status = 202) {
  const taken: { request: IncomingMessage; body: unknown }[] = [];
  const server = createServer(async (request, response) => {
    taken.push({ request, body: JSON.parse(await text(request)) });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/send`, taken, close: () => server.close() };
}

const phone = '+5511987654321';
const withPhone = { phone, phone_verified_at: new Date(0).toISOString(), two_step: true };
const forgot = (here: Workspace, email: string) => here.ask('POST', '/api/auth/forgot-password', { body: { email } });
/** Asks for a code to somebody's own phone. */
const askCode = async (here: Workspace) => {
  const ana = await here.somebody('member');
  return here.ask('POST', '/api/auth/update-phone-number', { body: { phone: withPhone.phone }, token: ana.token });
};

test('mail goes by SMTP, to its one reader, and is kept nowhere', async () => {
  const smtp = await openSmtp();
  const here = await openWorkspace({ SMTP_URL: smtp.url, MAIL_FROM: 'nao-responda@trama.example' });
  try {
    const ana = await here.somebody('member', { name: 'Ana Conceição' });
    await forgot(here, ana.email);
    expect(await here.mailTo(ana.email)).toEqual([]);
    expect(smtp.taken).toHaveLength(1);
    expect(smtp.taken[0]).toMatchObject({ from: 'nao-responda@trama.example', to: [ana.email] });
    expect(smtp.taken[0]?.text).toMatch(/^From: Trama <nao-responda@trama.example>\r\n/m);
    expect(smtp.taken[0]?.text).toContain('trp_');
  } finally {
    await here.close();
    await smtp.close();
  }
});

test('text messages go by the gateway, as JSON and with its token', async () => {
  const sms = await openSms();
  const here = await openWorkspace({ SMS_URL: sms.url, SMS_TOKEN: 'abre-te' });
  try {
    expect((await askCode(here)).status).toBe(200);
    expect(await here.mailTo(phone)).toEqual([]);
    expect(sms.taken).toHaveLength(1);
    const [{ request, body } = { request: undefined, body: {} }] = sms.taken;
    expect([request?.method, request?.headers.authorization]).toEqual(['POST', 'Bearer abre-te']);
    expect(body).toEqual({ to: phone, text: expect.stringMatching(/^Trama: seu código é \d{6}\./) });
  } finally {
    await here.close();
    sms.close();
  }
});

test('a gateway that refuses or is away changes no answer', async () => {
  const sms = await openSms(500);
  const here = await openWorkspace({
    SMS_URL: sms.url,
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'nao-responda@trama.example',
  });
  try {
    const ana = await here.somebody('member');
    expect((await forgot(here, ana.email)).status).toBe(204);
    expect((await askCode(here)).body.status).toBe('otp_required');
  } finally {
    await here.close();
    sms.close();
  }
});

test('an answer does not wait for the gateway', async () => {
  const slow = createServer(() => {});
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
  const here = await openWorkspace({ SMS_URL: `http://127.0.0.1:${(slow.address() as AddressInfo).port}` });
  try {
    expect((await askCode(here)).status).toBe(200);
  } finally {
    slow.closeAllConnections();
    slow.close();
    await here.close();
  }
});

test('the outbox is read by administrators, the latest first, and only in a demonstration', async () => {
  const here = await openWorkspace();
  try {
    const [admin, member] = [await here.somebody('admin'), await here.somebody('member')];
    await askCode(here);
    await here.mailTo(phone);
    await forgot(here, member.email);
    await here.mailTo(member.email);
    const read = (query = '', { token } = admin) => here.ask('GET', `/api/outbox${query}`, { token });
    const { data, page } = (await read()).body;
    expect(data.map(({ channel, to }: { channel: string; to: string }) => [channel, to])).toEqual([
      ['email', member.email],
      ['sms', phone],
    ]);
    expect(page.next_cursor).toBeNull();
    const first = (await read('?limit=1')).body;
    const rest = (await read(`?limit=1&cursor=${first.page.next_cursor}`)).body;
    expect([...first.data, ...rest.data]).toEqual(data);
    expect((await read('', member)).status).toBe(403);
    here.config.demo = false;
    expect((await read()).status).toBe(404);
  } finally {
    await here.close();
  }
});

const left: ChildProcess[] = [];
afterEach(() => {
  for (const child of left.splice(0)) child.kill('SIGKILL');
});

/** A server in a process of its own, on whichever store this run is about. */
async function started(env: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'trama-post-'));
  const database = onPostgres ? await makeDatabase() : undefined;
  if (!onPostgres) await makeSnapshot();
  const where: Record<string, string> = database ? { DATABASE_URL: database.url } : { DATA_DIR: folder };
  const { child, url, logged, ended } = run({ ...where, TMPDIR: folder, ...env });
  left.push(child);
  /** Ends it; gives all that it logged. */
  const stop = async () => {
    child.kill('SIGTERM');
    const { err } = await ended;
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
    return err;
  };
  return { ask: asker(await url), logged, stop };
}

test('however much is logged, no code, token, password or address of anybody is', async () => {
  const { ask, stop } = await started({ LOG_LEVEL: 'trace' });
  const post = async (path: string, body: object) => (await ask('POST', `/api/auth/${path}`, { body })).body;
  const credentials = { email: 'admin@trama.example', password: demoPassword };
  const { accessToken: token, refreshToken } = await post('authenticate', credentials);
  const person = { name: 'Caio Ferraz', email: 'caio@fora.example', password: 'tear-de-algodao-cru' };
  const { challengeId } = await post('sign-up', person);
  await post('forgot-password', { email: 'admin@trama.example' });
  await post('sign-in', { ...credentials, email: 'manager@trama.example' });
  let texts = '';
  while (!/trp_[\s\S]*\d{6}|\d{6}[\s\S]*trp_/.test(texts))
    texts = JSON.stringify((await ask('GET', '/api/outbox', { token })).body);
  const codes = texts.match(/\b\d{6}\b/g) ?? [];
  const given = await Promise.all(codes.map((code) => post('otp/verify', { challengeId, code })));
  const { token: userAccessToken = 'tru_' } = given.find((one) => one.token) ?? {};
  await post('authenticate', { userAccessToken });
  const links = texts.match(/trp_[\w-]+/g) ?? [];
  await post('reset-password', { token: links[0], password: person.password });
  const logged = await stop();
  expect(logged).toContain('"operation":"verifyCode"');
  for (const secret of [...codes.map((code) => `"${code}`), ...links, userAccessToken, token, refreshToken])
    expect(logged).not.toContain(secret);
  for (const secret of [person.email, person.password, demoPassword, 'admin@', 'Caio', '98765'])
    expect(logged).not.toContain(secret);
});

test('in production without gateways the answers are as always, and the log tells of it without saying what or whom', async () => {
  const { ask, logged: hears, stop } = await started({ NODE_ENV: 'production', PUBLIC_URL: 'https://trama.example' });
  const body = { name: 'Caio Ferraz', email: 'caio@fora.example', password: 'tear-de-algodao-cru' };
  expect((await ask('POST', '/api/auth/sign-up', { body })).body.status).toBe('otp_required');
  // What is sent goes after the answer.
  await Promise.all([hears('"code":"NO_SMTP_URL"'), hears('Not sent')]);
  const logged = await stop();
  for (const secret of ['fora.example', 'caio', 'Caio', body.password]) expect(logged).not.toContain(secret);
  // No code of six digits, unless it is the number of the process.
  expect(logged.replace(/"pid":\d+/g, '')).not.toMatch(/\b\d{6}\b/);
});

test.each([
  ['ana@trama.example', true],
  ["o'neil+x@sub.trama.example", true],
  ['ana@trama.example, eva@evil.example', false],
  ['ana@trama.example\r\nbcc: eva@evil.example', false],
  ['a:b@c.example;', false],
  ['<ana@trama.example>', false],
  ['ana@trama.example ', false],
  ['"a b"@trama.example', false],
  ['ana', false],
  ['', false],
])('%j is one address: %s', (address, is) => {
  expect(isEmailAddress(address)).toBe(is);
});

test.each([
  ['+5511987654321', true],
  ['5511987654321', false],
  ['+0511987654321', false],
  ['+5511987654321\n', false],
])('%j is one phone number: %s', (number, is) => {
  expect(isPhone(number)).toBe(is);
});
