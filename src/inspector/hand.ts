import type { GraphTransition } from './graph';
import type { Refusal, Verdict } from './judge';
import type { ActorRecord } from './record';
import type { Run } from './run';
import type { Settling, Step } from './script';
import type { Here, Samples } from './stage';
import type { Question } from './world';

/** What could be done by hand at one moment. */
export interface Chances {
  verdicts: ReadonlyMap<string, Verdict>;
  /** The sources that wait for an answer, or for a value. */
  questions: readonly Pick<Question, 'src' | 'kind'>[];
  /** The event that was refused last: what barred it, or what would have gone wrong. */
  refused?: { event: string } & Refusal;
}

/** Data that goes with an event or an answer: a sample by its name, or a value. */
export interface Chosen {
  sample?: string;
  value?: unknown;
}

/** What can be done to the actors of a feed: here, or in the tab where they run. */
export interface Hand {
  chances(actor: ActorRecord): Chances;
  /** Makes an actor take a transition that is open. */
  take(actor: ActorRecord, transition: GraphTransition): void;
  send(actor: ActorRecord, event: string, chosen: Chosen): void;
  /** Answers or fails what waits, where that waits for a hand, or has it give a value or end. */
  settle?(how: Settling, src: string, chosen: Chosen): void;
  samples(of: 'events' | 'answers' | 'failures', name: string): Samples[string];
  /** What a sample makes at this moment. */
  preview(make: (here: Here) => unknown): unknown;
}

/** The hand that drives a run. */
export function handOf(run: Run): Hand {
  const play = (step: Step | undefined) => step && void run.play(step);
  return {
    chances: (actor) => run.chances(actor),
    take: (actor, transition) => play(run.stepTo(actor, transition)),
    send: ({ name }, event, chosen) => play({ do: 'send', actor: name, event, ...chosen }),
    settle: (how, src, chosen) => play({ do: how, src, ...chosen }),
    samples: (of, name) => run.stage[of]?.[name] ?? {},
    preview: (make) => make({ now: run.world.now, snapshot: run.world.snapshot }),
  };
}
