import { Actor, type AnyActorRef, type InspectionEvent } from 'xstate';
import { tell } from '../dev/tell';
import { Recorder } from '../recorder';

const hearing = new Set<Recorder>();
const heard = new WeakMap<Recorder, WeakSet<AnyActorRef['system']>>();
let isListening = false;

/** Tells a recorder of an actor that is about to start, and of all that its system does from then on. */
function introduce(ref: AnyActorRef, recorder: Recorder) {
  const systems = heard.get(recorder) ?? new WeakSet<AnyActorRef['system']>();
  heard.set(recorder, systems);
  if (!systems.has(ref.system)) {
    systems.add(ref.system);
    // Whoever leaves is told nothing more: the system itself keeps who listens to it.
    ref.system.inspect((event) => hearing.has(recorder) && recorder.inspect(event));
  }
  // XState told of it when it was made, when nobody listened.
  if (!recorder.refOf(ref.sessionId))
    recorder.inspect({ type: '@xstate.actor', actorRef: ref, rootId: ref.sessionId } as InspectionEvent);
}

/** Lets a recorder hear every actor of the page that starts from now on, until the answer is called. */
export function hearActors(recorder: Recorder): () => void {
  hearing.add(recorder);
  if (!isListening) {
    isListening = true;
    const { start } = Actor.prototype;
    Actor.prototype.start = function listened(this: Actor<never>) {
      for (const one of hearing) introduce(this as unknown as AnyActorRef, one);
      return start.call(this);
    };
  }
  return () => {
    hearing.delete(recorder);
  };
}

/**
 * Tells every `LiveInspector` of this origin, in this tab or another, what the machines do that start from now on, until
 * the answer is called. Once, before the app starts.
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
