import { Readable } from 'node:stream';
import type { Schema } from '#openapi/operations';
import type { Person } from '../person.ts';
import { type ActivityEntry, formatEventId, type LogPosition } from './log.ts';

// The unread bytes after which a client is considered unable to catch up.
const maxUnreadBytes = 256 * 1024;
const reconnectMs = 3_000;

/** Formats an entry as a server-sent event. */
export function formatChangeEvent(entry: ActivityEntry): string {
  const { subject_kind, subject_id, entity, entity_id, verb, actor_id } = entry;
  const project_id = subject_kind === 'project' ? subject_id : null;
  const data: Schema<'Change'> = { subject_kind, subject_id, project_id, entity, entity_id, verb, actor_id };
  return `id: ${formatEventId(entry)}\nevent: change\ndata: ${JSON.stringify(data)}\n\n`;
}

/** An open event stream of one client. It is destroyed if the client does not read. */
export class EventStream extends Readable {
  readonly person: Person;
  /** The client's address. */
  readonly address: string;
  /** The position up to which entries were sent; undefined before `sendStart`. */
  position: LogPosition | undefined;
  /**
   * Set when the server has ended the stream, whether or not the client has read it all: pushing afterwards would be an
   * error.
   */
  #isOver = false;

  constructor(person: Person, address: string) {
    super();
    this.person = person;
    this.address = address;
  }

  override _read(): void {}

  /** Sends the start position, so that a client that receives nothing also knows where to resume. */
  sendStart(place: LogPosition): void {
    this.#say(`retry: ${reconnectMs}\nid: ${formatEventId(place)}\n\n`, place);
  }

  /** Sends changes formatted by `formatChangeEvent`, in order. */
  sendChanges(texts: string, last: ActivityEntry): void {
    this.#say(texts, last);
  }

  /** Tells the client that entries were missed and it must reload. */
  sendReset(place: LogPosition): void {
    this.#say(`id: ${formatEventId(place)}\nevent: reset\ndata: {}\n\n`, place);
  }

  /** Keeps the connection open and the client's position near the end of the log. */
  sendHeartbeat(place: LogPosition): void {
    this.#say(`:\nid: ${formatEventId(place)}\n\n`, place);
  }

  finish(): void {
    if (this.destroyed || this.#isOver) return;
    this.#isOver = true;
    this.push(null);
  }

  #say(text: string, place: LogPosition): void {
    if (this.destroyed || this.#isOver) return;
    this.position = place;
    this.push(text);
    if (this.readableLength > maxUnreadBytes) this.destroy(new Error('A listener does not read.'));
  }
}
