import type { AppServices } from './app-services.ts';
import type { Person } from './person.ts';
import type { Channel, Row, Tx } from './store/tables.ts';

export interface Message {
  channel: Channel;
  to: string;
  /** Null for text messages. */
  subject: string | null;
  text: string;
  /** The earliest time to send, until when a newer message may replace this one. */
  sendAfter?: string;
  /** The time after which sending is pointless. */
  endsAt?: string;
  /** The record that it is about; of several messages about the same record only the last is sent. */
  reference?: MessageReference;
  /** The time since which it or the messages it replaced have been queued. */
  queuedSince?: string;
  /** The task that writes the message when it is sent; `subject` and `text` are empty until then. */
  task?: Task;
  /**
   * Whether the recipient is notified in the app as well; if so, an exhausted mail budget does not fail the request.
   */
  isAlsoInApp?: boolean;
  /** The message without the sender's own words, for outsiders who receive it from a limited account. */
  fixedText?: Pick<Message, 'subject' | 'text'>;
}

/**
 * The cause of a message, which selects its budget: an action of a person, the `schedule` of the workspace, a code or
 * notice for an authenticated person (`security`), or a visitor of the sign-in page (`request`).
 */
export type Sender = Pick<Person, 'id'> | 'schedule' | 'security' | 'request';

/**
 * The record that a message belongs to; the message is dropped when the record is gone. For a meeting each recipient
 * has separate messages.
 */
export type MessageReference =
  | { invitation_id: string }
  | { challenge_id: string }
  | { meeting_id: string; recipient?: string; topic?: 'change' | 'minutes' };

/** Work that is deferred until a message is sent, so that response times reveal nothing about it. */
export type Task = NonNullable<Row<'outbox'>['task']>;

/** The task of an e-mail about changes of a meeting. */
export type MeetingTask = Extract<Task, { kind: 'meeting' }>;

/** Writes the message of a task inside the transaction that replaces it; undefined if there is nothing to send. */
export type MessageWriter<Kind extends Task['kind'] = Task['kind']> = (
  tx: Tx,
  row: Pick<Row<'outbox'>, 'recipient' | 'sender_id' | 'is_outside'>,
  task: Extract<Task, { kind: Kind }>,
) => Promise<Pick<Message, 'to' | 'subject' | 'text' | 'endsAt'> | undefined>;

/** Runs work that is due by an instant and notifies the people concerned. Each item is claimed by one server. */
export type DueTask = (
  parts: Pick<AppServices, 'store' | 'config'> & { notifications: Pick<Notifications, 'queue'> },
  now: string,
) => Promise<void>;

/** Runs slow work such as calls to other services, besides sending. It starts again as long as it finds more. */
export type BackgroundJob = (parts: Pick<AppServices, 'store' | 'config' | 'now' | 'isClosing'>) => Promise<void>;

/** Sends queued messages after the response, so that response times do not reveal what was sent. */
export interface Notifications {
  /**
   * Queues messages within the budget of their sender, inside the transaction that they report on. Throws `Problem`
   * (429) when a person exceeds the budget. Pass all messages of an act in one call, so that they are counted together.
   */
  queue(tx: Tx, sender: Sender, messages: Message | readonly Message[]): Promise<void>;
  /** Removes queued messages about a record. */
  withdraw(tx: Tx, about: MessageReference): Promise<void>;
  /** Starts the background work: sending, due work and jobs. Before that only explicit requests run. */
  start(): void;
  /** Starts sending if this process has queued something. */
  wake(): void;
  /** Runs the jobs now. */
  runJobsNow(): void;
  /** Waits until everything due has been sent or tried. */
  whenIdle(): Promise<void>;
  /** Stops accepting work and waits until the current work is finished. */
  close(): Promise<void>;
}
