import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate';
import { watchEnqueued } from './enqueued';
import { graphOf, invokeLabelOf, transitionId } from './graph';
import { boundMicrosteps, cycleOf, isLoopError } from './loops';
import { unnamed } from './names';
import {
  type ActorRecord,
  type Entry,
  type Feed,
  type Glance,
  type Message,
  most,
  type Shot,
  type Timer,
  valueName,
} from './record';
import { changesBetween, Redactor } from './redact';
import { isSame, shared } from './same';

interface Scheduled {
  source: AnyActorRef;
  event: AnyEventObject;
  delay: number;
}

interface Inside {
  logic: Partial<AnyStateMachine>;
  system: { _snapshot: { _scheduledEvents: Record<string, Scheduled> } };
  _parent?: AnyActorRef;
  observers: Set<unknown>;
}

const insideOf = (ref: unknown) => ref as AnyActorRef & Inside;

/** Returns the name of a child: its id, or its source where its parent invokes it without an id. */
function childName(id: string, parent: AnyActorRef): string {
  const { logic } = insideOf(parent);
  const label = logic.root && invokeLabelOf(graphOf(logic as AnyStateMachine), id);
  return label && label !== unnamed ? label : id;
}

const blank: Shot = { value: '', active: [], context: undefined, status: 'active' };

/** Writes down, as plain data without secrets, what the actors of one or several systems report. */
export class Recorder implements Feed {
  actors: ActorRecord[] = [];
  entries: Entry[] = [];
  messages: Message[] = [];
  /** How many steps of a script were begun; kept by whoever plays one. */
  step = 0;
  readonly now: () => number;
  readonly #redactor = new Redactor();
  readonly #refs = new Map<string, AnyActorRef>();
  readonly #taken = new Map<string, string[]>();
  readonly #heard = new Map<string, { from?: string; event: AnyEventObject }>();
  readonly #enqueued = new Map<string, string[]>();
  readonly #names = new Map<string, string>();
  readonly #timers = new WeakMap<Scheduled, Timer>();
  readonly #listeners = new Set<() => void>();
  #count = 0;
  #glance: Glance | undefined;
  #isHeld = false;

  /** `now` counts milliseconds since the record began. */
  constructor(now: () => number) {
    this.now = now;
  }

  /** For `createActor(machine, { inspect })`. */
  inspect = (event: InspectionEvent): void => {
    const ref = insideOf(event.actorRef);
    if (event.type === '@xstate.actor') this.#meet(ref);
    if (event.type === '@xstate.event') this.#hear(ref, event.sourceRef as AnyActorRef | undefined, event.event);
    if (event.type === '@xstate.microstep') {
      const taken = this.#taken.get(ref.sessionId) ?? [];
      this.#taken.set(ref.sessionId, [...taken, ...event._transitions.map(transitionId)]);
    }
    if (event.type === '@xstate.snapshot') this.#write(ref, event.event, event.snapshot as AnyMachineSnapshot);
  };

  /** The running actor of a record, where it runs on this page. */
  refOf = (id: string) => this.#refs.get(id);

  snapshotOf = (id: string) => this.#refs.get(id)?.getSnapshot() as AnyMachineSnapshot | undefined;

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  glance = (): Glance => {
    this.#glance ??= { actors: this.actors, entries: this.entries, messages: this.messages, at: this.now() };
    return this.#glance;
  };

  /** Tells all who listen that something changed, if only the time. */
  tell = () => {
    this.#glance = undefined;
    if (this.#isHeld) return;
    for (const listener of this.#listeners) listener();
  };

  /** Tells all that comes of some work at once, when it is done: a long leap of the clock is a thousand events. */
  async during(work: () => Promise<void>): Promise<void> {
    this.#isHeld = true;
    try {
      await work();
    } finally {
      this.#isHeld = false;
      this.tell();
    }
  }

  #nameOf = (ref: AnyActorRef | undefined) => {
    if (!ref) return undefined;
    const { _parent, logic } = insideOf(ref);
    return this.#names.get(ref.sessionId) ?? (_parent ? childName(ref.id, _parent) : (logic?.id ?? ref.id));
  };

  /** Its own name, numbered where another of that name runs. */
  #newName(ref: AnyActorRef): string {
    const name = this.#nameOf(ref) as string;
    const running = new Set(this.actors.flatMap((other) => (other.shot.status === 'active' ? other.name : [])));
    let count = 1;
    while (running.has(count === 1 ? name : `${name} ${count}`)) count += 1;
    return count === 1 ? name : `${name} ${count}`;
  }

  #meet(ref: AnyActorRef & Inside) {
    if (!ref.logic.root) return;
    this.#refs.set(ref.sessionId, ref);
    boundMicrosteps(ref.logic);
    watchEnqueued(ref, ref.logic as AnyStateMachine, (names) => {
      this.#enqueued.set(ref.sessionId, [...(this.#enqueued.get(ref.sessionId) ?? []), ...names]);
    });
    const name = this.#newName(ref);
    this.#names.set(ref.sessionId, name);
    ref.subscribe({ error: (error) => this.#break(ref, error) });
    const record: ActorRecord = {
      id: ref.sessionId,
      name,
      ...(ref._parent && { parent: ref._parent.sessionId }),
      graph: graphOf(ref.logic as AnyStateMachine),
      shot: blank,
      timers: [],
    };
    // An actor that comes again takes the place of the one that is over.
    this.actors = [...this.actors.filter((other) => other.name !== name || other.shot.status === 'active'), record];
  }

  /** Writes down that an actor broke: XState reports that to whoever observes it, and to nobody else. */
  #break(ref: AnyActorRef & Inside, error: unknown) {
    const { event = { type: 'xstate.init' } } = this.#heard.get(ref.sessionId) ?? {};
    this.#write(ref, event, {
      ...(ref.getSnapshot() as AnyMachineSnapshot),
      status: 'error',
      error,
    } as AnyMachineSnapshot);
    // Without us nobody would have observed it, and the page would have heard.
    if (!ref._parent && ref.observers.size === 1) reportError(error);
  }

  /** Writes down that the actor which acted last was stopped by an error of the stage. */
  halt(error: unknown) {
    const ref = this.#refs.get(this.entries.at(-1)?.actor ?? '');
    if (ref) this.#break(insideOf(ref), error);
  }

  #hear(ref: AnyActorRef & Inside, source: AnyActorRef | undefined, event: AnyEventObject) {
    const { type } = event;
    const from = source === ref ? undefined : this.#nameOf(source);
    this.#heard.set(ref.sessionId, { event, ...(from && { from }) });
    if (source === ref || type === 'xstate.stop') return;
    const message = { number: this.#count, at: this.now(), ...(from && { from }), to: this.#nameOf(ref) ?? '', type };
    this.messages = [...this.messages, message].slice(-most);
  }

  #write(ref: AnyActorRef & Inside, event: AnyEventObject, snapshot: AnyMachineSnapshot) {
    const id = ref.sessionId;
    const record = this.actors.find((actor) => actor.id === id);
    if (!record || record.shot.status === 'error') return;
    const loop = isLoopError(snapshot.error) ? this.#loopOf(record) : [];
    const shot = shared(record.shot, { ...this.#shotOf(snapshot), ...(loop.length > 0 && { loop }) });
    const isFirst = record.shot === blank;
    const enqueued = this.#enqueued.get(id);
    const source = this.#heard.get(id)?.from;
    const entry: Entry = {
      number: this.#count++,
      at: this.now(),
      actor: id,
      ...(source && { source }),
      event: this.#redactor.plain(event) as { type: string },
      ...(!isFirst && { from: record.shot.value }),
      shot,
      taken: this.#taken.get(id) ?? [],
      ...(enqueued?.length && { enqueued }),
      changes: isFirst ? [] : changesBetween(record.shot.context, shot.context),
      step: this.step,
    };
    this.#taken.delete(id);
    this.#enqueued.delete(id);
    this.#heard.delete(id);
    this.entries = [...this.entries, entry].slice(-most);
    this.actors = this.actors.map((actor) => (actor === record ? { ...actor, shot } : actor));
    this.#readTimers(ref);
    this.tell();
  }

  /** The names of the states that the last microsteps of an actor led to, over and over. */
  #loopOf({ id, graph }: ActorRecord): string[] {
    const targets = new Map(graph.transitions.map((one) => [one.id, one.targets[0] ?? one.source]));
    const recent = this.entries.slice(-200).flatMap(({ actor, taken }) => (actor === id ? taken : []));
    const cycle = cycleOf(this.#taken.get(id) ?? recent).map((taken) => targets.get(taken) ?? '');
    const names = cycle.map((state) => state.replace(`${graph.root}.`, ''));
    return names.length > 0 ? [names.at(-1) as string, ...names] : [];
  }

  #shotOf(snapshot: AnyMachineSnapshot): Shot {
    const { value, context, status, error, output } = snapshot;
    const meta = snapshot.getMeta?.() ?? {};
    const nodes = (snapshot as unknown as { _nodes?: { id: string }[] })._nodes ?? [];
    return {
      value: valueName(value),
      active: nodes.map(({ id }) => id),
      context: this.#redactor.plain(context),
      status,
      ...(status === 'error' && { error: String(this.#redactor.plain(String(error))) }),
      ...(output !== undefined && { output: this.#redactor.plain(output) }),
      ...(Object.keys(meta).length > 0 && { meta: this.#redactor.plain(meta) }),
    };
  }

  /** The delays of one system that run now. */
  #readTimers(ref: AnyActorRef & Inside) {
    const scheduled = Object.values(ref.system._snapshot._scheduledEvents);
    const timerOf = (one: Scheduled): Timer => {
      const timer = this.#timers.get(one) ?? { event: one.event.type, startedAt: this.now(), delay: one.delay };
      this.#timers.set(one, timer);
      return timer;
    };
    const timersOf = (id: string) => scheduled.filter(({ source }) => source.sessionId === id).map(timerOf);
    const system = new Set(scheduled.map(({ source }) => source.sessionId)).add(ref.sessionId);
    this.actors = this.actors.map((actor) => {
      const timers = system.has(actor.id) ? timersOf(actor.id) : actor.timers;
      return isSame(timers, actor.timers) ? actor : { ...actor, timers };
    });
  }
}
