import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateMachine, InputFrom } from 'xstate';
import type { Moves } from './explore';
import { type Send, type Settle, stepOf } from './script';
import type { World, WorldOptions } from './world';

/** What a sample is made from: the moment of the world it is given to, and what its machine holds. */
export interface Here {
  now: () => number;
  snapshot: AnyMachineSnapshot;
}

/** Named examples of what an event carries, or of what an actor answers or fails with. */
export type Samples = Record<string, Record<string, (here: Here) => unknown>>;

/** A machine put on stage: what it starts from, and what can be told to it. */
export interface Stage<Machine extends AnyStateMachine = AnyStateMachine> {
  machine: Machine;
  input?: (here: { now: () => number }) => InputFrom<Machine>;
  events?: Samples;
  answers?: Samples;
  failures?: Samples;
  actors?: WorldOptions<Machine>['actors'];
  actions?: WorldOptions<Machine>['actions'];
}

/** A stage as the inspector takes it, whatever its machine. */
export type AnyStage = Stage;

/** A stage that is checked against its machine. */
export const stageOf = <Machine extends AnyStateMachine>(stage: Stage<Machine>) => stage as unknown as AnyStage;

const made = (named: Samples[string] = {}, sample: string | undefined, here: Here): unknown => {
  const make = sample === undefined ? Object.values(named)[0] : named[sample];
  return make?.(here);
};

/** What a step answers or fails with: its own value, its sample, or the first sample there is. */
export const sampleOf = (samples: Samples | undefined, { src, sample, value }: Settle, here: Here): unknown =>
  value ?? made(samples?.[src], sample, here);

/** Does to what waits in a world what a step says. */
export function settle(world: World<AnyStateMachine>, stage: AnyStage, step: Settle, here: Here): Promise<void> {
  if (step.do === 'complete') return world.complete(step.src);
  if (step.do === 'fail') return world.fail(step.src, sampleOf(stage.failures, step, here) ?? new Error(step.src));
  return world[step.do](step.src, sampleOf(stage.answers, step, here));
}

/** The event that a step sends, made in the same way. */
export function eventOf(
  stage: AnyStage,
  { event, sample, value }: Pick<Send, 'event' | 'sample' | 'value'>,
  here: Here,
): AnyEventObject {
  return { ...((value ?? made(stage.events?.[event], sample, here)) as object | undefined), type: event };
}

async function playOn(world: World<AnyStateMachine>, stage: AnyStage, line: string) {
  const step = stepOf(line);
  if (!step) throw new Error(`No step: ${line}`);
  const here = { now: world.now, snapshot: world.snapshot };
  if (step.do === 'pass') return world.advance(step.ms);
  if (step.do === 'sleep') return world.sleep(step.ms);
  if (step.do !== 'send') return settle(world, stage, step, here);
  if (step.actor === stage.machine.id) return world.send(eventOf(stage, step, here));
  const children: Record<string, AnyActorRef | undefined> = (world.snapshot as AnyMachineSnapshot).children;
  const child = children[step.actor] ?? Object.values(children).find((one) => one?.src === step.actor);
  child?.send(eventOf(stage, step, here));
  return undefined;
}

/** Moves for an exploration, each named by the line of the script that it plays: what fails there opens in the inspector. */
export const movesOf = <Machine extends AnyStateMachine>(stage: AnyStage, lines: string[]): Moves<Machine> =>
  Object.fromEntries(
    lines.map((line) => [line, (world) => playOn(world as unknown as World<AnyStateMachine>, stage, line)]),
  );
