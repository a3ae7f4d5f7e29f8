import { parseList, parseParts, parseText, readStored, writeStored } from '../../kernel/browser-storage';
import { draftKey } from '../../kernel/drafts';
import { type Problem, toProblem } from '../../kernel/problem';
import { resetOnSignOut } from '../../kernel/reset-on-sign-out';

/** What was asked to be added and is not there yet. */
export interface QueuedItem {
  id: string;
  name: string;
}

/** What could not be added: given back. Without a reason nobody knows, for the page was left before the answer. */
export interface RefusedItem extends QueuedItem {
  why?: string;
}

export interface AddQueueState {
  waiting: readonly QueuedItem[];
  refused: readonly RefusedItem[];
}

/** Sends, unless what went before it was refused for a reason that holds for all. */
export type Guard = <Answer>(send: () => Promise<Answer>) => Promise<Answer>;

/** Adds one by its name; whatever it sends goes through the guard. */
export type AddOne = (added: QueuedItem, guard: Guard) => Promise<unknown>;

interface Kept {
  text: string;
  names: string[];
}

const nothing: AddQueueState = { waiting: [], refused: [] };
const queues = new Map<string, AddQueue>();
const parseKept = parseParts<Kept>({ text: parseText, names: parseList(parseText) });

/** Only this one is at fault; those after it may well be taken. */
const isOwnFault = ({ status }: Problem) => status === 400;

/** What is typed, waits to be added, or was refused in one place; it outlives the component that shows it. */
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

  /** Keeps what is being typed in this tab. */
  keepText(text: string) {
    this.#text = text;
    this.#keep();
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  readonly state = () => this.#state;
  /** Whether nobody would see what is refused. */
  get isUnseen() {
    return this.#listeners.size === 0;
  }

  /** Adds these after all that wait, in their order. Answers how many were refused. */
  async add(names: readonly string[], addOne: AddOne): Promise<number> {
    const added = names.map((name) => ({ id: crypto.randomUUID(), name }));
    this.#change({ ...this.#state, waiting: [...this.#state.waiting, ...added] });
    const guard = this.#guard(this.#stop);
    const refused = await Promise.all(added.map((one) => this.#one(one, addOne, guard)));
    return refused.filter(Boolean).length;
  }

  /** Those that wait would come before what failed, or fail as it did: they are given back with it, in their order. */
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

  /** Takes back what was refused: one, or all. */
  takeBack(id?: string): string[] {
    const isTaken = (one: RefusedItem) => id === undefined || one.id === id;
    const names = this.#state.refused.filter(isTaken).map(({ name }) => name);
    this.#change({ ...this.#state, refused: this.#state.refused.filter((one) => !isTaken(one)) });
    return names;
  }

  /** Sends no more of it: whoever typed it has left. What was typed stays in the tab as long as its drafts do. */
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

/** The queue of one place, the same as long as the page lives. */
export function getAddQueue(name: string): AddQueue {
  const known = queues.get(name) ?? new AddQueue(name);
  queues.set(name, known);
  return known;
}
