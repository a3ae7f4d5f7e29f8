import {
  type Actor,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  getNextSnapshot,
} from 'xstate';
import { judge, judgeAll } from '../judge';
import type { Recorder } from '../recorder';
import { openChannel, type Refusal, type Sent, type Verdicts, type Word } from './channel';

/** What the actors of this page would take now, without data. */
const verdictsOf = (recorder: Recorder): Verdicts =>
  new Map(
    recorder.actors
      .filter(({ shot }) => shot.status === 'active')
      .flatMap(({ id, graph }) => {
        const snapshot = recorder.snapshotOf(id);
        return snapshot ? [[id, judgeAll(snapshot, graph.transitions, (type) => [{ type }])] as const] : [];
      }),
  );

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
function deliver(recorder: Recorder, { actor, event, value }: Sent): Refusal | undefined {
  const [ref, snapshot] = [recorder.refOf(actor), recorder.snapshotOf(actor)];
  if (!ref || snapshot?.status !== 'active') return { by: '' };
  const made: AnyEventObject = { ...(value as object | undefined), type: event };
  const verdicts = [...judge(snapshot, made).values()];
  if (verdicts.every(({ is }) => is !== 'open'))
    return { by: [...new Set(verdicts.flatMap((one) => (one.is === 'barred' ? [one.by] : [])))].join('], [') };
  const fault = faultOf(ref, snapshot, made);
  if (fault) return { by: '', fault };
  ref.send(made);
  return undefined;
}

/** Tells the inspector's page what the actors of a recorder do, and does to them what the page asks, until stopped. */
export function tell(recorder: Recorder, titleOf: () => string): () => void {
  const channel = openChannel();
  const tab = crypto.randomUUID();
  const say = (word: Word) => channel.postMessage(word);
  let wait: ReturnType<typeof setTimeout> | undefined;

  const show = () => {
    wait = undefined;
    say({ is: 'shown', tab, title: titleOf(), glance: recorder.glance(), verdicts: verdictsOf(recorder) });
  };
  const unsubscribe = recorder.subscribe(() => {
    wait ??= setTimeout(show, 50);
  });
  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    if (data.is === 'asked') show();
    if (data.is !== 'sent' || data.tab !== tab) return;
    const refusal = deliver(recorder, data);
    if (!refusal) return;
    const { actor, event } = data;
    say({ is: 'refused', tab, actor, event, ...refusal });
    // What the page believed is no longer so.
    show();
  };
  return () => {
    clearTimeout(wait);
    unsubscribe();
    say({ is: 'gone', tab });
    channel.close();
  };
}
