import type { Verdict } from '../judge';
import { type ActorRecord, type Entry, type Glance, type Message, most, type Shot } from '../record';
import { changesBetween } from '../redact';
import type { Verdicts } from './channel';
import { Hearing } from './differences';

type Told = Omit<Entry, 'shot' | 'changes'> & Partial<Pick<Entry, 'changes'>>;

/** What a page that watches makes of the news it hears: the same as was recorded. */
export class Rebuilt {
  readonly #hearing = new Hearing((slot, value) => this.#take(slot, value));
  /** What the last entry of each actor showed. */
  readonly #shots = new Map<string, Shot>();
  #entries: Entry[] = [];
  #messages: Message[] = [];

  hear = (words: readonly unknown[]) => {
    // Whoever has seen what was there before keeps it as it was.
    [this.#entries, this.#messages] = [[...this.#entries], [...this.#messages]];
    this.#hearing.hear(words);
    this.#entries = this.#entries.slice(-most);
    this.#messages = this.#messages.slice(-most);
  };

  #of = (what: 'actor' | 'shot' | 'verdicts', id: string) => this.#hearing.last(`${what} ${id}`);

  get #roster() {
    return (this.#hearing.last('roster') ?? []) as string[];
  }

  glance(at: number): Glance {
    const actors = this.#roster.map((id) => ({ ...(this.#of('actor', id) as object), shot: this.#of('shot', id) }));
    return { actors: actors as ActorRecord[], entries: this.#entries, messages: this.#messages, at };
  }

  get verdicts(): Verdicts {
    const verdictsOf = (id: string) => Object.entries(this.#of('verdicts', id) as Record<string, Verdict>);
    return new Map(this.#roster.map((id) => [id, new Map(verdictsOf(id))]));
  }

  #take(slot: string, value: unknown) {
    if (slot === 'message') this.#messages.push(value as Message);
    if (slot === 'roster') for (const id of this.#shots.keys()) if (!this.#roster.includes(id)) this.#shots.delete(id);
    if (slot.startsWith('entry ')) this.#takeEntry(value as Told);
  }

  #takeEntry(told: Told) {
    const shot = this.#of('shot', told.actor) as Shot;
    const before = this.#shots.get(told.actor);
    const seen = told.from === undefined ? [] : changesBetween(before?.context, shot.context);
    this.#shots.set(told.actor, shot);
    this.#entries.push({ ...told, shot, changes: told.changes ?? seen });
  }
}
