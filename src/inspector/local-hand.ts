import {
  type Actor,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  getNextSnapshot,
} from 'xstate';
import type { Chances, Hand } from './hand';
import { judge, judgeAll, type Refusal, refusalOf, type Verdict } from './judge';
import type { ActorRecord } from './record';
import type { Recorder } from './recorder';

const none: ReadonlyMap<string, Verdict> = new Map();

/** What an actor of this page would take now, without data. */
export function verdictsOf(recorder: Recorder, { id, graph, shot }: ActorRecord): ReadonlyMap<string, Verdict> {
  const snapshot = shot.status === 'active' && recorder.snapshotOf(id);
  return snapshot ? judgeAll(snapshot, graph.transitions, (type) => [{ type }]) : none;
}

/** What goes wrong in a machine that takes an event; tried without doing anything, so that the app goes on. */
function faultOf(ref: AnyActorRef, snapshot: AnyMachineSnapshot, event: AnyEventObject): string | undefined {
  try {
    const { status, error } = getNextSnapshot((ref as Actor<AnyStateMachine>).logic, snapshot, event);
    return status === 'error' ? String(error) : undefined;
  } catch (error) {
    return String(error);
  }
}

/** Sends an actor of this page an event that it would take; says what bars it otherwise. */
export function deliver(recorder: Recorder, actor: string, event: string, value: unknown): Refusal | undefined {
  const [ref, snapshot] = [recorder.refOf(actor), recorder.snapshotOf(actor)];
  if (!ref || snapshot?.status !== 'active') return { by: '' };
  const made: AnyEventObject = { ...(value as object | undefined), type: event };
  const refusal = refusalOf([...judge(snapshot, made).values()]);
  if (refusal) return refusal;
  const fault = faultOf(ref, snapshot, made);
  if (fault) return { by: '', fault };
  ref.send(made);
  return undefined;
}

/** The hand that drives the actors which run on this page. */
export function localHandOf(recorder: Recorder): Hand {
  let refused: { actor: string; chances: Chances['refused']; after: number | undefined } | undefined;
  const last = () => recorder.entries.at(-1)?.number;
  const send: Hand['send'] = ({ id }, event, { value }) => {
    const refusal = deliver(recorder, id, event, value);
    // What was refused stays on screen until something is taken.
    refused = refusal && { actor: id, chances: { event, ...refusal }, after: last() };
    recorder.tell();
  };
  return {
    chances: (actor) => ({
      verdicts: verdictsOf(recorder, actor),
      questions: [],
      ...(refused?.actor === actor.id && refused.after === last() && { refused: refused.chances }),
    }),
    take: (actor, { event }) => send(actor, event, {}),
    send,
    samples: () => ({}),
    preview: () => undefined,
  };
}
