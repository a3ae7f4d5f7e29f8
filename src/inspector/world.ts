import {
  type Actor,
  type ActorOptions,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  createActor,
  fromCallback,
  fromEventObservable,
  fromObservable,
  fromPromise,
  type InputFrom,
  type InspectionEvent,
  type Observer,
  type SnapshotFrom,
} from 'xstate';
import type { Coverage } from './coverage';
import { boundMicrosteps } from './loops';
import { logicName, unnamed } from './names';
import { VirtualClock } from './virtual-clock';

/** Gives every promise that can go on its turn. */
export const flush = async () => {
  for (let turn = 0; turn < 12; turn++) await Promise.resolve();
};

/** Something that waits for a hand: a promise for its answer, or a stream for each of its values and its end. */
export interface Question {
  /** The name of its source; of one without a name, that of its actor. */
  src: string;
  kind: 'promise' | 'stream';
  /** Its actor and that one's parent, by their ids: of the actor in its parent, and of the parent's session. */
  id: string;
  parent: string | undefined;
  answer: (output: unknown) => void;
  fail: (error: unknown) => void;
  /** Where it is a stream. */
  emit?: (value: unknown) => void;
}

type Kind = 'promise' | 'stream' | 'stream of events' | 'other';

const begun = { status: 'active', output: undefined, error: undefined, input: undefined, context: undefined };

/** What kind of logic an actor has, told by the words that it understands: any other does not know them. */
function kindOf(logic: AnyActorLogic): Kind {
  const told = (type: string): { status?: string; context?: unknown } => {
    try {
      return logic.transition(begun as never, { type, data: begun } as never, {} as never) ?? {};
    } catch {
      return {};
    }
  };
  if (told('xstate.promise.resolve').status === 'done') return 'promise';
  if (told('xstate.observable.complete').status !== 'done') return 'other';
  return told('xstate.observable.next').context === begun ? 'stream' : 'stream of events';
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

const isMachine = (logic: object | undefined): logic is AnyStateMachine => logic !== undefined && 'root' in logic;

/** What of an actor XState has set when it tells that it is made, before it asks anything of its logic. */
type Made = AnyActorRef & { logic: AnyActorLogic; src: unknown; _parent?: AnyActorRef & { logic: AnyActorLogic } };

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
  readonly #actors: Record<string, AnyActorLogic>;
  /** What is on stage already, or was given to do what it does. */
  readonly #staged = new WeakSet<object>();
  readonly #names = new WeakMap<object, string>();
  #unnamed = 0;

  constructor(machine: Machine, { input, coverage, clock, actors = {}, actions = {}, inspect }: WorldOptions<Machine>) {
    this.clock = clock ?? new VirtualClock();
    this.#actors = actors;
    this.actor = createActor(this.#stageOf(machine, actions), {
      clock: this.clock,
      input: input(this),
      inspect: (event: InspectionEvent) => {
        if (event.type === '@xstate.actor') {
          boundMicrosteps((event.actorRef as Made).logic);
          this.#meet(event.actorRef as Made);
        }
        coverage?.inspect(event);
        inspect?.(event);
        if (event.type === '@xstate.action') this.done.push(event.action.type);
      },
    } as unknown as ActorOptions<Machine>);
    this.actor.subscribe({ error: () => {} });
    this.actor.start();
  }

  #stageOf(machine: AnyStateMachine, actions: NonNullable<WorldOptions<Machine>['actions']> = {}): Machine {
    const actors = this.#actors;
    const waited = asked(machine);
    const named = Object.entries(machine.implementations.actors as Record<string, AnyActorLogic>);
    const staged = named.map(([src, logic]) => [src, actors[src] ?? this.#stage(logic, waited.has(src))]);
    const provided = machine.provide({ actors: Object.fromEntries(staged), actions: actions as never });
    for (const one of [provided, ...Object.values(actors)]) this.#staged.add(one);
    return provided as Machine;
  }

  /** What stands on stage for the logic of an actor. */
  #stage(logic: AnyActorLogic, isAsked: boolean): AnyActorLogic {
    if (isMachine(logic)) return this.#stageOf(logic);
    const staged = this.#standIn(kindOf(logic), isAsked);
    this.#staged.add(staged);
    return staged;
  }

  #standIn(kind: Kind, isAsked: boolean): AnyActorLogic {
    const stream = (self: AnyActorRef) => ({ subscribe: (to: Observer<never>) => this.#stream(self, to) }) as never;
    if (kind === 'stream') return fromObservable(({ self }) => stream(self));
    if (kind === 'stream of events') return fromEventObservable(({ self }) => stream(self));
    if (kind === 'promise' || isAsked) return fromPromise(({ self, signal }) => this.#promise(self, signal));
    return fromCallback(() => {});
  }

  /** Puts on stage what a machine starts without naming it, which `provide` does not reach. */
  #meet(ref: Made) {
    const { src, id, sessionId, _parent: parent } = ref;
    if (!parent) return;
    const isNamed = typeof src === 'string' && !src.startsWith('xstate.invoke.');
    // XState would number those of no name through all runs of the page.
    const isIdGenerated = src === `xstate.invoke.${id}`;
    const given = isIdGenerated ? logicName(ref.logic) : unnamed;
    const name = given === unnamed ? id : given;
    this.#names.set(ref, isNamed ? src : id === sessionId ? `${unnamed} ${++this.#unnamed}` : name);
    if (this.#staged.has(ref.logic)) return;
    const isAsked = isMachine(parent.logic) && typeof src === 'string' && asked(parent.logic).has(src);
    ref.logic = this.#stage(ref.logic, isAsked);
  }

  #ask(self: AnyActorRef, how: Pick<Question, 'kind' | 'answer' | 'fail' | 'emit'>): Question {
    const { id, _parent } = self as Made;
    const question = { ...how, src: this.#names.get(self) ?? id, id, parent: _parent?.sessionId };
    this.#questions.push(question);
    return question;
  }

  #drop = (question: Question) => {
    this.#questions = this.#questions.filter((other) => other !== question);
  };

  #promise(self: AnyActorRef, signal: AbortSignal) {
    return new Promise((answer, fail) => {
      const question = this.#ask(self, { kind: 'promise', answer, fail });
      signal.addEventListener('abort', () => this.#drop(question));
    });
  }

  #stream(self: AnyActorRef, { next, error, complete }: Observer<never>) {
    const question = this.#ask(self, {
      kind: 'stream',
      answer: () => complete?.(),
      fail: (fault) => error?.(fault),
      emit: (value) => next?.(value as never),
    });
    return { unsubscribe: () => this.#drop(question) };
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

  /** The same with all that is known of them. */
  get awaited(): readonly Question[] {
    return this.#questions;
  }

  /** How many questions of a source wait for an answer. */
  waiting = (src: string) => this.#questions.filter((question) => question.src === src).length;

  /** Tells the machine something; nothing once it has come to its end. */
  async send(event: Parameters<Actor<Machine>['send']>[0]): Promise<void> {
    if ((this.snapshot as AnyMachineSnapshot).status === 'active') this.actor.send(event);
    await flush();
  }

  /** Does something to the latest question of a source; nothing when there is none. */
  async #settle(src: string, kinds: readonly Question['kind'][], how: (question: Question) => void): Promise<void> {
    const question = this.#questions.findLast((other) => other.src === src && kinds.includes(other.kind));
    if (!question) return;
    how(question);
    await flush();
  }

  /** Answers the latest promise of a source. */
  answer = (src: string, output?: unknown) =>
    this.#settle(src, ['promise'], (question) => {
      this.#drop(question);
      question.answer(output);
    });

  fail = (src: string, error: unknown = new Error(src)) =>
    this.#settle(src, ['promise', 'stream'], (question) => {
      this.#drop(question);
      question.fail(error);
    });

  /** Has the latest stream of a source give a value. */
  emit = (src: string, value?: unknown) => this.#settle(src, ['stream'], (question) => question.emit?.(value));

  /** Ends the latest stream of a source. */
  complete = (src: string) =>
    this.#settle(src, ['stream'], (question) => {
      this.#drop(question);
      question.answer(undefined);
    });

  advance = (ms: number) => this.clock.advance(ms, flush);

  /** The device sleeps: the wall clock moves, no timer does. */
  sleep(ms: number): void {
    this.#slept += ms;
  }
}
