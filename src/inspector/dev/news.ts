import type { Verdict } from '../judge';
import type { Entry, Glance } from '../record';
import { type Phrase, Telling } from './differences';

/** The names under which something is told of an actor. */
export const ofActor = ['actor', 'shot', 'entry', 'verdicts'] as const;

/** What a page that watches is told of a recorder: at first all, then what is new, entries by what changed in them. */
export class News {
  readonly #telling = new Telling();
  /** The actors of which each entry was told from some on: what changed in the next, the page sees by itself. */
  readonly #whole = new Set<string>();
  readonly #known = new Set<string>();
  #lastEntry = -1;
  #lastMessage: Glance['messages'][number] | undefined;

  /** What is new at a moment. It can be told with pauses, as it is made while it is asked for. */
  *of(
    { actors, entries, messages }: Glance,
    verdictsOf: (actor: Glance['actors'][number]) => ReadonlyMap<string, Verdict>,
  ): Generator<Phrase> {
    const telling = this.#telling;
    const fresh = entries.slice(entries.findLastIndex(({ number }) => number <= this.#lastEntry) + 1);
    // Some were dropped before they could be told.
    if (fresh[0] && fresh[0].number > this.#lastEntry + 1) this.#whole.clear();
    for (const entry of fresh) yield* this.#entry(entry);
    for (const message of messages.slice(this.#lastMessage ? messages.lastIndexOf(this.#lastMessage) + 1 : 0)) {
      yield* telling.tell('message', message);
      this.#lastMessage = message;
    }
    for (const actor of actors) {
      const { shot, ...rest } = actor;
      this.#known.add(actor.id);
      yield* telling.tellNew(`actor ${actor.id}`, rest);
      yield* telling.tellNew(`shot ${actor.id}`, shot);
      yield* telling.tellNew(`verdicts ${actor.id}`, Object.fromEntries(verdictsOf(actor)));
    }
    yield* telling.tellNew(
      'roster',
      actors.map(({ id }) => id),
    );
    yield* this.#forgetAllBut(new Set(actors.map(({ id }) => id)));
  }

  *#entry({ shot, changes, ...entry }: Entry): Generator<Phrase> {
    const { actor, from, number } = entry;
    this.#known.add(actor);
    yield* this.#telling.tellNew(`shot ${actor}`, shot);
    const isSeen = from === undefined || this.#whole.has(actor);
    yield* this.#telling.tell(`entry ${actor}`, isSeen ? entry : { ...entry, changes });
    this.#whole.add(actor);
    this.#lastEntry = number;
  }

  *#forgetAllBut(ids: ReadonlySet<string>): Generator<Phrase> {
    for (const id of [...this.#known].filter((known) => !ids.has(known))) {
      this.#known.delete(id);
      this.#whole.delete(id);
      for (const what of ofActor) yield* this.#telling.forget(`${what} ${id}`);
    }
  }
}
