import type { FastifyBaseLogger } from 'fastify';
import type { AppServices } from '../kernel/app-services.ts';
import type { Config } from '../kernel/config.ts';
import type { BackgroundJob, DueTask, MessageWriter, Notifications } from '../kernel/notifications.ts';
import type { Channel } from '../kernel/store/tables.ts';
import { withTimeout } from '../kernel/with-timeout.ts';
import { purposeOf } from './budget.ts';
import { mailer } from './mail.ts';
import type { QueuedMessage } from './queue.ts';
import * as queued from './queue.ts';
import { texter } from './sms.ts';

/** Sends one message. Rejects when it could not be handed on. */
export type Gateway = (
  message: Pick<QueuedMessage, 'id' | 'channel' | 'recipient' | 'subject' | 'text'>,
) => Promise<void>;

const pollMs = 15_000;
const mostAtOnce = 10;
const patienceMs = 30_000;

const nowhere: Gateway = async ({ channel }) => {
  throw Object.assign(new Error(), { code: channel === 'sms' ? 'NO_SMS_URL' : 'NO_SMTP_URL' });
};

/** The gateways of a server; none where messages stay in the outbox, for an administrator of the demonstration to read. */
function gatewaysOf({ mail, sms, demo }: Config): Record<Channel, Gateway | undefined> {
  const otherwise = demo ? undefined : nowhere;
  return { email: mail ? mailer(mail) : otherwise, sms: sms ? texter(sms) : otherwise };
}

const timedOut = () => {
  throw Object.assign(new Error(), { code: 'TIMEOUT' });
};

interface Fault {
  name?: string;
  code?: string;
  responseCode?: number;
}
const faultOf = ({ code, responseCode, name }: Fault) => String(code ?? responseCode ?? name).slice(0, 60);

/** Sends one message that was taken, and writes down what came of it. */
function delivering(
  { store, config, now }: Pick<AppServices, 'store' | 'config' | 'now'>,
  log: FastifyBaseLogger,
  writer: MessageWriter,
) {
  const gateways = gatewaysOf(config);
  const instant = () => now().toISOString();
  const send = async (row: QueuedMessage) => {
    const { task } = row;
    const written = task
      ? await store.transaction(async (tx) => queued.write(tx, row, await writer(tx, row, task)))
      : row;
    if (!written) return;
    const end = (how: Parameters<typeof queued.finish>[2]) =>
      store.transaction((tx) => queued.finish(tx, written, how, instant()));
    if (written.ends_at && written.ends_at <= instant()) return end({ status: 'failed', fault: 'EXPIRED' });
    const gateway = gateways[written.channel];
    if (gateway) await withTimeout(patienceMs, gateway(written), timedOut);
    await end({ status: 'sent', isKept: !gateway });
  };
  return (row: QueuedMessage) =>
    send(row)
      .catch(async (error: Fault) => {
        const { name, code, responseCode } = error;
        const status = await store.transaction((tx) => queued.postpone(tx, row, faultOf(error), instant()));
        // A gateway's own words repeat the address, and sometimes the message: only the codes are told.
        const { id, channel, attempts } = row;
        log.error({ mail: { id, channel, attempts, status }, error: name, code, responseCode }, 'Not sent');
      })
      // Where even that cannot be written down it is due again when its lease is over.
      .catch((error) => log.warn({ err: error }, 'The queue cannot be written'));
}

/** Something that is done one time after another; whoever asks for it while it is under way is part of the next time. */
function repeating(work: () => Promise<void>): () => Promise<void> {
  let last = Promise.resolve();
  let next: Promise<void> | undefined;
  return () => {
    next ??= last.then(() => {
      next = undefined;
      return work();
    });
    last = next;
    return next;
  };
}

/** The notifications of a server. Any number of servers may share a queue, and whatever one left is sent by another. */
export function openNotifications(
  parts: Pick<AppServices, 'store' | 'config' | 'now'>,
  log: FastifyBaseLogger,
  writer: MessageWriter,
  { dues = [], jobs = [] }: { dues?: readonly DueTask[]; jobs?: readonly BackgroundJob[] } = {},
): Notifications {
  const { store, now } = parts;
  const deliver = delivering(parts, log, writer);
  const instant = () => now().toISOString();
  // Queued here, in transactions that may not have ended yet.
  const expected = new Map<string, number>();
  const expect = (id: string) => void expected.set(id, performance.now());
  let isClosing = false;
  const sendAll = async () => {
    while (!isClosing) {
      const rows = await queued.take(store.db, mostAtOnce, instant());
      for (const { id } of rows) expected.delete(id);
      if (rows.length === 0) return;
      await Promise.all(rows.map(deliver));
    }
  };
  const queue: Notifications['queue'] = async (tx, sender, messages) => {
    const all = Array.isArray(messages) ? messages : [messages];
    const result = await queued.queue(tx, sender, all, instant());
    for (const { id, isDue } of result.queued) if (isDue) expect(id);
    if (result.left > 0)
      log.info({ mail: { left: result.left, purpose: purposeOf(sender) } }, 'Messages over a budget are left out');
  };
  const doDue = async () => {
    for (const due of isClosing ? [] : dues)
      await due({ store, config: parts.config, notifications: { queue } }, instant()).catch((error) =>
        log.warn({ err: error }, 'What is due cannot be done'),
      );
  };
  const doAll = async () => {
    await doDue();
    await sendAll();
  };
  const doing = { ...parts, isClosing: () => isClosing };
  const doJobs = async () => {
    for (const job of isClosing ? [] : jobs)
      await job(doing).catch((error) => log.warn({ err: error }, 'A job cannot be done'));
  };
  // What waits for others keeps nobody from being written to.
  const work = repeating(doJobs);
  const look = repeating(() => doAll().catch((error) => log.warn({ err: error }, 'The queue cannot be read')));
  const all = async () => void (await Promise.all([look(), work()]));
  let polling: NodeJS.Timeout | undefined;
  return {
    start: () => {
      polling = setInterval(all, pollMs).unref();
      void all();
    },
    queue,
    withdraw: queued.withdraw,
    wake: () => {
      for (const [id, since] of expected) if (performance.now() - since > patienceMs) expected.delete(id);
      if (expected.size > 0) void look();
    },
    runJobsNow: () => void work(),
    whenIdle: all,
    close: () => {
      clearInterval(polling);
      isClosing = true;
      return all();
    },
  };
}
