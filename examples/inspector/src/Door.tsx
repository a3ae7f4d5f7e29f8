import { inspect } from '@trama/inspector';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createActor } from 'xstate';
import { door } from './door';

/** The app itself: its one line for the inspector is the option of its actor. */
export function Door() {
  const [actor] = useState(() => createActor(door, { inspect }));
  const snapshot = useSyncExternalStore(
    (hear) => actor.subscribe(hear).unsubscribe,
    () => actor.getSnapshot(),
  );
  useEffect(() => {
    actor.start();
    return () => {
      actor.stop();
    };
  }, [actor]);
  return (
    <main>
      <h1>The door is {String(snapshot.value)}</h1>
      <p>Opened {snapshot.context.opened} times.</p>
      <button type="button" onClick={() => actor.send({ type: 'try the key', key: 'brass' })}>
        Turn the key
      </button>
    </main>
  );
}
