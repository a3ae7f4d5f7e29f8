import type { InspectionEvent } from 'xstate';
import { tell } from '../dev/tell';
import { Recorder } from '../recorder';

const recorders = new Set<Recorder>();

/**
 * The option of each root actor that is to be seen, as in `createActor(machine, { inspect })`. What it invokes and spawns is
 * seen with it. Does nothing while nobody watches.
 */
export function inspect(event: InspectionEvent): void {
  const isRoot = event.type === '@xstate.actor' && event.actorRef.sessionId === event.rootId;
  // A recorder knows nothing of a system that was created before it.
  for (const recorder of recorders) if (isRoot || recorder.refOf(event.rootId)) recorder.inspect(event);
}

/** Lets a recorder hear every inspected actor that is created from now on, until the answer is called. */
export function hearActors(recorder: Recorder): () => void {
  recorders.add(recorder);
  return () => {
    recorders.delete(recorder);
  };
}

/**
 * Tells every `LiveInspector` of this origin, in this tab or another, what the inspected actors do that are created from now
 * on, until the answer is called. Once, before the app starts.
 */
export function watchActors(): () => void {
  const recorder = new Recorder(() => performance.now());
  const leave = hearActors(recorder);
  const hush = tell(recorder, () => document.title);
  return () => {
    leave();
    hush();
  };
}
