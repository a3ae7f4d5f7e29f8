import type { AnyEventObject, AnyStateMachine } from 'xstate';
import type { GraphTransition } from './graph';
import type { Chances } from './hand';
import { answers, judge, judgeAll, type Verdict } from './judge';
import { isLoopError } from './loops';
import { stepsUntil } from './range';
import type { ActorRecord, Entry } from './record';
import { Recorder } from './recorder';
import { Redactor } from './redact';
import { lineOf, type Send, type Step, stepsOf } from './script';
import { type AnyStage, eventOf, type Here, settle } from './stage';
import type { VirtualClock } from './virtual-clock';
import { World } from './world';

let runs = 0;

/** One machine driven by hand under a virtual clock, written down so that it can be played again. */
export class Run {
  /** Tells one run from another on the same page. */
  readonly id = `run ${++runs}`;
  readonly world: World<AnyStateMachine>;
  readonly recorder: Recorder;
  readonly stage: AnyStage;
  steps: Step[] = [];
  #turn: Promise<unknown> = Promise.resolve();

  constructor(stage: AnyStage, clock?: VirtualClock) {
    this.stage = stage;
    const { machine, input = () => undefined as never, actors, actions } = stage;
    const recorder = new Recorder(() => this.world?.clock.now() ?? clock?.now() ?? 0);
    this.recorder = recorder;
    this.world = new World(machine, {
      input,
      ...(clock && { clock }),
      ...(actors && { actors }),
      ...(actions && { actions }),
      inspect: recorder.inspect,
    });
  }

  /** A run that has come as far as a script leads. */
  static async of(stage: AnyStage, script: string): Promise<Run> {
    const run = new Run(stage);
    await run.begin();
    for (const step of stepsOf(script)) await run.play(step);
    return run;
  }

  /** The script of all that was done so far, one step a line. */
  get script(): string {
    return this.steps.map(lineOf).join('\n');
  }

  /** Processes the machine's initial events until it is idle. */
  begin = () => this.#bounded(() => this.world.advance(0));

  /** Does one step once those before it are done. */
  play(step: Step): Promise<void> {
    const turn = this.#turn.then(() => this.recorder.during(() => this.#bounded(() => this.#play(step))));
    this.#turn = turn.catch(() => {});
    return turn;
  }

  /** An endless loop of timers stops the actor that ran last, as one of microsteps does. */
  async #bounded(work: () => Promise<void>) {
    try {
      await work();
    } catch (error) {
      if (!isLoopError(error)) throw error;
      this.recorder.halt(error);
    }
  }

  async #play(step: Step) {
    this.#note(step);
    if (step.do === 'pass') await this.world.advance(step.ms);
    else if (step.do === 'sleep') this.world.sleep(step.ms);
    else if (step.do !== 'send') await settle(this.world, this.stage, step, this.#here);
    else {
      this.#refOf(step.actor)?.send(this.eventOf(step));
      await this.world.advance(0);
    }
  }

  /** Writes a step down; time that passes without anything else is one step. */
  #note(step: Step) {
    const last = this.steps.at(-1);
    if (step.do === 'pass' && last?.do === 'pass') {
      this.steps = [...this.steps.slice(0, -1), { do: 'pass', ms: last.ms + step.ms }];
      return;
    }
    const kept = 'value' in step ? { ...step, value: new Redactor().plain(step.value) } : step;
    this.steps = [...this.steps, kept];
    this.recorder.step = this.steps.length;
  }

  #refOf(name: string) {
    const record = this.recorder.actors.findLast((actor) => actor.name === name && actor.shot.status === 'active');
    return record && this.recorder.refOf(record.id);
  }

  get #here(): Here {
    return { now: this.world.now, snapshot: this.world.snapshot };
  }

  /** The event that a step sends: of its own value, its sample, or the first sample there is. */
  eventOf = (step: Pick<Send, 'event' | 'sample' | 'value'>): AnyEventObject => eventOf(this.stage, step, this.#here);

  /** What would become of an actor's transitions now, by their ids, whichever event came. */
  verdictsOf(actor: ActorRecord): Map<string, Verdict> {
    const snapshot = this.recorder.snapshotOf(actor.id);
    if (!snapshot || actor.shot.status !== 'active') return new Map();
    const active = new Set(actor.shot.active);
    const all = judgeAll(snapshot, actor.graph.transitions, (event) => {
      const examples = this.#examplesOf(event).map((example) => this.eventOf(example));
      return examples.length && !event.endsWith('*') ? examples : [...examples, this.eventOf({ event })];
    });
    for (const transition of actor.graph.transitions) {
      if (active.has(transition.source) && this.#isAwaited(actor, transition) && !all.has(transition.id))
        all.set(transition.id, { is: 'open' });
    }
    return all;
  }

  /** The samples of an event, and of all events that a name with an asterisk stands for. */
  #examplesOf(descriptor: string): Pick<Send, 'event' | 'sample'>[] {
    const all = Object.entries(this.stage.events ?? {}).filter(([event]) => answers(descriptor, event));
    return all.flatMap(([event, samples]) => Object.keys(samples).map((sample) => ({ event, sample })));
  }

  #isAwaited(actor: ActorRecord, { kind, event }: GraphTransition): boolean {
    if (kind === 'after') return actor.timers.some((timer) => timer.event === event);
    return this.#settlingOf(actor, { kind, event }) !== undefined;
  }

  /** What is to be done, and to what waits, so that a transition of an actor is taken. */
  #settlingOf(actor: ActorRecord, { kind, event }: Pick<GraphTransition, 'kind' | 'event'>) {
    const id = event.replace(/^xstate\.(done\.actor|error\.actor|snapshot)\./, '');
    if (id === event) return undefined;
    const question = this.world.awaited.findLast((one) => one.id === id && one.parent === actor.id);
    if (!question) return undefined;
    const { src } = question;
    const isStream = question.kind === 'stream';
    if (kind === 'error') return { do: 'fail', src } as const;
    if (kind === 'done') return { do: isStream ? 'complete' : 'answer', src } as const;
    return isStream ? ({ do: 'emit', src } as const) : undefined;
  }

  /** The step that makes an actor take a transition, with the first sample that its guard lets through. */
  stepTo(actor: ActorRecord, transition: GraphTransition): Step | undefined {
    const { kind, event, id } = transition;
    if (kind === 'after') {
      const timer = actor.timers.find((other) => other.event === event);
      return timer && { do: 'pass', ms: Math.max(0, timer.startedAt + timer.delay - this.recorder.now()) };
    }
    const snapshot = this.recorder.snapshotOf(actor.id);
    if (!snapshot) return undefined;
    const fits = (made: AnyEventObject) => judge(snapshot, made).get(id)?.is === 'open';
    if (kind === 'done' || kind === 'error' || kind === 'snapshot') {
      const settling = this.#settlingOf(actor, transition);
      if (!settling || settling.do === 'complete') return settling;
      const samples = this.stage[kind === 'error' ? 'failures' : 'answers']?.[settling.src] ?? {};
      const sample = Object.keys(samples).find((name) => {
        const value = samples[name]?.(this.#here);
        return fits({ type: event, output: value, error: value, snapshot: { status: 'active', context: value } });
      });
      return { ...settling, ...(sample !== undefined && { sample }) };
    }
    // A name with an asterisk is no event: somebody has to name one.
    if (kind === 'any') return undefined;
    const example = this.#examplesOf(event).find((one) => fits(this.eventOf(one)));
    return { do: 'send', actor: actor.name, ...(example ?? { event }) };
  }

  /** Milliseconds until the next timer. */
  get untilNext(): number | undefined {
    const due = this.world.clock.nextDue();
    return due === undefined ? undefined : due - this.recorder.now();
  }

  /** What waits, each source once. */
  get #questions(): Chances['questions'] {
    return [...new Map(this.world.awaited.map(({ src, kind }) => [`${kind} ${src}`, { src, kind }])).values()];
  }

  /** What a hand could do now: transitions to take, and questions to answer. */
  chances(actor: ActorRecord): Chances {
    return { verdicts: this.verdictsOf(actor), questions: this.#questions };
  }

  /** Another run of the same stage that has come as far as an entry of this one. */
  async fork(entry: Entry): Promise<Run> {
    const run = new Run(this.stage);
    await run.begin();
    for (const step of stepsUntil(this.steps, entry)) await run.play(step);
    return run;
  }

  /** The states that an actor is in, by its name, as one line. */
  standOf(name: string): string | undefined {
    return this.recorder.actors.findLast((actor) => actor.name === name)?.shot.value;
  }

  stop() {
    this.world.actor.stop();
  }
}
