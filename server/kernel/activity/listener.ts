import { Readable } from 'node:stream';
import type { Schema } from '#openapi/operations';
import type { Person } from '../person.ts';
import { type Entry, type Place, writePlace } from './log.ts';

// Whoever has not read this much by now will not catch up.
const patience = 256 * 1024;
const reconnectMs = 3_000;

/** An entry as all lines tell it. */
export function changeText(entry: Entry): string {
  const { subject_kind, subject_id, entity, entity_id, verb, actor_id } = entry;
  const project_id = subject_kind === 'project' ? subject_id : null;
  const data: Schema<'Change'> = { subject_kind, subject_id, project_id, entity, entity_id, verb, actor_id };
  return `id: ${writePlace(entry)}\nevent: change\ndata: ${JSON.stringify(data)}\n\n`;
}

/** One open line to somebody. It is cut when it is not read. */
export class Listener extends Readable {
  readonly person: Person;
  /** The client's address. */
  readonly address: string;
  /** Up to where it has been told; none before it was told where it begins. */
  place: Place | undefined;
  /** Ended by us, whether or not that was read yet: what is said after it would be a fault of the line. */
  #isOver = false;

  constructor(person: Person, address: string) {
    super();
    this.person = person;
    this.address = address;
  }

  override _read(): void {}

  /** Says where it begins, so that one that hears nothing knows where to go on too. */
  begin(place: Place): void {
    this.#say(`retry: ${reconnectMs}\nid: ${writePlace(place)}\n\n`, place);
  }

  /** Tells changes, in order, as `changeText` puts them. */
  change(texts: string, last: Entry): void {
    this.#say(texts, last);
  }

  /** Tells that what was missed cannot be told. */
  reset(place: Place): void {
    this.#say(`id: ${writePlace(place)}\nevent: reset\ndata: {}\n\n`, place);
  }

  /** Keeps the line open, and its place near the end of the log. */
  beat(place: Place): void {
    this.#say(`:\nid: ${writePlace(place)}\n\n`, place);
  }

  finish(): void {
    if (this.destroyed || this.#isOver) return;
    this.#isOver = true;
    this.push(null);
  }

  #say(text: string, place: Place): void {
    if (this.destroyed || this.#isOver) return;
    this.place = place;
    this.push(text);
    if (this.readableLength > patience) this.destroy(new Error('A listener does not read.'));
  }
}
