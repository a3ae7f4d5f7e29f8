import { isRecord, isSame, ownOf } from '../same';

/** The words that differences are told in; each but the first four is followed by what it speaks of. */
const word = {
  /** As it was before. */
  same: 0,
  record: 1,
  list: 2,
  end: 3,
  value: 4,
  /** Under a name of a record comes what follows. */
  key: 5,
  /** Nothing is under it any more. */
  drop: 6,
  /** Of the list before from here so many items. */
  keep: 7,
  /** What follows is told by its difference from this item of the list before. */
  item: 8,
  slot: 9,
  forget: 10,
} as const;

/** Some words and what they speak of: never cut, so that each piece of them can be read by itself. */
export type Phrase = readonly unknown[];

function* recordDifferences(before: object, after: Record<string, unknown>): Generator<Phrase> {
  yield [word.record];
  for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) yield [word.drop, key];
  for (const [key, inner] of Object.entries(after)) {
    if (Object.hasOwn(before, key) && isSame(ownOf(before, key), inner)) continue;
    yield [word.key, key];
    yield* differences(ownOf(before, key), inner);
  }
  yield [word.end];
}

function* listDifferences(before: readonly unknown[], after: readonly unknown[]): Generator<Phrase> {
  yield [word.list];
  const isKept = (index: number, from: number) => from < before.length && isSame(before[from], after[index]);
  // Where the items stood that have moved; looked for only once one has.
  let places: Map<unknown, number> | undefined;
  const placeOf = (item: unknown) => {
    places ??= new Map(before.map((other, index) => [other, index]));
    return places.get(item);
  };
  let next = 0;
  let index = 0;
  while (index < after.length) {
    const from = isKept(index, next) ? next : (placeOf(after[index]) ?? before.length);
    let count = 0;
    while (index + count < after.length && isKept(index + count, from + count)) count++;
    if (count) yield [word.keep, from, count];
    else {
      yield [word.item, next];
      yield* differences(before[next], after[index]);
    }
    next = count ? from + count : next + 1;
    index += count || 1;
  }
  yield [word.end];
}

/** How to make a plain value of an earlier one, as many words as there is that is new. */
export function* differences(before: unknown, after: unknown): Generator<Phrase> {
  if (isSame(before, after)) yield [word.same];
  else if (Array.isArray(after)) yield* listDifferences(Array.isArray(before) ? before : [], after);
  else if (isRecord(after)) yield* recordDifferences(isRecord(before) ? before : {}, after);
  else yield [word.value, after];
}

/** Values by name, each told by its difference from what was told under that name before. */
export class Telling {
  readonly #told = new Map<string, unknown>();

  *tell(slot: string, value: unknown): Generator<Phrase> {
    yield [word.slot, slot];
    yield* differences(this.#told.get(slot), value);
    this.#told.set(slot, value);
  }

  /** The same, unless nothing is new. */
  *tellNew(slot: string, value: unknown): Generator<Phrase> {
    if (!this.#told.has(slot) || !isSame(this.#told.get(slot), value)) yield* this.tell(slot, value);
  }

  *forget(slot: string): Generator<Phrase> {
    if (this.#told.delete(slot)) yield [word.forget, slot];
  }
}

/** A record or a list while it is made. */
type Making =
  | { base: object; parts: Map<string, unknown>; key: string }
  | { base: readonly unknown[]; items: unknown[] };

/** Makes the values again that were told, of parts of those before them. */
export class Hearing {
  readonly #heard = new Map<string, unknown>();
  readonly #onSlot: (slot: string, value: unknown) => void;
  #making: Making[] = [];
  #slot = '';
  #base: unknown;

  constructor(onSlot: (slot: string, value: unknown) => void) {
    this.#onSlot = onSlot;
  }

  /** What was heard last under a name. */
  last = (slot: string) => this.#heard.get(slot);

  /** Hears some words. Where they end in the midst of a value, it is made once the rest has come. */
  hear(words: readonly unknown[]) {
    for (let at = 0; at < words.length; at++) {
      const said = words[at];
      if (said === word.same) this.#put(this.#base);
      else if (said === word.value) this.#put(words[++at]);
      else if (said === word.record) this.#begin();
      else if (said === word.list) this.#making.push({ base: Array.isArray(this.#base) ? this.#base : [], items: [] });
      else if (said === word.end) this.#end();
      else if (said === word.slot) this.#open(words[++at] as string);
      else if (said === word.forget) this.#heard.delete(words[++at] as string);
      else if (said === word.keep) this.#keep(words[++at] as number, words[++at] as number);
      else this.#turn(said, words[++at]);
    }
  }

  #open(slot: string) {
    this.#slot = slot;
    this.#base = this.#heard.get(slot);
  }

  #begin() {
    const base = isRecord(this.#base) ? this.#base : {};
    this.#making.push({ base, parts: new Map(Object.entries(base)), key: '' });
  }

  #keep(from: number, count: number) {
    const making = this.#making.at(-1);
    if (!making || !('items' in making)) return;
    for (const item of making.base.slice(from, from + count)) making.items.push(item);
  }

  #turn(said: unknown, to: unknown) {
    const making = this.#making.at(-1);
    if (!making) return;
    if ('items' in making) this.#base = making.base[to as number];
    else if (said === word.drop) making.parts.delete(to as string);
    else {
      making.key = to as string;
      this.#base = ownOf(making.base, making.key);
    }
  }

  #end() {
    const made = this.#making.pop();
    if (made) this.#put('items' in made ? made.items : Object.fromEntries(made.parts));
  }

  #put(value: unknown) {
    const making = this.#making.at(-1);
    if (!making) {
      this.#heard.set(this.#slot, value);
      this.#onSlot(this.#slot, value);
    } else if ('items' in making) making.items.push(value);
    else making.parts.set(making.key, value);
  }
}
