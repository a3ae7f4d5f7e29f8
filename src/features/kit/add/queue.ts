import { parseList, parseParts, parseText, readStored, writeStored } from '../../kernel/browser-storage';
import { draftKey } from '../../kernel/drafts';
import { type Problem, toProblem } from '../../kernel/problem';
import { resetOnSignOut } from '../../kernel/reset-on-sign-out';

/** An item that waits to be added. */
export interface QueuedItem {
  id: string;
  name: string;
}

/** An item that failed. Without a problem the result is unknown, because the page was closed before the response. */
export interface RefusedItem extends QueuedItem {
  why?: string;
}

export interface AddQueueState {
  waiting: readonly QueuedItem[];
  refused: readonly RefusedItem[];
}

/** Runs a request, unless an earlier one failed for a reason that applies to all. */
export type Guard = <Answer>(send: () => Promise<Answer>) => Promise<Answer>;

/** Adds one item by its name; its requests must go through the guard. */
export type AddOne = (added: QueuedItem, guard: Guard) => Promise<unknown>;

interface Kept {
  text: string;
  names: string[];
}

const nothing: AddQueueState = { waiting: [], refused: [] };
const queues = new Map<string, AddQueue>();
const parseKept = parseParts<Kept>({ text: parseText, names: parseList(parseText) });

/** Returns whether only this item is invalid, so that the following ones may succeed. */
const isOwnFault = ({ status }: Problem) => status === 400;

/** The text, the waiting items and the failed items of one place; it outlives the component that shows it. */
export class AddQueue {
  #key: string;
  #state = nothing;
  #text = '';
  #stop = new AbortController();
  #isOver = false;
  #listeners = new Set<() => void>();

  constructor(name: string) {
    this.#key = draftKey(name);
    const { text = '', names = [] } = readStored(globalThis.sessionStorage, this.#key, parseKept) ?? {};
    this.#text = text;
    this.#state = { waiting: [], refused: names.map((left) => ({ id: crypto.randomUUID(), name: left })) };
  }

  get text() {
    return this.#text;
  }

  /** Saves the current text in this tab. */
  keepText(text: string) {
    this.#text = text;
    this.#keep();
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  readonly state = () => this.#state;
  /** Whether no component is mounted that shows failures. */
  get isUnseen() {
    return this.#listeners.size === 0;
  }

  /** Queues names behind the waiting ones. Resolves with the number of failures. */
  async add(names: readonly string[], addOne: AddOne): Promise<number> {
    const added = names.map((name) => ({ id: crypto.randomUUID(), name }));
    this.#change({ ...this.#state, waiting: [...this.#state.waiting, ...added] });
    const guard = this.#guard(this.#stop);
    const refused = await Promise.all(added.map((one) => this.#one(one, addOne, guard)));
    return refused.filter(Boolean).length;
  }

  /** On failure, return the whole remaining queue in its original order. */
  #guard(stop: AbortController): Guard {
    return async (send) => {
      stop.signal.throwIfAborted();
      try {
        return await send();
      } catch (failure) {
        const problem = toProblem(failure);
        if (!isOwnFault(problem) && !stop.signal.aborted) {
          stop.abort(problem);
          this.#stop = new AbortController();
        }
        throw problem;
      }
    };
  }

  async #one(one: QueuedItem, addOne: AddOne, guard: Guard): Promise<boolean> {
    const problem = await addOne(one, guard).then(() => undefined, toProblem);
    const { waiting, refused } = this.#state;
    this.#change({
      waiting: waiting.filter(({ id }) => id !== one.id),
      refused: problem ? [...refused, { ...one, why: problem.message }] : refused,
    });
    return problem !== undefined;
  }

  /** Removes one or all failed items and returns their names. */
  takeBack(id?: string): string[] {
    const isTaken = (one: RefusedItem) => id === undefined || one.id === id;
    const names = this.#state.refused.filter(isTaken).map(({ name }) => name);
    this.#change({ ...this.#state, refused: this.#state.refused.filter((one) => !isTaken(one)) });
    return names;
  }

  /** Stops sending on sign-out. Drafts in session storage remain. */
  forget() {
    this.#isOver = true;
    this.#stop.abort(new DOMException('left', 'AbortError'));
  }

  #change(next: AddQueueState) {
    this.#state = next;
    this.#keep();
    for (const listener of this.#listeners) listener();
  }

  #keep() {
    if (this.#isOver) return;
    const names = [...this.#state.refused, ...this.#state.waiting].map(({ name }) => name);
    const isLeft = this.#text !== '' || names.length > 0;
    writeStored(sessionStorage, this.#key, isLeft ? ({ text: this.#text, names } satisfies Kept) : undefined);
  }
}

resetOnSignOut(() => {
  for (const queue of queues.values()) queue.forget();
  queues.clear();
});

/** Returns the queue of a place, which lives as long as the page. */
export function getAddQueue(name: string): AddQueue {
  const known = queues.get(name) ?? new AddQueue(name);
  queues.set(name, known);
  return known;
}
