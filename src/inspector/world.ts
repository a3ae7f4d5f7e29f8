import {
  type Actor,
  type ActorOptions,
  type AnyActorLogic,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  createActor,
  fromCallback,
  fromPromise,
  type InputFrom,
  type InspectionEvent,
  type SnapshotFrom,
} from 'xstate';
import type { Coverage } from './coverage';
import { VirtualClock } from './virtual-clock';

/** Gives every promise that can go on its turn. */
export const flush = async () => {
  for (let turn = 0; turn < 12; turn++) await Promise.resolve();
};

interface Question {
  src: string;
  answer: (output: unknown) => void;
  fail: (error: unknown) => void;
}

/** Whether an actor's logic is a promise's: told that it is answered, it is done. Any other does not know the word. */
function isPromise(logic: AnyActorLogic): boolean {
  const begun = { status: 'active', output: undefined, error: undefined, input: undefined };
  try {
    const told = logic.transition(begun as never, { type: 'xstate.promise.resolve', data: 1 }, {} as never);
    return (told as { status?: string }).status === 'done';
  } catch {
    return false;
  }
}

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

/** The actors that somebody waits for an answer of, by the name of their source. */
const asked = (machine: AnyStateMachine) =>
  new Set(
    nodesOf(machine.root).flatMap((node) =>
      node.invoke
        .filter(({ id }) => node.transitions.has(`xstate.done.actor.${id}`))
        .map(({ src }) => src as unknown as string),
    ),
  );

export interface WorldOptions<Machine extends AnyStateMachine> {
  input: (world: { now: () => number }) => InputFrom<Machine>;
  coverage?: Coverage;
  clock?: VirtualClock;
  /** Actors that do what they do; all others wait to be answered by hand, or do nothing. */
  actors?: Record<string, AnyActorLogic>;
  actions?: Record<string, (arg: { context: never; event: never }, params: never) => void>;
  /** Hears all that the actors report. */
  inspect?: (event: InspectionEvent) => void;
}

/** One machine under a virtual clock. What it asks for waits to be answered by hand, what it does is written down. */
export class World<Machine extends AnyStateMachine> {
  readonly clock: VirtualClock;
  readonly actor: Actor<Machine>;
  /** The names of all actions carried out. */
  readonly done: string[] = [];
  /** The wall clock may run ahead of the timers: the device slept. */
  #slept = 0;
  #questions: Question[] = [];

  constructor(machine: Machine, { input, coverage, clock, actors = {}, actions = {}, inspect }: WorldOptions<Machine>) {
    this.clock = clock ?? new VirtualClock();
    this.actor = createActor(this.#staged(machine, actors, actions), {
      clock: this.clock,
      input: input(this),
      inspect: (event: InspectionEvent) => {
        coverage?.inspect(event);
        inspect?.(event);
        if (event.type === '@xstate.action') this.done.push(event.action.type);
      },
    } as unknown as ActorOptions<Machine>);
    this.actor.subscribe({ error: () => {} });
    this.actor.start();
  }

  #staged(
    machine: AnyStateMachine,
    actors: Record<string, AnyActorLogic>,
    actions: NonNullable<WorldOptions<Machine>['actions']>,
  ): Machine {
    const waited = asked(machine);
    const stage = ([src, logic]: [string, AnyActorLogic]) => {
      if (actors[src]) return [src, actors[src]];
      if ('root' in logic) return [src, this.#staged(logic as unknown as AnyStateMachine, actors, {})];
      const isAsked = waited.has(src) || isPromise(logic);
      return [src, isAsked ? fromPromise(({ signal }) => this.#ask(src, signal)) : fromCallback(() => {})];
    };
    const staged = Object.entries(machine.implementations.actors as Record<string, AnyActorLogic>).map(stage);
    return machine.provide({ actors: Object.fromEntries(staged), actions: actions as never }) as Machine;
  }

  #ask(src: string, signal: AbortSignal) {
    return new Promise((answer, fail) => {
      const question = { src, answer, fail };
      this.#questions.push(question);
      signal.addEventListener('abort', () => {
        this.#questions = this.#questions.filter((other) => other !== question);
      });
    });
  }

  /** Milliseconds since 1970, as the device tells them. */
  now = () => 1_000_000 + this.clock.now() + this.#slept;

  get snapshot(): SnapshotFrom<Machine> {
    return this.actor.getSnapshot();
  }

  /** The sources that wait for an answer, the longest waiting first. */
  get questions(): string[] {
    return this.#questions.map(({ src }) => src);
  }

  /** How many questions of a source wait for an answer. */
  waiting = (src: string) => this.#questions.filter((question) => question.src === src).length;

  /** Tells the machine something; nothing once it has come to its end. */
  async send(event: Parameters<Actor<Machine>['send']>[0]): Promise<void> {
    if ((this.snapshot as AnyMachineSnapshot).status === 'active') this.actor.send(event);
    await flush();
  }

  async #settle(src: string, how: (question: Question) => void): Promise<void> {
    const question = this.#questions.findLast((other) => other.src === src);
    if (!question) return;
    this.#questions = this.#questions.filter((other) => other !== question);
    how(question);
    await flush();
  }

  /** Answers the latest question of a source; nothing when there is none. */
  answer = (src: string, output?: unknown) => this.#settle(src, (question) => question.answer(output));

  fail = (src: string, error: unknown = new Error(src)) => this.#settle(src, (question) => question.fail(error));

  advance = (ms: number) => this.clock.advance(ms, flush);

  /** The device sleeps: the wall clock moves, no timer does. */
  sleep(ms: number): void {
    this.#slept += ms;
  }
}
