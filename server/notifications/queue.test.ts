import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { FastifyBaseLogger } from 'fastify';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { readConfig } from '../kernel/config.ts';
import type { Message } from '../kernel/notifications.ts';
import { makeSnapshot } from '../kernel/store/make-snapshot.ts';
import { openStore } from '../kernel/store/open.ts';
import { addSeconds } from '../kernel/time.ts';
import { run } from '../testing/process.ts';
import { makeDatabase, onPostgres } from '../testing/store.ts';
import { asker, openWorkspace, type TestPerson, type Workspace } from '../testing/workspace.ts';
import { openNotifications } from './notifications.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const phone = '+5511987654321';
const minuteMs = 60_000;
const quiet = { error: () => {}, warn: () => {} } as unknown as FastifyBaseLogger;
const nothing = async () => undefined;

/** An SMS gateway that answers as it is told to, and keeps what it was asked. */
async function openGateway() {
  const gateway = { status: 202, url: '', taken: [] as { key: unknown; text: string }[] };
  const server = createServer(async (request, response) => {
    const { text: said } = JSON.parse(await text(request)) as { text: string };
    gateway.taken.push({ key: request.headers['idempotency-key'], text: said });
    if (gateway.status) response.writeHead(gateway.status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  gateway.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return gateway;
}

/** An SMTP server that refuses while it is told to, with the Message-ID of each try. */
async function openSmtp() {
  const smtp = { isAway: true, url: '', ids: [] as string[] };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      text(stream).then((raw) => {
        smtp.ids.push(/^Message-ID: (.*)\r$/m.exec(raw)?.[1] ?? '');
        done(smtp.isAway ? Object.assign(new Error('later'), { responseCode: 451 }) : undefined);
      }, done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  smtp.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  closing.push(() => new Promise<void>((resolve) => server.close(resolve)));
  return smtp;
}

async function open(env: Record<string, string> = {}): Promise<Workspace> {
  const here = await openWorkspace(env);
  closing.push(here.close);
  return here;
}
const byMail = ({ url }: { url: string }) => ({
  SMTP_URL: url,
  MAIL_FROM: 'nao-responda@trama.example',
  PUBLIC_URL: 'https://trama.example',
});

const rows = ({ store }: Workspace) => store.db.selectFrom('outbox').selectAll().orderBy('id').execute();
const only = async (here: Workspace) => (await rows(here))[0];
/** Has somebody ask for a code to a phone, as theirs. */
const askCode = async (here: Workspace, { token }: TestPerson) =>
  here.ask('POST', '/api/auth/update-phone-number', { body: { phone }, token });
async function invited(here: Workspace) {
  const ana = await here.somebody('member');
  const ask = (method: string, path: string, body?: object) =>
    here.ask(method, `/api/${path}`, { token: ana.token, body });
  const { id } = (await ask('POST', 'projects', { name: 'Esteira' })).body;
  const email = 'bia@fora.example';
  const made = (await ask('POST', `projects/${id}/invitations`, { email, role: 'viewer' })).body;
  const read = async () => (await ask('GET', `projects/${id}/invitations`)).body.data[0];
  return { ask, made, read };
}

test('what could not be sent is tried after 1, 5, 30, 120 and 720 minutes, and then no more; who sent it sees that', async () => {
  const smtp = await openSmtp();
  const here = await open(byMail(smtp));
  const { made, read, ask } = await invited(here);
  expect(made.delivery).toEqual({ status: 'queued', at: made.created_at });
  await here.notifications.whenIdle();
  for (const [index, minutes] of [1, 5, 30, 120, 720].entries()) {
    expect(await read()).toMatchObject({ delivery: { status: 'queued' } });
    expect(await only(here)).toMatchObject({ status: 'queued', attempts: index + 1, fault: 'EMESSAGE' });
    here.clock.ahead += minutes * minuteMs - 5_000;
    await here.notifications.whenIdle();
    expect(smtp.ids).toHaveLength(index + 1);
    here.clock.ahead += 6_000;
    await here.notifications.whenIdle();
    expect(smtp.ids).toHaveLength(index + 2);
  }
  expect(new Set(smtp.ids).size).toBe(1);
  expect(smtp.ids[0]).toMatch(/^<[\da-f-]{36}@trama\.example>$/);
  expect(await only(here)).toMatchObject({ status: 'failed', attempts: 6, text: '', subject: null });
  const failed = await read();
  expect(failed).toMatchObject({ status: 'pending', delivery: { status: 'failed' } });
  expect(failed.delivery.at > made.created_at).toBe(true);

  smtp.isAway = false;
  const again = (await ask('PUT', `invitations/resend/${made.id}`)).body;
  expect(again.delivery).toEqual({ status: 'queued', at: again.resent_at });
  await here.notifications.whenIdle();
  expect((await read()).delivery.status).toBe('sent');
});

test('a message that was taken while the clock was a year ahead is sent once the clock is right again', async () => {
  const smtp = await openSmtp();
  const here = await open(byMail(smtp));
  here.clock.ahead = 366 * 86_400_000;
  await invited(here);
  await here.notifications.whenIdle();
  expect(smtp.ids).toHaveLength(1);
  here.clock.ahead = 0;
  smtp.isAway = false;
  await here.notifications.whenIdle();
  expect(smtp.ids).toHaveLength(2);
  expect(await only(here)).toMatchObject({ status: 'sent' });
});

test('what was sent says nothing any more', async () => {
  const gateway = await openGateway();
  const here = await open({ SMS_URL: gateway.url });
  await askCode(here, await here.somebody('member'));
  await here.notifications.whenIdle();
  expect(await only(here)).toMatchObject({ status: 'sent', text: '', attempts: 1, sent_at: expect.any(String) });
  expect(gateway.taken[0]?.text).toMatch(/\d{6}/);
});

test('a code whose time is over, or in whose place another was sent, is not sent', async () => {
  const gateway = await openGateway();
  gateway.status = 500;
  const here = await open({ SMS_URL: gateway.url });
  const ana = await here.somebody('member');
  const { challengeId } = (await askCode(here, ana)).body;
  await here.notifications.whenIdle();
  here.clock.ahead = 31_000;
  await here.ask('POST', '/api/auth/sms-resend', { body: { challengeId } });
  await here.notifications.whenIdle();
  expect(await rows(here)).toHaveLength(1);
  expect(await only(here)).toMatchObject({ attempts: 1, fault: '500' });
  gateway.status = 202;
  here.clock.ahead += 11 * minuteMs;
  await here.notifications.whenIdle();
  expect(gateway.taken).toHaveLength(2);
  expect(await only(here)).toMatchObject({ status: 'failed', fault: 'EXPIRED', text: '' });
});

test('an invitation that was cancelled is not sent', async () => {
  const smtp = await openSmtp();
  const here = await open(byMail(smtp));
  const { ask, made } = await invited(here);
  await here.notifications.whenIdle();
  expect((await ask('DELETE', `invitations/${made.id}`)).status).toBe(204);
  expect(await rows(here)).toEqual([]);
});

test('sending again that is refused leaves the link as it was, and sends nothing', async () => {
  const here = await open();
  const { ask, made, read } = await invited(here);
  await here.notifications.whenIdle();
  const [before, sent] = [await read(), await rows(here)];
  const used = { key: 'invite again address 127.0.0.1', count: 1_200, since: new Date().toISOString() };
  await here.store.db.insertInto('attempts').values(used).execute();
  expect((await ask('PUT', `invitations/resend/${made.id}`)).status).toBe(429);
  await here.notifications.whenIdle();
  expect(await read()).toEqual(before);
  expect(await rows(here)).toEqual(sent);
});

test('what is taken back takes its message along', async () => {
  const here = await open();
  const message: Message = { channel: 'sms', to: phone, subject: null, text: 'nunca' };
  const failing = here.store.transaction(async (tx) => {
    await here.notifications.queue(tx, 'schedule', message);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  here.notifications.wake();
  await here.notifications.whenIdle();
  expect(await rows(here)).toEqual([]);
});

test('of several servers each message is sent by one, once', async () => {
  const gateway = await openGateway();
  const here = await open();
  // Its own server has no gateway, and would take some of the messages.
  await here.notifications.close();
  const config = {
    ...here.config,
    ...readConfig({ SMS_URL: gateway.url, PUBLIC_URL: 'https://trama.example' }),
    demo: false,
  };
  await here.store.transaction(async (tx) => {
    for (let index = 0; index < 40; index++) {
      const row = {
        id: crypto.randomUUID(),
        channel: 'sms',
        recipient: phone,
        subject: null,
        text: `n${index}`,
      } as const;
      const instant = new Date().toISOString();
      await tx
        .insertInto('outbox')
        .values({ ...row, status: 'queued', created_at: instant, next_at: instant })
        .execute();
    }
  });
  const posts = Array.from({ length: 3 }, () =>
    openNotifications({ store: here.store, config, now: () => new Date() }, quiet, nothing),
  );
  closing.push(() => Promise.all(posts.map((post) => post.close())));
  await Promise.all(posts.map((post) => post.whenIdle()));
  const sent = (await rows(here)).filter(({ status }) => status === 'sent');
  expect(sent).toHaveLength(40);
  expect(gateway.taken).toHaveLength(40);
  expect(new Set(gateway.taken.map(({ key }) => key)).size).toBe(40);
});

test('a forgotten password queues the same, whether or not there is an account', async () => {
  const here = await open();
  const ana = await here.somebody('member');
  await here.notifications.close();
  for (const email of [ana.email, 'ninguem@fora.example'])
    expect((await here.ask('POST', '/api/auth/forgot-password', { body: { email } })).status).toBe(204);
  const [known, unknown] = await rows(here);
  const same = { id: '', recipient: '', created_at: '', next_at: '', ends_at: '' };
  expect({ ...known, ...same }).toEqual({ ...unknown, ...same });
  expect(await here.store.db.selectFrom('proofs').selectAll().execute()).toEqual([]);
});

test('what a server that was killed left behind is sent by the next', { timeout: 90_000 }, async () => {
  const gateway = await openGateway();
  gateway.status = 0;
  const folder = mkdtempSync(join(tmpdir(), 'trama-queue-'));
  closing.push(() => rmSync(folder, { recursive: true, force: true }));
  const database = onPostgres ? await makeDatabase() : undefined;
  closing.push(() => database?.drop());
  if (!onPostgres) await makeSnapshot();
  const where: Record<string, string> = database ? { DATABASE_URL: database.url } : { DATA_DIR: folder };
  const { child, url, ended } = run({
    ...where,
    TMPDIR: folder,
    SMS_URL: gateway.url,
    PUBLIC_URL: 'http://127.0.0.1:3000',
  });
  const ask = asker(await url);
  const body = { email: 'manager@trama.example', password: 'trama-demonstracao' };
  expect((await ask('POST', '/api/auth/sign-in', { body })).body.status).toBe('otp_required');
  while (gateway.taken.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  child.kill('SIGKILL');
  await ended;
  gateway.status = 202;

  const config = readConfig({ ...where, SMS_URL: gateway.url, PUBLIC_URL: 'https://trama.example' });
  const store = await openStore({ ...config, demo: false });
  closing.push(store.close);
  const at = (seconds: number) => () => new Date(addSeconds(new Date().toISOString(), seconds));
  // As long as it may still be under way nobody else takes it.
  const early = openNotifications({ store, config, now: at(20) }, quiet, nothing);
  await early.whenIdle();
  await early.close();
  expect(gateway.taken).toHaveLength(1);
  const later = openNotifications({ store, config, now: at(61) }, quiet, nothing);
  await later.whenIdle();
  await later.close();
  expect(gateway.taken).toHaveLength(2);
  expect(gateway.taken[1]).toEqual(gateway.taken[0]);
});
