import type { Parts } from './parts.ts';
import type { Person } from './person.ts';
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
  /** Since when it waits, where it takes the place of one that waited. */
  since?: string;
  /** Has the message written when it is sent; `subject` and `text` are empty until then. */
  task?: Task;
  /** Whether the recipient is told in the app as well, so that a full mailbox does not refuse the act. */
  isToldInApp?: boolean;
  /** The message without own words of its sender, for outsiders who get it from a limited account. */
  fixedWords?: Pick<Message, 'subject' | 'text'>;
}

/**
 * The cause of a message, which decides its budget: an action of a person, the `schedule` of the workspace, a code or
 * notice for an authenticated person (`security`), or a visitor of the sign-in page (`request`).
 */
export type Sender = Pick<Person, 'id'> | 'schedule' | 'security' | 'request';

/** What a message belongs to; once that is gone, it is not sent any more. Of a meeting each recipient hears by themselves. */
export type About =
  | { invitation_id: string }
  | { challenge_id: string }
  | { meeting_id: string; recipient?: string; topic?: 'change' | 'minutes' };

/** What is found out only when a message is about to be sent, so that the time of an answer tells nothing of it. */
export type Task = NonNullable<Row<'outbox'>['task']>;

/** The task of an e-mail about what changed in a meeting. */
export type MeetingTask = Extract<Task, { kind: 'meeting' }>;

/** Writes the message of a task, in the transaction that takes its place; nothing where there is none to write. */
export type Writer<Kind extends Task['kind'] = Task['kind']> = (
  tx: Tx,
  row: Pick<Row<'outbox'>, 'recipient' | 'sender_id' | 'is_outside'>,
  task: Extract<Task, { kind: Kind }>,
) => Promise<Pick<Message, 'to' | 'subject' | 'text' | 'endsAt'> | undefined>;

/** Does what is due by an instant, and tells whom it concerns. What one server has taken, no other does. */
export type Due = (
  parts: Pick<Parts, 'store' | 'config'> & { notifications: Pick<Notifications, 'queue'> },
  now: string,
) => Promise<void>;

/** Does what takes its time and waits for others, besides what is sent; begins anew where it finds more. */
export type Job = (parts: Pick<Parts, 'store' | 'config' | 'now' | 'isClosing'>) => Promise<void>;

/** Sends what is queued, after the answer: its time then tells nothing of what was sent, or whether. */
export interface Notifications {
  /**
   * Queues messages within the budget of their sender, in the transaction that makes what they tell true. Throws `Problem`
   * (429) when a person exceeds it. All messages of an act go into one call, so that they are counted together.
   */
  queue(tx: Tx, sender: Sender, messages: Message | readonly Message[]): Promise<void>;
  /** Takes back what still waits to be sent about something. */
  withdraw(tx: Tx, about: About): Promise<void>;
  /** Starts the work in the background: sending, what is due, jobs. Until then only what is asked for is done. */
  start(): void;
  /** Begins to send what this process has queued, if it has. */
  wake(): void;
  /** Looks at once what jobs have to do. */
  hurry(): void;
  /** When all that is due was sent, or tried. */
  settled(): Promise<void>;
  /** Takes nothing more, and ends when what was taken is sent. */
  close(): Promise<void>;
}
