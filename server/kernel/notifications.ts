import type { Parts } from './parts.ts';
import type { Channel, Row, Tx } from './store/tables.ts';

export interface Message {
  channel: Channel;
  to: string;
  /** None for a text message. */
  subject: string | null;
  text: string;
  /** Until when it waits, for what may still take its place. */
  startsAt?: string;
  /** From when on it is not worth sending. */
  endsAt?: string;
  /** What it is about: of several about the same only the last is sent. */
  about?: About;
}
/** What a message belongs to; once that is gone, it is not sent any more. Of a meeting each recipient hears by themselves. */
export type About = { invitation_id: string } | { challenge_id: string } | { meeting_id: string; recipient?: string };

/** What is found out only when a message is about to be sent, so that the time of an answer tells nothing of it. */
export type Task = NonNullable<Row<'outbox'>['task']>;

/** Writes the message of a task, in the transaction that takes its place; nothing where there is none to write. */
export type Writer = (tx: Tx, to: string, task: Task) => Promise<Message | undefined>;

/** Does what is due by an instant, and tells whom it concerns. What one server has taken, no other does. */
export type Due = (
  parts: Pick<Parts, 'store' | 'config'> & { notifications: Pick<Notifications, 'queue'> },
  now: string,
) => Promise<void>;

/** Does what takes its time and waits for others, besides what is sent; begins anew where it finds more. */
export type Job = (parts: Pick<Parts, 'store' | 'config' | 'now' | 'isClosing'>) => Promise<void>;

/** Sends what is queued, after the answer: its time then tells nothing of what was sent, or whether. */
export interface Notifications {
  /** Queues a message in the transaction that makes what it tells true: both happen, or neither. */
  queue(tx: Tx, message: Message): Promise<void>;
  /** Queues something to be found out before there is a message, until an instant. */
  queueTask(tx: Tx, to: string, task: Task, endsAt: string): Promise<void>;
  /** Takes back what still waits to be sent about something. */
  withdraw(tx: Tx, about: About): Promise<void>;
  /** Begins to send what this process has queued, if it has. */
  wake(): void;
  /** Looks at once what jobs have to do. */
  hurry(): void;
  /** When all that is due was sent, or tried. */
  settled(): Promise<void>;
  /** Takes nothing more, and ends when what was taken is sent. */
  close(): Promise<void>;
}
