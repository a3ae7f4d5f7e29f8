import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { newId } from '../store/ids.ts';
import type { Channel, Db } from '../store/tables.ts';
import { mailer } from './mail.ts';
import { texter } from './sms.ts';

export interface Message {
  channel: Channel;
  to: string;
  /** None for a text message. */
  subject: string | null;
  text: string;
}

/** Sends what nobody waits for: an answer's time then tells nothing of what was sent, or whether. */
export interface Post {
  send(message: Message): void;
  /** Does something after the answer, with nobody to tell when it fails but the log. */
  later(work: () => Promise<void>): void;
  /** When all that was begun has ended. */
  settled(): Promise<void>;
}

/** Sends one message. Rejects when it could not be handed on. */
export type Gateway = (message: Message) => Promise<void>;

/** Keeps messages for an administrator of the demonstration to read. */
const outbox =
  (db: Db): Gateway =>
  async ({ to, ...rest }) => {
    await db
      .insertInto('outbox')
      .values({ id: newId(), recipient: to, ...rest, created_at: new Date().toISOString() })
      .execute();
  };

const nowhere: Gateway = async ({ channel }) => {
  throw Object.assign(new Error(), { code: channel === 'sms' ? 'NO_SMS_URL' : 'NO_SMTP_URL' });
};

/** The post of a server: by its gateways; without them into the outbox, and outside of a demonstration nowhere. */
export function openPost(config: Config, db: Db, log: FastifyBaseLogger): Post {
  const otherwise = config.demo ? outbox(db) : nowhere;
  const gateways: Record<Channel, Gateway> = {
    email: config.mail ? mailer(config.mail) : otherwise,
    sms: config.sms ? texter(config.sms) : otherwise,
  };
  const open = new Set<Promise<void>>();
  const later = (work: () => Promise<void>) => {
    const done: Promise<void> = new Promise(setImmediate)
      .then(work)
      // A gateway's own words repeat the address, and sometimes the message: only the codes are told.
      .catch(({ name, code, responseCode }) => log.error({ error: name, code, responseCode }, 'Not sent'))
      .finally(() => open.delete(done));
    open.add(done);
  };
  return {
    later,
    send: (message) => later(() => gateways[message.channel](message)),
    settled: async () => {
      while (open.size > 0) await Promise.all(open);
    },
  };
}
